import type { When } from '@atrium/content/types.ts';

/** Formats a time of the demo data as ISO text. */
export type At = (when: When) => string;
