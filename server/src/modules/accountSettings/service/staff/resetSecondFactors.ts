import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Site } from '../../../../base/site.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { endSignIns } from '../../../identity/service/endSignIns.ts';
import { lockWaysIn } from '../../../identity/service/waysIn.ts';
import { findMemberIdBy } from '../../../member/service/findMemberIdBy.ts';
import { findRecipient } from '../../../member/service/findRecipient.ts';
import { removeSecondFactors } from '../../../secondFactor/service/removeSecondFactors.ts';
import { giveFactorDue } from '../../../staff/service/giveFactorDue.ts';

type ResetDeps = StaffAct & { readonly site: Site };

/** Whose factors were lost: by address or by id. The reason says how it was made sure that it is them. */
export type ResetInput = { readonly email: string } | { readonly memberId: string };

/**
 * Removes the second factors and recovery codes of somebody who has lost them, and signs them out everywhere; they are
 * mailed, and somebody of the team has three days for a new one (STF-02). Without a factor nothing changes. Refuses
 * with NOT_FOUND for no account, and with INVALID_INPUT without a reason (D96).
 */
export async function resetSecondFactors(deps: ResetDeps, input: ResetInput): Promise<Result<StaffChange>> {
  const unexplained = refuseReason(deps, { takesAway: true });
  if (unexplained !== null) return unexplained;
  const memberId = 'memberId' in input ? input.memberId : await findMemberIdBy(deps.db, input.email.trim());
  if (memberId === null) return refuse('NOT_FOUND', { reason: 'There is no such account.' });
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    await lockWaysIn(tx, memberId);
    await lock(tx, `second-factor/${memberId}`);
    const owner = await findRecipient(tx, memberId);
    if (owner === null) return refuse('NOT_FOUND', { reason: 'There is no such account.' });
    const removed = await removeSecondFactors(tx, deps, memberId);
    if (removed === 0) return ok({ lines: [], isSaved: false });
    const factors = removed === 1 ? 'A second factor' : `${String(removed)} second factors`;
    const lines = [`${factors} of ${owner.email} removed; the person is signed out everywhere, and mailed.`];
    await endSignIns(tx, memberId, null);
    await giveFactorDue(tx, memberId, deps.now);
    await auditAct(tx, deps, {
      action: 'SECOND_FACTORS_RESET',
      subject: `member/${memberId}`,
      before: { factors: removed },
      after: { factors: 0 },
    });
    return ok({ lines, isSaved: true });
  });
}
