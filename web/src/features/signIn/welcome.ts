import { readStored, writeStored } from '#lib/storage.ts';
import { identify, track } from '#lib/track.ts';

/**
 * What follows every sign-in: banners that a previous person on this machine has dismissed show again (SIG-05),
 * nothing is left to say about the sign-in before it, and the way that was chosen counts as the last one used (SIG-01).
 */
export function welcome(method: 'password' | 'federation'): void {
  const way = readStored('chosenSignIn');
  // one that began elsewhere, as from a learning system, has chosen none here
  if (method === 'password' || way !== null) writeStored('lastSignIn', method === 'password' ? null : way);
  for (const name of ['hideMembersBanner', 'hideVotingBanner', 'signInEnded', 'chosenSignIn'] as const)
    writeStored(name, null);
  track('Signed In', { method });
  identify();
}
