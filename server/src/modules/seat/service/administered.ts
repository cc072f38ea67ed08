import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { findRunningContract } from '../store/contracts.ts';
import type { RunningContract } from '../types.ts';

/**
 * The company whose seats the caller administers (D63): their own, or for staff any that they name. Refuses with NOT_FOUND
 * for another company.
 */
export function getAdministered({ viewer }: MemberContext, customerId: string | null): Result<string> {
  const own = viewer.customer?.customerId ?? null;
  const asked = customerId ?? own;
  if (asked === null) return refuse('NOT_FOUND');
  return asked === own || viewer.accountType === 'EMPLOYEE' ? ok(asked) : refuse('NOT_FOUND');
}

/**
 * Runs `work` on the running contract of such a company, in a transaction that sees the rows of that company alone
 * (THR-26). Refuses with NOT_FOUND for another company, one that does not exist, and one without a running contract, all
 * alike.
 */
export async function onRunningContract<T>(
  ctx: MemberContext,
  customerId: string | null,
  work: (tx: Tx, contract: RunningContract) => Promise<Result<T>>,
): Promise<Result<T>> {
  const asked = getAdministered(ctx, customerId);
  if (!asked.ok) return asked;
  return inTenant(ctx.db, asked.value, async (tx) => {
    const contract = await findRunningContract(tx, asked.value, new Date(ctx.now));
    return contract === null ? refuse('NOT_FOUND') : work(tx, contract);
  });
}
