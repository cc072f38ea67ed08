import { CallError, Unreachable } from './callError.ts';

/**
 * How signing in ended: `off` while it is switched off or the service fails, `unanswered` without an answer, `refused`
 * for any other failure.
 */
export type SignInOutcome = 'signedIn' | 'off' | 'unanswered' | 'refused';

/** The outcome of a sign-in that has failed with this error. */
export function failedSignIn(error: unknown): Exclude<SignInOutcome, 'signedIn'> {
  if (error instanceof Unreachable) return error.answered ? 'off' : 'unanswered';
  return error instanceof CallError && (error.code === 'UNAVAILABLE' || error.code === 'INTERNAL') ? 'off' : 'refused';
}
