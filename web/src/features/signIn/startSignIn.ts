import type { SaveSpec } from '#lib/save.ts';
import { signIn } from '#lib/signIn.ts';

/** Signs in with a password; the guard then redirects (SIG-03, SIG-05). */
export const startSignInSpec: SaveSpec<{ email: string; password: string }, { readonly isSignedIn: true }> = {
  send: async ({ email, password }) => {
    await signIn.start(email, password);
    return { isSignedIn: true };
  },
};
