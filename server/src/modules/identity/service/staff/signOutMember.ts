import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { refuseTeammate } from '@atrium/domain/access/teammate.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { findRecipient } from '../../../member/service/findRecipient.ts';
import { countSignIns } from '../../store/devices.ts';
import { endSignIns } from '../endSignIns.ts';
import { lockWaysIn } from '../waysIn.ts';

/**
 * Signs somebody out everywhere, who may sign in again; without a sign-in nothing changes (PEO-01). Refuses with
 * NOT_FOUND for nobody, and with INVALID_INPUT for somebody of the team unless an owner asks, and without a reason
 * (D96).
 */
export function signOutMember(
  deps: StaffAct,
  { memberId }: { readonly memberId: string },
): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    // nobody joins the team after it is asked whether they are on it
    await lock(tx, 'staff/roles');
    await lockWaysIn(tx, memberId);
    const member = await findRecipient(tx, memberId);
    if (member === null) return refuse('NOT_FOUND', { reason: 'There is no such account.' });
    const ofTeam = refuseTeammate(deps.by, member);
    if (ofTeam !== null) return ofTeam;
    const signIns = await countSignIns(tx, memberId, new Date(machineNow()));
    if (signIns === 0) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    await endSignIns(tx, memberId, null);
    await auditAct(tx, deps, {
      action: 'SIGNED_OUT',
      subject: `member/${memberId}`,
      before: { signIns },
      after: { signIns: 0 },
    });
    const ended = signIns === 1 ? 'One sign-in ends' : `${String(signIns)} sign-ins end`;
    return ok({ lines: [`${ended}; ${member.firstName} can sign in again. Nobody is mailed.`], isSaved: true });
  });
}
