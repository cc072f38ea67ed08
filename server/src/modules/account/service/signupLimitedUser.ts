import { freemiumAreas, readSignup } from '@atrium/domain/account/signup.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { mayMail } from '../../proof/service/mailLimits.ts';
import { requireOpen } from '../../staff/service/academy.ts';
import type { SignupInput, SignupOutcome } from '../types.ts';
import { passBotCheck } from './passBotCheck.ts';
import { signupFederated } from './signupFederated.ts';
import { takeSignup } from './takeSignup.ts';

/**
 * Takes a signup for a free account: the address gets a link, which leads to setting a password with a mailed code, and
 * only that makes the member (SIG-07, SIG-09, THR-02). A person who has an account already learns it here, behind the
 * bot check, and the owner of the account by mail (THR-12). Refuses with ACADEMY_NOT_OPEN (BEG-03), INVALID_INPUT,
 * BOT_CHECK_FAILED, RATE_LIMITED, and SIGNUP_UNAVAILABLE.
 */
export async function signupLimitedUser(ctx: Context, input: SignupInput): Promise<Result<SignupOutcome>> {
  if (freemiumAreas(input.freemiumType) === null) return refuse('SIGNUP_UNAVAILABLE');
  const open = await requireOpen(ctx.db);
  if (!open.ok) return open;
  if (input.ssoUsername !== null) return signupFederated(ctx, { ...input, ssoUsername: input.ssoUsername });
  const person = readSignup(input);
  if (person === null) return refuse('INVALID_INPUT');
  if (!(await passBotCheck(ctx, input.botChallengeToken ?? ''))) return refuse('BOT_CHECK_FAILED');
  const mailed = await mayMail(ctx, 'signup', person.email);
  if (!mailed.ok) return mailed;
  const { email: address, firstName, lastName } = person;
  const signup = { address, firstName, lastName, freemiumType: input.freemiumType };
  return ok(await takeSignup(ctx, signup, input.redirectPath));
}
