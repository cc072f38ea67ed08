import { randomUUID } from 'node:crypto';
import type { Context } from '../../../base/context.ts';
import type { JobPayloads } from '../../../base/jobs/jobTypes.ts';
import { resetConfirmationPath } from '../../../base/pagePaths.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { Letter } from '../../../mail/layout.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findJoinLetter } from '../../pass/service/findJoinLetter.ts';
import { accountMails } from '../mails.ts';
import { findHolder } from '../store/holders.ts';
import type { AccountHolder, PendingSignup } from '../types.ts';
import { alreadyMemberLetter } from './alreadyMemberLetter.ts';
import { makeCode } from './codes.ts';
import { findPending } from './pendingSignup.ts';

/**
 * Makes a code and mails it to its owner. An address without an account gets a code too, but no mail (THR-12).
 * Where a signup is asked for whose address has an account, its owner is mailed how to go on, without a code: a
 * stranger may have signed up with it, and only a reset that the owner asks for sets the password of an account
 * (THR-65).
 */
export async function mailCode(
  ctx: Context,
  { address, tacHash, network }: JobPayloads['account.mailCode'],
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const send = (to: string, letter: Letter): Promise<void> =>
      queueMail(tx, ctx, { dedupeKey: `account-code/${randomUUID()}`, to, letter });
    if (tacHash !== null) {
      const signup = await findPending(tx, tacHash, address);
      if (signup === null) return;
      const holder = await findHolder(tx, address);
      if (holder !== null) {
        await send(holder.email, await letterToHolder(tx, ctx, signup, holder));
        return;
      }
      const code = await makeCode(tx, ctx, { address, network, purpose: 'SET_PASSWORD' });
      await send(signup.address, accountMails.setPassword(ctx.site, code));
      return;
    }
    const code = await makeCode(tx, ctx, { address, network, purpose: 'RESET_PASSWORD' });
    const holder = await findHolder(tx, address);
    // somebody who signed up, and now looks for the password that was never set
    const signup = holder === null ? await findPending(tx, null, address) : null;
    const to = holder?.email ?? signup?.address;
    if (to === undefined) return;
    const path = resetConfirmationPath(to);
    await send(
      to,
      holder?.maySignIn === false
        ? accountMails.resetElsewhere(holder, ctx.site)
        : accountMails.resetPassword(holder?.firstName ?? null, ctx.site, code, path),
    );
  });
}

async function letterToHolder(tx: Tx, ctx: Context, signup: PendingSignup, holder: AccountHolder): Promise<Letter> {
  if (!holder.maySignIn) return accountMails.resetElsewhere(holder, ctx.site);
  // a person who was invited by a company meanwhile chooses a password first
  const isJoining = holder.hasPassword && 'registrationId' in signup;
  const join = isJoining ? await findJoinLetter(tx, ctx, signup.registrationId) : null;
  return join ?? alreadyMemberLetter(ctx, holder);
}
