import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { supportModeLasts, supportModeRoleOf } from '@atrium/domain/access/supportMode.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { withoutNul } from '../../../../base/text/withoutNul.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { findRecipient } from '../../../member/service/findRecipient.ts';
import { addSupport, endSupportOf } from '../../store/supportSessions.ts';
import { endedEntry } from '../endOver.ts';

/**
 * Begins support mode in a sign-in: from the next request on it is answered as the member, read-only, for an hour
 * (STF-06). Nothing changes while one is on. Refuses with NOT_FOUND for nobody, and with INVALID_INPUT for somebody of
 * the team, whose pages are those of the team, and without a reason, which the member reads.
 */
export function startSupportSession(
  deps: StaffAct & { readonly sid: string },
  { memberId }: { readonly memberId: string },
): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const { by, sid, now } = deps;
    const member = await findRecipient(tx, memberId);
    if (member === null) return refuse('NOT_FOUND', { reason: 'There is no such account.' });
    if (member.isOfTeam) {
      return refuse('INVALID_INPUT', { reason: 'This person is on the team: nobody looks at their pages.' });
    }
    const role = by.kind === 'person' ? supportModeRoleOf(by.roles) : null;
    if (by.kind !== 'person' || role === null) return refuse('FORBIDDEN');
    const reason = withoutNul(deps.reason.trim());
    const unexplained = refuseReason({ ...deps, reason }, { takesAway: true });
    if (unexplained !== null) return unexplained;
    const lines = [
      `You see the pages of ${member.firstName} for 60 minutes. Nothing can be changed meanwhile.`,
      `${member.firstName} can read your name, when and how long you looked, and your reason.`,
    ];
    // a rehearsal needs no reason, and the row of one does
    if (deps.dryRun) return ok({ lines, isSaved: true });
    const former = await endSupportOf(tx, sid, new Date(now));
    if (former !== null) await auditAct(tx, { by, now, reason: former.reason }, endedEntry(former, now));
    const endsAt = now + supportModeLasts;
    const times = { beganAt: new Date(now), endsAt: new Date(endsAt) };
    const supportId = await addSupport(tx, { memberId, staffId: by.memberId, staffRole: role, sid, reason, ...times });
    if (supportId === null) return ok({ lines: [], isSaved: false });
    await auditAct(
      tx,
      { by, now, reason },
      {
        action: 'SUPPORT_MODE_BEGUN',
        subject: `member/${memberId}`,
        detail: { supportId, endsAt },
      },
    );
    return ok({ lines, isSaved: true });
  });
}

/** Ends support mode in a sign-in; where none is on nothing changes (STF-06). */
export function endSupportSession(
  deps: Pick<StaffAct, 'db' | 'by' | 'now' | 'dryRun'> & { readonly sid: string },
): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const { by, sid, now } = deps;
    const ended = await endSupportOf(tx, sid, new Date(now));
    if (ended === null) return ok({ lines: [], isSaved: false });
    await auditAct(tx, { by, now, reason: ended.reason }, endedEntry(ended, now));
    return ok({ lines: ['Support mode has ended.'], isSaved: true });
  });
}
