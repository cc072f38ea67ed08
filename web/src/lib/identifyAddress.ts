import { signIn } from './signIn.ts';

/**
 * Tells the analytics that an address has signed up on this page (API-04), under the name that POST /elu gives it
 * (SIG-15). A member who accepts an invitation is known to the server from the sign-in. Its code is loaded now; a
 * failure is ignored, as that of every event.
 */
export async function identifyAddress(email: string): Promise<void> {
  if (signIn.memberId() !== null) return;
  const event = { path: location.pathname, at: performance.now() };
  const here = await import('./trackHere.ts').catch(() => null);
  await here?.trackQueue.identifyAddress(email, event);
}
