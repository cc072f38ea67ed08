import { writeStored } from '#lib/storage.ts';
import { identify, track } from '#lib/track.ts';

/**
 * What follows every sign-in: banners that a previous person on this machine has dismissed show again (SIG-05), and
 * nothing is left to say about the sign-in before it.
 */
export function welcome(method: 'password' | 'federation'): void {
  for (const name of ['hideMembersBanner', 'hideVotingBanner', 'signInEnded'] as const) writeStored(name, null);
  track('Signed In', { method });
  identify();
}
