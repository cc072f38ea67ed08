import { factorDueAfter } from '@atrium/domain/account/secondFactor.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { saveFactorDue } from '../store/team.ts';

/** Gives somebody of the team, whose second factors were removed, three days for a new one; nobody else (STF-02). */
export function giveFactorDue(tx: Tx, memberId: string, now: number): Promise<void> {
  return saveFactorDue(tx, memberId, new Date(now + factorDueAfter));
}
