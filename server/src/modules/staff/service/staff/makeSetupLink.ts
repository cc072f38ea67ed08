import { randomBytes } from 'node:crypto';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { newAddressFaults } from '@atrium/domain/account/emailAddress.ts';
import { setupLinkLifetime } from '@atrium/domain/account/firstOwner.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { digest } from '../../../../base/secret.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import type { StaffAct } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { replaceSetupLink } from '../../store/setupLinks.ts';
import { findCandidate, isOwned } from '../../store/team.ts';

/**
 * The path of a new link for the first owner, good for an hour and once; earlier links end (BEG-02, THR-63). Only its
 * hash is stored. Refuses with INVALID_INPUT, and a sentence in `reason`, when the academy has an owner, or the address
 * cannot be used.
 */
export async function makeSetupLink(deps: Omit<StaffAct, 'dryRun'>, email: string): Promise<Result<string>> {
  const address = asciiAddress(email).toLowerCase();
  const [fault] = newAddressFaults(address);
  if (fault !== undefined) return refuse('INVALID_INPUT', { reason: `${email}: ${fault}` });
  const unexplained = refuseReason(deps, { takesAway: false });
  if (unexplained !== null) return unexplained;
  return transaction(deps.db, async (tx): Promise<Result<string>> => {
    await lock(tx, 'staff/roles');
    if (await isOwned(tx)) return refuse('INVALID_INPUT', { reason: ownedWords });
    if ((await findCandidate(tx, address)) !== null)
      return refuse('INVALID_INPUT', {
        reason: `${address} has an account already. Make it the owner's: npm run staff -- roles --email ${address} --role owner`,
      });
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(machineNow() + setupLinkLifetime);
    await replaceSetupLink(tx, { tokenHash: digest(token), address, expiresAt });
    await auditAct(tx, deps, { action: 'SETUP_LINK_MADE', subject: `address/${address}` });
    return ok(`/setup/${token}`);
  });
}

const ownedWords = 'This academy has an owner already. npm run staff -- list shows the team.';
