import type { TranscriptCue } from './videoForm.ts';

type Cues = readonly TranscriptCue[];

/** How long a caption is shown that is added, in seconds. */
const shownFor = 3;
const rounded = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;

/** The captions with some fields of one changed. */
export function changeCue(cues: Cues, at: number, change: Partial<TranscriptCue>): Cues {
  return cues.map((cue, other) => (other === at ? { ...cue, ...change } : cue));
}

/** An empty caption after the one at an index, where there is room until the next; -1: at the beginning. */
export function insertCue(cues: Cues, at: number): Cues {
  const start = cues[at]?.endSeconds ?? 0;
  const next = cues[at + 1]?.startSeconds ?? Infinity;
  const end = next > start ? Math.min(next, start + shownFor) : start + shownFor;
  return [...cues.slice(0, at + 1), { startSeconds: start, endSeconds: rounded(end), text: '' }, ...cues.slice(at + 1)];
}

/** Two captions of one: at the playhead where that is in it, else in its middle, and at the word that is nearest. */
export function splitCue(cues: Cues, at: number, playhead: number): Cues {
  const cue = cues[at];
  if (cue === undefined) return cues;
  const { startSeconds, endSeconds, text } = cue;
  const isInside = playhead > startSeconds && playhead < endSeconds;
  const time = rounded(isInside ? playhead : (startSeconds + endSeconds) / 2);
  const wanted = (text.length * (time - startSeconds)) / (endSeconds - startSeconds);
  const gaps = [...text.matchAll(/\s+/g)].map(({ index }) => index);
  const [gap = text.length] = gaps.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  const parts = [
    { startSeconds, endSeconds: time, text: text.slice(0, gap).trim() },
    { startSeconds: time, endSeconds, text: text.slice(gap).trim() },
  ];
  return [...cues.slice(0, at), ...parts, ...cues.slice(at + 1)];
}

/** One caption of two that follow each other. */
export function joinCues(cues: Cues, at: number): Cues {
  const [cue, next] = cues.slice(at, at + 2);
  if (cue === undefined || next === undefined) return cues;
  const text = [cue.text, next.text].filter((each) => each.trim() !== '').join(' ');
  const endSeconds = Math.max(cue.endSeconds, next.endSeconds);
  return [...cues.slice(0, at), { ...cue, endSeconds, text }, ...cues.slice(at + 2)];
}

/** The captions without one. */
export function removeCue(cues: Cues, at: number): Cues {
  return cues.filter((_cue, other) => other !== at);
}

/** The index of the next caption after `from` with these words, whatever their case, from the beginning again; -1. */
export function findCue(cues: Cues, words: string, from: number): number {
  const wanted = words.toLocaleLowerCase();
  if (wanted === '') return -1;
  const has = ({ text }: TranscriptCue): boolean => text.toLocaleLowerCase().includes(wanted);
  const later = cues.findIndex((cue, at) => at > from && has(cue));
  return later === -1 ? cues.findIndex(has) : later;
}

/** The captions with other words in place of some, whatever their case, and in how many of them. */
export function replaceInCues(cues: Cues, words: string, by: string): { readonly cues: Cues; readonly count: number } {
  if (words === '') return { cues, count: 0 };
  const pattern = new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'giu');
  const replaced = cues.map((cue) => {
    const text = cue.text.replace(pattern, () => by);
    return text === cue.text ? cue : { ...cue, text };
  });
  return { cues: replaced, count: replaced.filter((cue, at) => cue !== cues[at]).length };
}

/** The index of the caption that is shown at a time; -1 for none. */
export function cueAt(cues: Cues, seconds: number): number {
  return cues.findLastIndex(({ startSeconds, endSeconds }) => startSeconds <= seconds && seconds < endSeconds);
}
