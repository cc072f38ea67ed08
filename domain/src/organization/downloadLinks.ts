import { day, lengthInWords } from '../time.ts';

/** How long a mailed link to a download works, in milliseconds (D62). */
export const downloadLinkLifetime = day;
export const downloadLinkLifetimeWords = lengthInWords(downloadLinkLifetime);
