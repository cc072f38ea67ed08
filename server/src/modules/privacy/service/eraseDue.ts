import { randomUUID } from 'node:crypto';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { lock } from '../../../base/sql/lock.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { forgetAddress } from '../../analytics/service/forgetAddress.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { recordEvents } from '../../endpoint/service/recordEvents.ts';
import { leaveEverything } from '../../enrollment/service/leaveEverything.ts';
import { pseudonymOf } from '../../identity/service/elu.ts';
import { endEverySignIn } from '../../identity/service/endSignIns.ts';
import { lockDueErasure } from '../../member/service/erasureRequest.ts';
import { addFormerMember, removeMember } from '../../member/service/removeMember.ts';
import { leavePasses } from '../../pass/service/leavePasses.ts';
import { stopReports } from '../../progress/service/stopReports.ts';
import { isErasureByTeam } from '../../staff/service/erasureByTeam.ts';
import { isLastOwner, isOnTeam } from '../../staff/service/lastOwner.ts';
import { privacyMails } from '../mails.ts';
import { findOwner, listDueErasures, listFormerAddresses, lockFigures, saveFigures } from '../store/erasures.ts';
import { queueErasureElsewhere } from './eraseElsewhere.ts';

/** How many are erased in one run; a minute later come the next. */
const atOnce = 20;

/** Erases the members who asked for it 14 days ago (ACT-05), each in a transaction of its own. */
export async function eraseDue(ctx: Context): Promise<void> {
  const fieldsOf = (memberId: string): object => ({ memberId });
  let failed = 0;
  for (;;) {
    const due = await listDueErasures(ctx.db, new Date(ctx.now), { most: atOnce, after: failed });
    const failedNow = await runEach(due, { log: ctx.log, fieldsOf }, (memberId) => erase(ctx, memberId));
    if (failedNow < atOnce) return;
    // a member who failed stays the first of the list, and keeps nobody behind them waiting
    failed += failedNow;
  }
}

/**
 * Erases one member: seats of sessions, contracts and passes become free, a company's figures go to a former member
 * without a name (D60), credentials keep their number alone (D31), jobs ask the providers to erase what they have, and
 * everything else goes with the member's row.
 */
async function erase(ctx: Context, memberId: string): Promise<void> {
  const now = new Date(ctx.now);
  await transaction(ctx.db, async (tx) => {
    // nobody joins the team while their account goes
    await lock(tx, 'staff/roles');
    if (await isOnTeam(tx, memberId)) {
      // a member who was one of several when they asked may be the only one by now (STF-04)
      const kept = (await isLastOwner(tx, memberId))
        ? 'the only owner is not erased before there is another one'
        : (await isErasureByTeam(tx, memberId))
          ? 'somebody of the team who did not ask for it is not erased'
          : null;
      if (kept !== null) {
        ctx.log.warn({ memberId }, kept);
        return;
      }
    }
    // taken back, or erased by another process, since it was listed
    if (!(await lockDueErasure(tx, memberId, now))) return;
    await lockFigures(tx, memberId);
    await endEverySignIn(tx, memberId);
    const owner = await findOwner(tx, memberId);
    if (owner === null) return;
    await leavePasses(tx, { memberId, email: owner.email }, now);
    await leaveEverything(tx, memberId, now);
    await stopReports(tx, memberId);
    await forgetAddress(tx, pseudonymOf(ctx.secret, owner.email), null);
    for (const { email, endedAt } of await listFormerAddresses(tx, memberId))
      await forgetAddress(tx, pseudonymOf(ctx.secret, email), endedAt);
    const formerId = await addFormerMember(tx, memberId, now);
    if (formerId !== null) await saveFigures(tx, { memberId, formerId });
    await queueErasureElsewhere(tx, memberId, ctx.now);
    await removeMember(tx, memberId);
    await recordEvents(tx, ctx.now, { type: 'member.erased', data: { memberId } });
    await writeAudit(tx, ctx, {
      actor: { kind: 'job', name: 'privacy.erasures' },
      action: 'ACCOUNT_ERASED',
      subject: `member/${memberId}`,
    });
    const letter = privacyMails.erased(owner, ctx.site);
    await queueMail(tx, ctx, { dedupeKey: `erased/${randomUUID()}`, to: owner.email, letter, removedWhenSent: true });
  });
}
