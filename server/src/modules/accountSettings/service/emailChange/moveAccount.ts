import { randomUUID } from 'node:crypto';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../../base/context.ts';
import { enqueue } from '../../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { readdressHeld } from '../../../../mail/held.ts';
import { queueMail } from '../../../../mail/outbox.ts';
import { dropLinkRequest, dropOwnIdentities } from '../../../federation/service/linking/links.ts';
import { endSignIns } from '../../../identity/service/endSignIns.ts';
import { saveEmail } from '../../../member/service/saveEmail.ts';
import { lockRegistrationsOf, moveRegistrations } from '../../../pass/service/moveRegistrations.ts';
import { accountSettingsMails } from '../../mails.ts';

/** Whose account moves, from one address to another. */
export interface Move {
  readonly memberId: string;
  readonly firstName: string;
  readonly from: string;
  readonly to: string;
  /** Whether the password ended, too, because nobody has proved the new address. */
  readonly needsPassword?: boolean;
}

/**
 * Moves an account to an address that the caller has locked, and has proved, unless the password ends with it: all
 * sign-ins but `keptSid` end, a request for a second sign-in is dropped, what opened the account elsewhere by the
 * former address does so no more (THR-04), and registrations by passes and mails that wait move along. Returns whether
 * there was such an identity. Refuses with EMAIL_TAKEN.
 */
export async function moveAccount(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { memberId, from, to, keptSid }: Move & { readonly keptSid: string | null },
): Promise<Result<{ readonly lostIdentity: boolean }>> {
  await dropLinkRequest(tx, memberId);
  const lostIdentity = await dropOwnIdentities(tx, memberId);
  await endSignIns(tx, memberId, keptSid);
  await lockRegistrationsOf(tx, { memberId, from });
  await moveRegistrations(tx, { memberId, from, to });
  const isSaved = await saveEmail(tx, memberId, { from, to, at: new Date(now) });
  if (!isSaved) return refuse('EMAIL_TAKEN');
  await readdressHeld(tx, { from, to });
  return ok({ lostIdentity });
}

/** Mails both addresses, and tells the payment provider and the calendar by jobs. */
export async function announceMove(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  { memberId, firstName, from, to, lostIdentity, needsPassword = false }: Move & { readonly lostIdentity: boolean },
): Promise<void> {
  const key = `email-change/${memberId}/${randomUUID()}`;
  const letter = accountSettingsMails.emailChanged({ firstName, from, to, lostIdentity, needsPassword }, ctx.site);
  for (const address of [from, to]) await queueMail(tx, ctx, { dedupeKey: `${key}/${address}`, to: address, letter });
  await enqueue(tx, 'billing.saveEmail', { memberId }, memberId);
  await enqueue(tx, 'calendar.mailComingDates', { memberId, email: to });
}
