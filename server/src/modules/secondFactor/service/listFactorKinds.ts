import type { Tx } from '../../../base/sql/db.ts';
import { listFactors } from '../store/factors.ts';
import type { FactorKind } from '../types.ts';

/** The kinds of a member's factors; none for an account without a second factor. */
export async function listFactorKinds(tx: Tx, memberId: string): Promise<readonly FactorKind[]> {
  return [...new Set((await listFactors(tx, memberId)).map(({ kind }) => kind))];
}

/** Whether an account has a second factor. */
export async function hasSecondFactor(tx: Tx, memberId: string): Promise<boolean> {
  return (await listFactors(tx, memberId)).length > 0;
}
