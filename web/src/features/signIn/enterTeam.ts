import { secondFactorPath } from '@atrium/domain/access/routeTable.ts';
import { signIn } from '#lib/signIn.ts';
import { failedSignIn, type SignInOutcome } from '#lib/signInOutcome.ts';
import { welcome } from './welcome.ts';

/** Signs in with the password that somebody of the team has just set, and leads to the set-up of a second factor. */
export async function enterTeam(email: string, password: string): Promise<SignInOutcome> {
  const outcome = await signIn.start(email, password).then(() => 'signedIn' as const, failedSignIn);
  if (outcome !== 'signedIn') return outcome;
  welcome('password');
  // a new page load, so that the secret of the link stays in no history entry
  location.replace(secondFactorPath);
  return outcome;
}
