import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { signupLinkLifetime } from '@atrium/domain/account/signup.ts';
import type { Context } from '../../../base/context.ts';
import { setPasswordPath } from '../../../base/pagePaths.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { makeTac } from '../../proof/service/tac.ts';
import { accountMails } from '../mails.ts';
import { findAddressee } from '../store/holders.ts';
import { addSignup } from '../store/signups.ts';
import type { AccountHolder, LimitedSignup, SignupOutcome } from '../types.ts';
import { alreadyMemberLetter, otherWayIn } from './alreadyMemberLetter.ts';
import { signupMailKey } from './codes.ts';

/**
 * Mails the link of a signup whose address is still to be proved, or tells the owner of an account that there is one
 * (SIG-09, THR-12), also when the address is their second sign-in. `redirectPath`: where the link leads in the end.
 */
export async function takeSignup(
  ctx: Context,
  signup: LimitedSignup,
  redirectPath: string | null,
): Promise<SignupOutcome> {
  const holder = await findAddressee(ctx.db, signup.address);
  return holder === null ? mailLink(ctx, signup, redirectPath) : mailOwner(ctx, holder);
}

async function mailLink(ctx: Context, signup: LimitedSignup, redirectPath: string | null): Promise<SignupOutcome> {
  const { tac, tacHash } = makeTac();
  const requestedAt = new Date(machineNow());
  const expiresAt = new Date(requestedAt.getTime() + signupLinkLifetime);
  const { address: to } = signup;
  const wanted = redirectPath === null ? null : safeRedirectPath(redirectPath);
  const path = setPasswordPath(to, tac, { redirectPath: wanted ?? undefined });
  const letter = accountMails.activate(ctx.site, path);
  await transaction(ctx.db, async (tx) => {
    await addSignup(tx, tacHash, signup, { requestedAt, expiresAt });
    await queueMail(tx, ctx, { dedupeKey: signupMailKey(tacHash), to, letter });
  });
  return { result: 'CONFIRMED_WITH_ACTIVATION', tac, link: null };
}

/** An account that can be signed in to is said to exist; another one gets the way by which it can. */
async function mailOwner(ctx: Context, holder: AccountHolder): Promise<SignupOutcome> {
  const link = otherWayIn(holder);
  const letter = alreadyMemberLetter(ctx, holder);
  const dedupeKey = `signup-of-member/${holder.memberId}/${String(machineNow())}`;
  await transaction(ctx.db, (tx) => queueMail(tx, ctx, { dedupeKey, to: holder.email, letter }));
  return { result: link === null ? 'CONFIRMED_WITHOUT_ACTIVATION' : 'CONFIRMED_WITH_LINK', tac: null, link };
}
