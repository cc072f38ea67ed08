import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { listFactors } from '../store/factors.ts';
import { countRecoveryCodes } from '../store/recoveryCodes.ts';
import type { SecondFactors } from '../types.ts';

/** The second factors of an account, as its owner sees them (STF-02). */
export async function readSecondFactors(tx: Tx, viewer: Pick<Viewer, 'memberId' | 'staff'>): Promise<SecondFactors> {
  const factors = await listFactors(tx, viewer.memberId);
  const recoveryCodesLeft = await countRecoveryCodes(tx, viewer.memberId);
  return { factors, recoveryCodesLeft, isNeeded: viewer.staff !== null && viewer.staff.factorDueAt !== null };
}
