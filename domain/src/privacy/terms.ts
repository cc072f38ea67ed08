import { day, hour, lengthInWords } from '../time.ts';

/** How long a copy of one's data can be downloaded once it is ready, in milliseconds. */
export const downloadKept = 7 * day;
export const downloadKeptWords = lengthInWords(downloadKept);
/** After how long a copy that is still being made counts as failed, and may be asked for again; in milliseconds. */
export const downloadGivenUp = 5 * day;
/** How many copies a member may ask for. */
export const downloadLimit = { most: 5, window: 24 * hour } as const;
/** How long an account that is to be erased can still be kept, in milliseconds. */
export const erasureGrace = 14 * day;
export const erasureGraceWords = lengthInWords(erasureGrace);
