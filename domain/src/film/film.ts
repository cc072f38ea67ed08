import { minute, second } from '../time.ts';

/**
 * Where an uploaded film is: on its way, waiting for the encoder, encoded at the moment, a stream, refused for what it
 * is, or not encoded because something of the installation failed (MED-02).
 */
export const filmStates = ['UPLOADING', 'WAITING', 'ENCODING', 'READY', 'REFUSED', 'FAILED'] as const;
export type FilmState = (typeof filmStates)[number];

/** What is asked of a film that is uploaded (MED-04). */
export const filmRules = {
  /** As a chooser of files takes them; some systems know the endings alone. */
  types: ['video/mp4', 'video/quicktime', 'video/webm', '.mp4', '.m4v', '.mov', '.webm'],
  maxSeconds: 6 * 60 * 60,
  minSeconds: 0.5,
  /** Pixels of each side. */
  minSide: 32,
  maxSide: 8192,
  /** How many films of one person may be on their way at once. */
  unfinished: 5,
  /** Bytes that the streams of any film may weigh; a larger upload may unfold into so many times its own. */
  streamBytes: 4e9,
  streamsOfUpload: 40,
} as const;

/** The longest that all streams of a film of these seconds may take together, in milliseconds (MED-04). */
export function mostEncodingTime(duration: number): number {
  return 10 * minute + 6 * duration * second;
}

/** The most bytes that the streams of an upload may weigh (MED-04). */
export function mostStreamBytes(uploaded: number): number {
  return Math.max(filmRules.streamBytes, uploaded * filmRules.streamsOfUpload);
}

/** Why a film is refused, with what the person is told. The reasons are part of the API. */
export const filmFaults = {
  NO_ENCODER:
    'This installation has no encoder, so films cannot be uploaded here. Name the key of a film that is there, or have ffmpeg installed.',
  NEEDS_ENCODER:
    'This film waits for ffmpeg, because only MP4 with H.264 and AAC plays here as it comes. Have ffmpeg installed and try it again, or export the film as such an MP4 and upload that.',
  UNFINISHED: 'Five of your films are on their way already. Finish or stop one of them first.',
  NO_ROOM: 'There is not enough room left for this film where files are kept. Somebody who runs the server can help.',
  EMPTY: 'This file is empty. Please export the film again.',
  NOT_ARRIVED: 'The film has not arrived completely. Choose the same file again, and it goes on where it ended.',
  STOPPED: 'Its upload was stopped, or not finished within a week.',
  NO_FILM: 'This is no film that can be read. Please export it as MP4 or MOV, with H.264 and AAC.',
  NO_PICTURE: 'There is no moving picture in this file, only sound. Please upload a film.',
  PICTURE_SIZE: 'Its picture has fewer than 32 or more than 8,192 pixels on one side. Please export it smaller.',
  TOO_SHORT: 'This film is shorter than half a second.',
  TOO_LONG: 'This film is longer than 6 hours. Please upload it in parts.',
  BROKEN: 'This film ends before it says it does: a part of it is missing or broken. Please export it again.',
  TOO_MUCH: 'This film takes too long to read, or unfolds into too much. Please export it again.',
  ENCODER_FAILED:
    'It could not be encoded, and the film is not the reason. Try it again; the log of the server says why.',
} as const;
export type FilmFault = keyof typeof filmFaults;

/** 'The film must be at most 20 GB.' */
export function tooLargeFilmWords(maxBytes: number): string {
  return `The film must be at most ${String(Math.floor(maxBytes / 1e8) / 10)} GB.`;
}

/** Whether the key of a film is one that an upload gets; others were put where films are kept by hand. */
export function isFilmId(key: string): boolean {
  return /^film-[\da-f]{32}$/.test(key);
}

/** What is known of an encoded film: seconds, and the pixels of its picture as it is seen. */
export interface FilmShape {
  readonly duration: number;
  readonly width: number;
  readonly height: number;
}

/** Why no film may have this shape; null for one that may (MED-04). */
export function shapeFault({ duration, width, height }: FilmShape): FilmFault | null {
  if (!(duration > 0)) return 'NO_FILM';
  if (duration < filmRules.minSeconds) return 'TOO_SHORT';
  if (duration > filmRules.maxSeconds) return 'TOO_LONG';
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  return least >= filmRules.minSide && most <= filmRules.maxSide ? null : 'PICTURE_SIZE';
}

/** The smallest whole numbers of the same shape: 16 and 9 for 1920 and 1080. */
export function aspectOf({ width, height }: Pick<FilmShape, 'width' | 'height'>): { width: number; height: number } {
  const shared = divisor(width, height);
  return { width: width / shared, height: height / shared };
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** By how many seconds another film may be longer or shorter for members to keep their place in it (DOC-06). */
export const sameLength = 2;

/** Whether what members watched of a film still says where they were in another one of this length. */
export function keepsPlace(before: number, after: number): boolean {
  return Math.abs(after - before) <= sameLength;
}
