import { readCaptionFile, writeCaptions, type CaptionFault, type ReadCaptions } from '@atrium/domain/video/captions.ts';
import { isLanguageTag, longestCaptions } from '@atrium/domain/video/captionsForm.ts';
import { importPart } from '#lib/importPart.ts';

/** Where the code that reads captions does not load, as offline. */
export const notRead = 'Captions cannot be read just now. Please try again.';

/** The largest file that is read, in bytes: a letter has up to four. */
export const largestFile = longestCaptions * 4;

const parser = () => importPart(() => import('media-captions'));

/** Reads captions as the server does. Rejects when the code of the parser does not load. */
export async function readCaptions(text: string, duration: number): Promise<ReadCaptions> {
  const { parseText, parseVTTTimestamp } = await parser();
  return readCaptionFile(text, duration, { parseText, parseVTTTimestamp });
}

/** A file of captions as it goes into the draft, and what is wrong with it. */
export interface ChosenCaptions {
  /** Null for a file that cannot be taken. */
  readonly text: string | null;
  readonly faults: readonly CaptionFault[];
}

/** Reads a file that somebody has chosen: one that can be read whole becomes WebVTT, others stay as they are. */
export async function readCaptionUpload(file: Blob, duration: number): Promise<ChosenCaptions> {
  const refuse = (message: string): ChosenCaptions => ({ text: null, faults: [{ line: null, message, stops: true }] });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return refuse('This file is not written as UTF-8. Save it as UTF-8, and choose it again.');
  }
  if (text.includes('\0')) return refuse('This is no text.');
  if (Array.from(text).length > longestCaptions) {
    return refuse(`This file has more than ${longestCaptions.toLocaleString('en-US')} characters.`);
  }
  const { cues, faults, isWhole } = await readCaptions(text, duration);
  if (cues.length === 0) {
    return { text: null, faults: faults.length > 0 ? faults : refuse('There are no captions in this file.').faults };
  }
  return { text: isWhole ? writeCaptions(cues) : text, faults };
}

/** The language that the name of a file says: 'de' of 'lesson.de.vtt'; null where it says none. */
export function languageOfFile(name: string): string | null {
  const [, tag = ''] = /[._-]([a-z]{2,3}(?:-[A-Za-z\d]{2,8})*)\.(?:vtt|srt)$/.exec(name) ?? [];
  return isLanguageTag(tag) ? tag : null;
}

/** Offered first; any other is written as a tag. */
export const commonLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt-BR',
  'pt',
  'nl',
  'pl',
  'cs',
  'da',
  'sv',
  'nb',
  'fi',
  'el',
  'hu',
  'ro',
  'bg',
  'hr',
  'uk',
  'ru',
  'tr',
  'ar',
  'he',
  'hi',
  'id',
  'vi',
  'th',
  'ja',
  'ko',
  'zh-Hans',
  'zh-Hant',
] as const;

/** The seconds of a time as WebVTT or SRT have it; null for what is none. */
export async function timeOf(text: string): Promise<number | null> {
  const { parseVTTTimestamp } = await parser();
  return parseVTTTimestamp(text.trim().replace(',', '.'));
}
