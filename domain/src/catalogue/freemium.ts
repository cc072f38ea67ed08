import type { Viewer } from '../access/viewer.ts';

/** Whether this viewer sees the freemium banner: a limited account with the flag (CAT-08). */
export function isFreemium(viewer: Pick<Viewer, 'accountType' | 'flags'> | null | undefined): boolean {
  return viewer?.accountType === 'LIMITED' && viewer.flags.freemiumBanner;
}
