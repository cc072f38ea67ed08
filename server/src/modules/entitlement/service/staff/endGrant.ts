import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { refuseTeammate } from '@atrium/domain/access/teammate.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { grantState, keptBy } from '@atrium/domain/person/ledger.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { lockGrant, lockGrantsOf } from '../../store/lockGrant.ts';
import { endGrant as end, findGrant, findHolder, listGrantsOf } from '../../store/staffGrants.ts';
import { tierChange } from './tierChange.ts';

/**
 * Ends one grant of somebody now; one that is over stays as it is (PEO-01). Refuses with NOT_FOUND for no grant of
 * theirs, and with INVALID_INPUT for somebody of the team unless an owner asks, for one that follows a payment, a
 * contract or the team, and without a reason (D96).
 */
export function endGrant(
  deps: StaffAct,
  { memberId, grantId }: { readonly memberId: string; readonly grantId: string },
): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    // nobody joins the team after it is asked whether they are on it
    await lock(tx, 'staff/roles');
    await lockGrantsOf(tx, memberId);
    const holder = await findHolder(tx, memberId);
    if (holder === null) return refuse('NOT_FOUND', { reason: 'There is no such account.' });
    const ofTeam = refuseTeammate(deps.by, holder);
    if (ofTeam !== null) return ofTeam;
    await lockGrant(tx, grantId);
    const grant = await findGrant(tx, memberId, grantId);
    if (grant === null) return refuse('NOT_FOUND', { reason: 'There is no such grant.' });
    const state = grantState(grant, deps.now);
    if (state === 'OVER' || state === 'ENDED') return ok({ lines: [], isSaved: false });
    const reason = keptBy(grant);
    if (reason !== null) return refuse('INVALID_INPUT', { reason });
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    await end(tx, grantId, { now: new Date(deps.now), reason: deps.reason.trim() });
    const others = await listGrantsOf(tx, memberId, grant.entitlementId);
    const isHeld = others.some((other) => other.grantId !== grantId && grantState(other, deps.now) === 'IN_FORCE');
    await auditAct(tx, deps, {
      action: 'ACCESS_ENDED',
      subject: `member/${memberId}`,
      before: { grantId, entitlementId: grant.entitlementId, endsAt: grant.endsAt },
      after: { endedAt: deps.now },
    });
    const ends = `“${grant.name}” of ${holder.displayName} ends now`;
    const line = isHeld ? `${ends}; another grant keeps it open.` : `${ends}. Seats that they have in sessions stay.`;
    return ok({ lines: [line, ...(await tierChange(tx, deps, memberId))], isSaved: true });
  });
}
