import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { ok, type Result } from '@atrium/domain/errors.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { findOpenInvitation, removeOpenInvitation } from '../../store/invitations.ts';
import { standingOf, wordsOf } from './saveStaffRoles.ts';

/**
 * Withdraws the invitation of an address that nobody has accepted; without one nothing changes (STF-08). Refuses with
 * INVALID_INPUT without a reason (D96).
 */
export function withdrawInvitation(
  deps: StaffAct,
  { email }: { readonly email: string },
): Promise<Result<StaffChange>> {
  const address = asciiAddress(email.trim()).toLowerCase();
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    await lock(tx, 'staff/roles');
    const open = await findOpenInvitation(tx, address, new Date(machineNow()));
    if (open === null) return ok({ lines: [], isSaved: false });
    const given = standingOf(open);
    const lines = [`The invitation of ${address} to the team as ${wordsOf(given)} is withdrawn: its link ends now.`];
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    await removeOpenInvitation(tx, address);
    await auditAct(tx, deps, {
      action: 'STAFF_INVITATION_WITHDRAWN',
      subject: `address/${address}`,
      before: given,
      after: { roles: [] },
    });
    return ok({ lines, isSaved: true });
  });
}
