import type { TranscriptCue } from '@atrium/domain/video/videoForm.ts';
import { parseText } from 'media-captions';

// its own types name their files in a way that Node does not resolve
declare module 'media-captions' {
  export function parseText(
    text: string,
    options: { readonly type: 'vtt' | 'srt'; readonly errors: true },
  ): Promise<{
    readonly cues: readonly { readonly startTime: number; readonly endTime: number; readonly text: string }[];
    readonly errors: readonly { readonly message: string }[];
  }>;
}

/** What was read of captions; `fault`: a sentence about what could not be. */
export interface ReadCaptions {
  readonly cues: readonly TranscriptCue[];
  readonly fault: string | null;
}

const longestCue = 1_000;
/** Times are kept to the millisecond, as files write them. */
const rounded = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;

/** Reads WebVTT, or SRT where it does not begin as WebVTT does. */
export async function readCaptions(text: string): Promise<ReadCaptions> {
  const file = text.replace(/^\uFEFF/, '').trim();
  if (file === '') return { cues: [], fault: null };
  const type = file.startsWith('WEBVTT') ? 'vtt' : 'srt';
  const read = await parseText(file, { type, errors: true });
  const cues = read.cues.map(({ startTime, endTime, text: said }) => ({
    startSeconds: rounded(startTime),
    endSeconds: rounded(endTime),
    text: said,
  }));
  return { cues, fault: faultOf(file, cues, read.errors) };
}

function faultOf(
  file: string,
  cues: readonly TranscriptCue[],
  errors: readonly { readonly message: string }[],
): string | null {
  const [first] = errors;
  if (first !== undefined) return `The captions cannot be read: ${first.message}.`;
  const announced = file.split('\n').filter((line) => line.includes('-->')).length;
  if (announced === 0) return 'The captions are neither WebVTT nor SRT.';
  // the parser leaves out what ends before it begins
  if (announced !== cues.length) return `${String(announced - cues.length)} captions cannot be read, or end too early.`;
  const long = cues.find(({ text }) => text.length > longestCue);
  return long === undefined ? null : `A caption has more than 1,000 characters: ${long.text.slice(0, 40)}…`;
}

/** Captions as WebVTT; '' without any. */
export function writeCaptions(cues: readonly TranscriptCue[]): string {
  if (cues.length === 0) return '';
  const blocks = cues.map(
    ({ startSeconds, endSeconds, text }) => `${timeOf(startSeconds)} --> ${timeOf(endSeconds)}\n${text}`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

function timeOf(seconds: number): string {
  const whole = Math.round(seconds * 1_000);
  const part = (size: number, count: number, digits: number): string =>
    String(Math.floor(whole / size) % count).padStart(digits, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1_000, 60, 2)}.${part(1, 1_000, 3)}`;
}
