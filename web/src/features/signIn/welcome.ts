import { writeStored } from '#lib/storage.ts';
import { identify, track } from '#lib/track.ts';

/** What follows every sign-in: banners that a previous person on this machine has dismissed show again (SIG-05). */
export function welcome(method: 'password' | 'federation'): void {
  for (const name of ['hideMembersBanner', 'hideVotingBanner'] as const) writeStored(name, null);
  track('Signed In', { method });
  identify();
}
