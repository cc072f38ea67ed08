import type { SaveSpec } from '#lib/save.ts';
import type { PendingSignIn, StepProof } from '#lib/secondStep.ts';
import { signIn } from '#lib/signIn.ts';

/** Signs in with a password; the guard then redirects (SIG-03, SIG-05). */
export const startSignInSpec: SaveSpec<
  { email: string; password: string },
  /** What waits for the second factor; null when it is done. */
  { readonly pending: PendingSignIn | null }
> = {
  send: async ({ email, password }) => ({ pending: await signIn.start(email, password) }),
};

/** Ends a sign-in by its second factor (STF-02). */
export const finishSignInSpec = (pending: PendingSignIn): SaveSpec<StepProof, { readonly isSignedIn: true }> => ({
  send: async (proof) => {
    await signIn.finish(pending, proof);
    return { isSignedIn: true };
  },
});
