import { freemiumAreas, readSignup } from '@atrium/domain/account/signup.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { accountMails } from '../mails.ts';
import { findHolder } from '../store/holders.ts';
import { addSignup } from '../store/signups.ts';
import type { AccountHolder, LimitedSignup, SignupOutcome } from '../types.ts';
import { codeTerms, makeTac, signupMailKey } from './codes.ts';
import { mayMail } from './mailLimits.ts';
import { passBotCheck } from './passBotCheck.ts';

export interface SignupInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly freemiumType: string;
  readonly botChallengeToken: string | null;
  /** The name at an identity provider; it counts for nothing by itself (THR-01). */
  readonly ssoUsername: string | null;
}

/**
 * Takes a signup for a free account: the address gets a link, which leads to setting a password with a mailed code, and
 * only that makes the member (SIG-07, SIG-09, THR-02). Who has an account already learns it here, behind the bot check,
 * and the owner of the account by mail (THR-12). Refuses with INVALID_INPUT, BOT_CHECK_FAILED, RATE_LIMITED, and
 * SIGNUP_UNAVAILABLE.
 */
export async function signupLimitedUser(ctx: Context, input: SignupInput): Promise<Result<SignupOutcome>> {
  const person = readSignup(input);
  if (person === null) return refuse('INVALID_INPUT');
  if (input.ssoUsername !== null || freemiumAreas(input.freemiumType) === null) return refuse('SIGNUP_UNAVAILABLE');
  if (!(await passBotCheck(ctx, input.botChallengeToken ?? ''))) return refuse('BOT_CHECK_FAILED');
  if (!(await mayMail(ctx, person.email))) return refuse('RATE_LIMITED', { reason: 'MAILS' });
  const { email: address, firstName, lastName } = person;
  const signup = { address, firstName, lastName, freemiumType: input.freemiumType };
  const holder = await findHolder(ctx.db, address);
  return ok(holder === null ? await begin(ctx, signup) : await tellOwner(ctx, holder));
}

async function begin(ctx: Context, signup: LimitedSignup): Promise<SignupOutcome> {
  const { tac, tacHash } = makeTac();
  const requestedAt = new Date();
  const expiresAt = new Date(requestedAt.getTime() + codeTerms.tacLifetimeSeconds * 1000);
  const { address: to } = signup;
  const path = `/set-password?email=${encodeURIComponent(to)}&tac=${tac}`;
  const letter = accountMails.activate(signup, ctx.site, path);
  await transaction(ctx.db, async (tx) => {
    await addSignup(tx, tacHash, signup, { requestedAt, expiresAt });
    await queueMail(tx, ctx, { dedupeKey: signupMailKey(tacHash), to, letter });
  });
  return { result: 'CONFIRMED_WITH_ACTIVATION', tac, link: null };
}

/** An account that can be signed in to is said to exist; another one gets the way by which it can. */
async function tellOwner(ctx: Context, holder: AccountHolder): Promise<SignupOutcome> {
  const link = !holder.maySignIn ? '/corp-login' : !holder.hasPassword ? '/reset-password' : null;
  const letter = accountMails.alreadyMember(holder, ctx.site, link ?? '/login');
  const dedupeKey = `signup-of-member/${holder.memberId}/${String(Date.now())}`;
  await transaction(ctx.db, (tx) => queueMail(tx, ctx, { dedupeKey, to: holder.email, letter }));
  return { result: link === null ? 'CONFIRMED_WITHOUT_ACTIVATION' : 'CONFIRMED_WITH_LINK', tac: null, link };
}
