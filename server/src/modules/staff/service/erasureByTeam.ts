import { randomUUID } from 'node:crypto';
import type { Site } from '../../../base/site.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { withdrawHeld } from '../../../mail/held.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { removeErasure } from '../../member/service/erasureRequest.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { staffMails } from '../mails.ts';
import * as erasures from '../store/erasures.ts';

/** The key of the mail about an erasure for which the team has asked. */
export const erasureMailKey = (memberId: string, requestedAt: number): string =>
  `erasure-for/${memberId}/${String(requestedAt)}`;

/** Whether the team asked for the erasure of an account; else the member did. */
export function isErasureByTeam(tx: Tx, memberId: string): Promise<boolean> {
  return erasures.isErasureByTeam(tx, memberId);
}

/**
 * Keeps the account of somebody who joins the team, and whose erasure the team had asked for: a line about it, none
 * without such a request (PEO-01, STF-04). Their own request stays. The caller holds the lock `staff/roles`.
 */
export async function keepWhoJoins(
  tx: Tx,
  ctx: { readonly now: number; readonly site: Site },
  memberId: string,
): Promise<readonly string[]> {
  if (!(await isErasureByTeam(tx, memberId))) return [];
  const removed = await removeErasure(tx, memberId);
  const person = await findRecipient(tx, memberId);
  if (removed === null || person === null) return [];
  await writeAudit(tx, ctx, {
    actor: { kind: 'job', name: 'staff.joined' },
    action: 'ERASURE_CANCELED',
    subject: `member/${memberId}`,
    before: { dueAt: removed.dueAt.getTime() },
    after: null,
  });
  const waited = await withdrawHeld(tx, ctx, [erasureMailKey(memberId, removed.requestedAt.getTime())]);
  if (waited.length === 0) {
    const letter = staffMails.accountKept(person, ctx.site);
    await queueMail(tx, ctx, { dedupeKey: `erasure/${randomUUID()}`, to: person.email, letter });
  }
  return ['The erasure of the account, for which the team had asked, is stopped.'];
}
