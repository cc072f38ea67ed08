import { refuse, type Result } from '@atrium/domain/errors.ts';
import { companyOf } from '@atrium/domain/organization/companyOf.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { findRunningContract } from '../store/contracts.ts';
import type { RunningContract } from '../types.ts';

/**
 * Runs `work` on the running contract of the company whose seats the caller administers (D63), in a transaction that
 * sees the rows of that company alone (THR-26). `named` null: their own. Refuses with NOT_FOUND for another company,
 * one that does not exist, and one without a running contract, all alike.
 */
export async function onRunningContract<T>(
  ctx: MemberContext,
  named: string | null,
  work: (tx: Tx, contract: RunningContract) => Promise<Result<T>>,
): Promise<Result<T>> {
  const customerId = companyOf(ctx.viewer, named);
  if (customerId === null) return refuse('NOT_FOUND');
  return inTenant(ctx.db, customerId, async (tx) => {
    const contract = await findRunningContract(tx, customerId, new Date(ctx.now));
    return contract === null ? refuse('NOT_FOUND') : work(tx, contract);
  });
}
