import type { TranscriptCue } from './videoForm.ts';

/** What is wrong with one caption; `stops`: the video is not published with it. */
export interface CaptionFault {
  /** The line of the file, from 1; null where the whole file is meant. */
  readonly line: number | null;
  readonly message: string;
  readonly stops: boolean;
}

/** The captions of a file in the order in which they are in it, and what is wrong with it. */
export interface ReadCaptions {
  readonly cues: readonly TranscriptCue[];
  readonly faults: readonly CaptionFault[];
  /** Every line of times was read: nothing is lost when it is written again. */
  readonly isWhole: boolean;
}

/** What is needed of `media-captions`, which the server and the browser each load by themselves. */
export interface CaptionParser {
  readonly parseText: (
    text: string,
    options: { readonly type: 'vtt' | 'srt'; readonly errors: true },
  ) => Promise<{
    readonly cues: readonly { readonly startTime: number; readonly endTime: number; readonly text: string }[];
    readonly errors: readonly { readonly message: string; readonly line?: number }[];
  }>;
  /** Seconds; null for what is no time. */
  readonly parseVTTTimestamp: (text: string) => number | null;
}

export const longestCue = 1_000;
/** How many faults of a file are told at most: who mends those reads the next ones. */
export const mostFaults = 100;
/** By how much a caption may outlast its film, in seconds: encoders round. */
const mayOutlast = 1;
const arrow = '-->';
/** Times are kept to the millisecond, as files write them. */
const rounded = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;

/**
 * Reads WebVTT, or SRT where it does not begin as WebVTT does. `duration`: of the film in seconds; 0 while it is
 * unknown.
 */
export async function readCaptionFile(text: string, duration: number, parser: CaptionParser): Promise<ReadCaptions> {
  const file = text.replace(/^\uFEFF/, '').trimEnd();
  if (file.trim() === '') return { cues: [], faults: [], isWhole: true };
  const type = file.startsWith('WEBVTT') ? 'vtt' : 'srt';
  const read = await parser.parseText(file, { type, errors: true });
  const cues = read.cues.map(({ startTime, endTime, text: said }) => ({
    startSeconds: rounded(startTime),
    endSeconds: rounded(endTime),
    text: said,
  }));
  const { kept, faults } = readTimes(file, parser);
  if (kept.length === 0 && faults.length === 0) {
    return {
      cues,
      faults: [{ line: null, message: 'This is neither WebVTT nor SRT.', stops: true }],
      isWhole: false,
    };
  }
  // a set: a file may have an error in each of its lines
  const told = new Set(faults.map(({ line }) => line));
  const others = read.errors
    .filter(({ line }) => line === undefined || !told.has(line))
    .map(({ message, line }) => ({ line: line ?? null, message: `It cannot be read: ${message}.`, stops: true }));
  // the parser takes some line with an arrow for something else, such as the text of a caption
  const isClear = kept.length === cues.length;
  const unclear = { line: null, message: 'A text with an arrow in it is no caption.', stops: true };
  const ofCues = cueFaults(cues, duration).map(({ at, message, stops }) => {
    const line = isClear ? (kept[at] ?? null) : null;
    return { line, message: line === null ? message : `line ${String(line)}: ${message}`, stops };
  });
  const all = [...faults, ...others, ...(isClear ? [] : [unclear]), ...ofCues];
  const isWhole = isClear && faults.length === 0 && others.length === 0;
  return { cues, faults: firstOf(all), isWhole };
}

/** The first faults by their line, at most `mostFaults`; what keeps the video from being published goes first. */
function firstOf(faults: readonly CaptionFault[]): readonly CaptionFault[] {
  const byLine = (a: CaptionFault, b: CaptionFault): number => (a.line ?? 0) - (b.line ?? 0);
  const listed =
    faults.length <= mostFaults
      ? faults
      : faults.toSorted((a, b) => Number(b.stops) - Number(a.stops) || byLine(a, b)).slice(0, mostFaults);
  return listed.toSorted(byLine);
}

/** The lines of a file that say from when to when, and what is wrong with others, which the parser leaves out. */
function readTimes(file: string, { parseVTTTimestamp }: CaptionParser) {
  const kept: number[] = [];
  const faults: CaptionFault[] = [];
  for (const [at, text] of file.split(/\r?\n|\r/).entries()) {
    if (!text.includes(arrow)) continue;
    const [from = '', rest = ''] = text.split(arrow);
    const [start, end] = [from.trim(), rest.trim().split(/\s/)[0] ?? ''];
    const [first, last] = [start, end].map((time) => parseVTTTimestamp(time.replace(',', '.')));
    const number = String(at + 1);
    const add = (message: string): number =>
      faults.push({ line: at + 1, message: `line ${number}: ${message}`, stops: true });
    if (first === null || first === undefined) add(`${start || 'nothing'} is no time.`);
    else if (last === null || last === undefined) add(`${end || 'nothing'} is no time.`);
    else if (last <= first) add('it ends before it begins.');
    else kept.push(at + 1);
  }
  return { kept, faults };
}

/** What is wrong with a caption of a list, by its index. */
export interface CueFault {
  readonly at: number;
  readonly message: string;
  readonly stops: boolean;
}

/** What is wrong with captions in their order; `duration`: of the film in seconds, 0 while it is unknown. */
export function cueFaults(cues: readonly TranscriptCue[], duration: number): readonly CueFault[] {
  return cues.flatMap((cue, at) => {
    const before = cues[at - 1];
    const found: CueFault[] = [];
    const add = (message: string, stops = true): number => found.push({ at, message, stops });
    if (cue.endSeconds <= cue.startSeconds) add('it ends before it begins.');
    if (duration > 0 && cue.endSeconds > duration + mayOutlast) {
      add(`it ends after the film, which is ${String(duration)} seconds long.`);
    }
    if (before !== undefined && cue.startSeconds < before.startSeconds) add('it begins before the one above.');
    // two people who speak at once are a reason for it
    else if (before !== undefined && cue.startSeconds < before.endSeconds) {
      add('it begins while the one above is still shown.', false);
    }
    if (cue.text.trim() === '') add('it has no text.');
    if (cue.text.length > longestCue) add('it has more than 1,000 characters.');
    return found;
  });
}

/** Captions as WebVTT; '' without any. `map`: between the times of captions and of a stream, as HLS needs it. */
export function writeCaptions(cues: readonly TranscriptCue[], map = ''): string {
  if (cues.length === 0) return '';
  const blocks = cues.map(
    ({ startSeconds, endSeconds, text }) =>
      `${captionTime(startSeconds)} --> ${captionTime(endSeconds)}\n${cueText(text)}`,
  );
  return `WEBVTT\n${map}\n${blocks.join('\n\n')}\n`;
}

/** A text that neither ends its caption nor begins another: without empty lines and arrows (THR-67). */
function cueText(text: string): string {
  const lines = text.split(/\r?\n|\r/).filter((each) => each.trim() !== '');
  return lines.join('\n').replaceAll(arrow, '→');
}

/** Seconds as WebVTT has them: '00:01:02.500'. */
export function captionTime(seconds: number): string {
  const whole = Math.round(seconds * 1_000);
  const part = (size: number, count: number, digits: number): string =>
    String(Math.floor(whole / size) % count).padStart(digits, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1_000, 60, 2)}.${part(1, 1_000, 3)}`;
}

/** A language as its speakers call it: 'Deutsch'; a tag that nobody knows as it is. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
    const [first = ''] = name;
    return first.toLocaleUpperCase(tag) + name.slice(first.length);
  } catch {
    return tag;
  }
}
