import type { When } from '@atrium/content/types.ts';

/** An instant of the demo world as ISO text. */
export type At = (when: When) => string;
