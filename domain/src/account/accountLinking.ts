import { lengthInWords, minute } from '../time.ts';

/** How long the request for a second address waits for its sign-in, in milliseconds of the machine's clock (ACT-02). */
export const linkingLifetime = 30 * minute;
export const linkingLifetimeWords = lengthInWords(linkingLifetime);
