import { refuse, type Result } from '@atrium/domain/errors.ts';
import { companyOf } from '@atrium/domain/organization/companyOf.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { findProgram, lockContracts } from '../store/contracts.ts';
import type { RunningProgram } from '../types.ts';

type Work<T> = (tx: Tx, program: RunningProgram) => Promise<Result<T>>;

/**
 * Runs `work` on the contracts in force of the company whose seats the caller administers (D63), in a transaction that
 * sees the rows of that company alone (THR-26). `named` null: their own. Refuses with NOT_FOUND for another company,
 * one that does not exist, and one without such a contract, all alike.
 */
export function onRunningProgram<T>(ctx: MemberContext, named: string | null, work: Work<T>): Promise<Result<T>> {
  return run(ctx, named, { work, isWrite: false });
}

/** The same with all seats of the company locked. */
export function onLockedProgram<T>(ctx: MemberContext, named: string | null, work: Work<T>): Promise<Result<T>> {
  return run(ctx, named, { work, isWrite: true });
}

async function run<T>(
  ctx: MemberContext,
  named: string | null,
  { work, isWrite }: { readonly work: Work<T>; readonly isWrite: boolean },
): Promise<Result<T>> {
  const customerId = companyOf(ctx.viewer, named);
  if (customerId === null) return refuse('NOT_FOUND');
  return inTenant(ctx.db, customerId, async (tx) => {
    if (isWrite) await lockContracts(tx, customerId);
    const program = await findProgram(tx, customerId, new Date(ctx.now));
    return program === null ? refuse('NOT_FOUND') : work(tx, program);
  });
}
