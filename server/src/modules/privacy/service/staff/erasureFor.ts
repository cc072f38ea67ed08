import { randomUUID } from 'node:crypto';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { longDate } from '@atrium/domain/longDate.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { erasureGrace } from '@atrium/domain/privacy/terms.ts';
import type { Site } from '../../../../base/site.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { withdrawHeld } from '../../../../mail/held.ts';
import { queueMail } from '../../../../mail/outbox.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { addErasure, removeErasure } from '../../../member/service/erasureRequest.ts';
import { erasureMailKey, isErasureByTeam } from '../../../staff/service/erasureByTeam.ts';
import { privacyMails } from '../../mails.ts';
import { findErasure, findOwner } from '../../store/erasures.ts';

type ErasureDeps = StaffAct & { readonly site: Site };
interface Whose {
  readonly memberId: string;
}

/**
 * Asks for the erasure of an account in 14 days, for its owner, who has asked the team (PEO-01, ACT-05); asking again
 * changes nothing. Their mail waits ten minutes (D96). Refuses with NOT_FOUND for nobody, and with INVALID_INPUT for
 * somebody of the team and without a reason.
 */
export function requestErasureFor(deps: ErasureDeps, { memberId }: Whose): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    // nobody joins the team after it is asked whether they are on it
    await lock(tx, 'staff/roles');
    const owner = await findOwner(tx, memberId);
    if (owner === null) return refuse('NOT_FOUND', { reason: 'There is no such account.' });
    if (owner.isStaff)
      return refuse('INVALID_INPUT', { reason: `${owner.email} is on the team: take their roles away first.` });
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    const dueAt = deps.now + erasureGrace;
    if (!(await addErasure(tx, memberId, { requestedAt: new Date(deps.now), dueAt: new Date(dueAt) })))
      return ok({ lines: [], isSaved: false });
    await auditAct(tx, deps, {
      action: 'ERASURE_REQUESTED',
      subject: `member/${memberId}`,
      before: null,
      after: { dueAt },
    });
    const letter = privacyMails.erasureRequested(owner, deps.site, dueAt, owner.hasSubscription);
    const dedupeKey = erasureMailKey(memberId, deps.now);
    await queueMail(tx, deps, { dedupeKey, to: owner.email, letter, heldFor: actMailsWait });
    return ok({
      lines: [
        `The account of ${owner.email} is erased on ${longDate(dueAt)}, and can be kept until then.`,
        ...(owner.hasSubscription
          ? ['Their subscription goes on until it is canceled, and the erasure waits for it.']
          : []),
        'They are mailed in ten minutes.',
      ],
      isSaved: true,
    });
  });
}

/**
 * Keeps an account after all, for its owner (PEO-01); nothing when nobody asked for its erasure. A mail about the
 * request that has not left is withdrawn, and then none is sent about this. For a request of their own it needs a
 * reason, and they are mailed at once, which nobody stops. Refuses with NOT_FOUND for nobody, and with INVALID_INPUT.
 */
export function cancelErasureFor(deps: ErasureDeps, { memberId }: Whose): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const owner = await findOwner(tx, memberId);
    if (owner === null) return refuse('NOT_FOUND', { reason: 'There is no such account.' });
    const byTeam = await isErasureByTeam(tx, memberId);
    const known = await findErasure(tx, memberId);
    if (known === null || (await removeErasure(tx, memberId)) === null) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(deps, { takesAway: !byTeam });
    if (unexplained !== null) return unexplained;
    await auditAct(tx, deps, {
      action: 'ERASURE_CANCELED',
      subject: `member/${memberId}`,
      before: { dueAt: known.dueAt.getTime() },
      after: null,
    });
    const kept = `The account of ${owner.email} is kept.`;
    const waited = await withdrawHeld(tx, deps, [erasureMailKey(memberId, known.requestedAt.getTime())]);
    if (waited.length > 0)
      return ok({ lines: [kept, 'The mail about its erasure is withdrawn: nothing was sent.'], isSaved: true });
    const letter = privacyMails.erasureCanceled(owner, deps.site);
    await queueMail(tx, deps, {
      dedupeKey: `erasure/${randomUUID()}`,
      to: owner.email,
      letter,
      ...(byTeam && { heldFor: actMailsWait }),
    });
    return ok({
      lines: [kept, byTeam ? 'They are mailed in ten minutes.' : 'They are mailed at once.'],
      isSaved: true,
    });
  });
}
