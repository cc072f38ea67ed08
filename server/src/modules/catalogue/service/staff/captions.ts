import { readCaptionFile, type CaptionParser, type ReadCaptions } from '@atrium/domain/video/captions.ts';
import { parseText, parseVTTTimestamp } from 'media-captions';

// its own types name their files in a way that Node does not resolve
declare module 'media-captions' {
  export const parseText: CaptionParser['parseText'];
  export const parseVTTTimestamp: CaptionParser['parseVTTTimestamp'];
}

/** Reads the captions of a language; `duration`: of the film in seconds, 0 while it is unknown. */
export function readCaptions(text: string, duration = 0): Promise<ReadCaptions> {
  return readCaptionFile(text, duration, { parseText, parseVTTTimestamp });
}
