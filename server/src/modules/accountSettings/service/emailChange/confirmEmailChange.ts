import { addressBond, addressBondWords } from '@atrium/domain/account/emailChange.ts';
import { codeFaults, codeTerms } from '@atrium/domain/account/mailedCode.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../../base/context.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { allOrNothing } from '../../../../base/sql/transaction.ts';
import { attempts } from '../../../attempt/service/attempts.ts';
import { countNetworkAttempt, refuseTooMany } from '../../../attempt/service/countAttempt.ts';
import { writeAudit } from '../../../audit/service/writeAudit.ts';
import { lockLinkOf } from '../../../federation/service/linking/links.ts';
import { lockWaysIn } from '../../../identity/service/waysIn.ts';
import { isLockedAddressInUse } from '../../../member/service/addressInUse.ts';
import { addEmailTry, findAddressHolder, lockEmailChange, saveEmailChanged } from '../../store/emailChanges.ts';
import type { PendingEmail } from '../../types.ts';
import { isEmailCode } from './code.ts';
import { announceMove, moveAccount } from './moveAccount.ts';

/**
 * Changes the caller's address to the one whose code this is (ACT-06): every other browser is signed out, a request for
 * a second sign-in is dropped, and an identity elsewhere that was found by the former address does not open the account
 * any more (THR-04). Registrations by passes move along. Both addresses get a mail; jobs tell the payment provider and
 * mail the coming dates. Sent again, it answers as before. Refuses with INVALID_INPUT for what cannot be a code, with
 * CODE_MISMATCH, with CODE_EXPIRED also when the code was tried too often, with EMAIL_TAKEN when the address is in use
 * by now, also as the caller's own second sign-in, with FORBIDDEN for one that is bound by now, and with RATE_LIMITED.
 */
export async function confirmEmailChange(ctx: MemberContext, code: string): Promise<Result<PendingEmail>> {
  const [fault] = codeFaults(code);
  if (fault !== undefined) return refuse('INVALID_INPUT', { message: fault, field: 'code' });
  const wait = await countNetworkAttempt(ctx, attempts.codes);
  if (wait !== null) return refuseTooMany(wait);
  const { memberId } = ctx.viewer;
  const tried = await addEmailTry(ctx.db, { memberId, now: new Date(machineNow()), most: codeTerms.tries });
  if (tried === null) return expired;
  const { email, codeHash } = tried;
  if (codeHash === null || !isEmailCode(ctx, { memberId, email }, code, codeHash)) return refuse('CODE_MISMATCH');
  return allOrNothing(ctx.db, (tx) => changeBy(tx, ctx, { email, codeHash }));
}

const expired: Refused = refuse('CODE_EXPIRED', { message: 'This code is no longer valid. Ask for a new one.' });

async function changeBy(
  tx: Tx,
  ctx: MemberContext,
  { email, codeHash }: { readonly email: string; readonly codeHash: string },
): Promise<Result<PendingEmail>> {
  const { memberId } = ctx.viewer;
  await lockWaysIn(tx, memberId);
  await lockLinkOf(tx, memberId);
  const change = await lockEmailChange(tx, memberId);
  // another request has taken its place
  if (change?.codeHash !== codeHash) return expired;
  return change.doneAt === null ? changeTo(tx, ctx, email) : ok({ email });
}

async function changeTo(tx: Tx, ctx: MemberContext, to: string): Promise<Result<PendingEmail>> {
  const { memberId } = ctx.viewer;
  const member = await findFree(tx, memberId);
  if (!member.ok) return member;
  if (await isLockedAddressInUse(tx, to, memberId)) return refuse('EMAIL_TAKEN');
  const { email: from, firstName } = member.value;
  const now = new Date(machineNow());
  await saveEmailChanged(tx, memberId, now);
  const move = { memberId, firstName, from, to };
  const moved = await moveAccount(tx, ctx, { ...move, keptSid: ctx.signIn?.sid ?? null });
  if (!moved.ok) return moved;
  // a seat that was given meanwhile binds the address: by a pass that was not theirs before, until their row was locked
  const still = await findFree(tx, memberId);
  if (!still.ok) return still;
  await writeAudit(tx, ctx, {
    actor: { kind: 'person', memberId },
    action: 'EMAIL_CHANGED',
    subject: `member/${memberId}`,
  });
  await announceMove(tx, ctx, { ...move, ...moved.value });
  return ok({ email: to });
}

type AddressHolder = NonNullable<Awaited<ReturnType<typeof findAddressHolder>>>;

/** The member, while nothing binds their address to somebody else; refuses with NOT_FOUND and FORBIDDEN. */
async function findFree(tx: Tx, memberId: string): Promise<Result<AddressHolder>> {
  const member = await findAddressHolder(tx, memberId);
  if (member === null) return refuse('NOT_FOUND');
  const bond = addressBond(member);
  return bond === null ? ok(member) : refuse('FORBIDDEN', { reason: bond, message: addressBondWords[bond] });
}
