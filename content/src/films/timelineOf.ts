import type { Slide } from './slide.ts';

/** A caption: the text spoken between two moments of the clip, in seconds. */
export interface Cue {
  startSeconds: number;
  endSeconds: number;
  text: string;
}

/** When a slide is shown and when each item of its figure appears, in seconds of the clip. */
export interface TimedSlide {
  slide: Slide;
  start: number;
  end: number;
  reveals: number[];
}

export interface Timeline {
  /** Whole seconds. */
  seconds: number;
  slides: TimedSlide[];
  cues: Cue[];
}

const LEAD_IN = 0.8;
const SLIDE_PAUSE = 1.5;
const CUE_LENGTH = 88;
/** Seconds for each word, for about 140 words a minute including pauses. */
const WORD = 0.34;

interface Phrase {
  text: string;
  reveals: number;
}

/** Splits speech at reveal marks and sentence ends, and long sentences at the clause nearest their middle. */
function phrasesOf(say: string): Phrase[] {
  const parts = say.match(/[|\s]*[^|]+/g) ?? [];
  return parts.flatMap((part) => {
    const reveals = part.match(/^[|\s]*/)?.[0].replace(/[^|]/g, '').length ?? 0;
    const text = part.replace(/^[|\s]+/, '').trim();
    const sentences = (text.match(/[^.?!]+(?:[.?!]+[”]?|$)/g) ?? [text]).map((s) => s.trim()).filter(Boolean);
    return sentences.flatMap(splitLong).map((piece, i) => ({ text: piece, reveals: i === 0 ? reveals : 0 }));
  });
}

function splitLong(sentence: string): string[] {
  if (sentence.length <= CUE_LENGTH) return [sentence];
  const breaks = [...sentence.matchAll(/[,:;] | (?=and |which |that |because |but )/g)].map(
    (m) => m.index + m[0].length,
  );
  const middle = sentence.length / 2;
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? sentence.indexOf(' ', middle) + 1;
  return [sentence.slice(0, at).trim(), sentence.slice(at).trim()].flatMap(splitLong);
}

const weight = (text: string): number => text.split(/\s+/).length + (/[.?!”]$/.test(text) ? 1.4 : 0.6);

/** Joins short neighboring captions of one slide, so that none is shown too briefly. */
function joinShort(cues: Cue[]): Cue[] {
  const joined: Cue[] = [];
  for (const cue of cues) {
    const last = joined.at(-1);
    const brief = last && (last.text.length < 30 || cue.text.length < 30);
    if (last && brief && last.text.length + cue.text.length < CUE_LENGTH) {
      last.text += ` ${cue.text}`;
      last.endSeconds = cue.endSeconds;
    } else joined.push({ ...cue });
  }
  return joined;
}

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Computes when the words of a lecture are spoken; its length, slides, reveals and captions follow from that. */
export function timelineOf(written: readonly Slide[]): Timeline {
  const spoken = written.map((slide) => phrasesOf(slide.say));
  const pauses = LEAD_IN + SLIDE_PAUSE * written.length;
  const total = spoken.flat().reduce((sum, phrase) => sum + weight(phrase.text), 0);
  const seconds = Math.ceil(pauses + total * WORD);
  const perWeight = (seconds - pauses) / total;

  let now = LEAD_IN;
  const cues: Cue[] = [];
  const slides = written.map((slide, i): TimedSlide => {
    const start = i === 0 ? 0 : now;
    const reveals: number[] = [];
    if (i > 0) now += SLIDE_PAUSE / 2;
    const own: Cue[] = [];
    for (const phrase of spoken[i] ?? []) {
      for (let k = 0; k < phrase.reveals; k++) reveals.push(round(now + k * 0.25));
      const end = now + weight(phrase.text) * perWeight;
      own.push({ startSeconds: round(now), endSeconds: round(end), text: phrase.text });
      now = end;
    }
    cues.push(...joinShort(own));
    now += i === 0 ? SLIDE_PAUSE : SLIDE_PAUSE / 2;
    return { slide, start: round(start), end: round(now), reveals };
  });
  const last = slides.at(-1);
  if (last) last.end = seconds;
  return { seconds, slides, cues };
}
