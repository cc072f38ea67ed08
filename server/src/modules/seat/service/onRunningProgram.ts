import { refuse, type Result } from '@atrium/domain/errors.ts';
import { companyOf } from '@atrium/domain/organization/companyOf.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inTenant, readInTenant } from '../../../base/sql/tenant.ts';
import { findNewestProgram, findProgram, lockContracts } from '../store/contracts.ts';
import type { NewestProgram, RunningProgram } from '../types.ts';

type Work<T> = (tx: Tx, program: RunningProgram) => Promise<Result<T>>;

/**
 * Runs `work`, which only reads, on the contracts in force of the company whose seats the caller administers (D63), in
 * a transaction that sees the rows of that company alone (THR-26). `named` null: their own. Refuses with NOT_FOUND for
 * another company, one that does not exist, and one without such a contract, all alike.
 */
export async function onRunningProgram<T>(ctx: MemberContext, named: string | null, work: Work<T>): Promise<Result<T>> {
  const customerId = companyOf(ctx.viewer, named, 'seat.write');
  if (customerId === null) return refuse('NOT_FOUND');
  return readInTenant(ctx.pool, customerId, (tx) => onProgram(tx, ctx, customerId, work));
}

/** The same where none is in force, on the contracts that ended last, whose seats are read for a while (COM-02). */
export async function onNewestProgram<T>(
  ctx: MemberContext,
  named: string | null,
  work: (tx: Tx, program: NewestProgram) => Promise<Result<T>>,
): Promise<Result<T>> {
  const customerId = companyOf(ctx.viewer, named, 'company.read');
  if (customerId === null) return refuse('NOT_FOUND');
  return readInTenant(ctx.pool, customerId, async (tx) => {
    const program = await findNewestProgram(tx, customerId, new Date(ctx.now));
    return program === null ? refuse('NOT_FOUND') : work(tx, program);
  });
}

/** The same for `work` that writes, on contracts in force, with all seats of the company locked. */
export async function onLockedProgram<T>(ctx: MemberContext, named: string | null, work: Work<T>): Promise<Result<T>> {
  const customerId = companyOf(ctx.viewer, named, 'seat.write');
  if (customerId === null) return refuse('NOT_FOUND');
  return inTenant(ctx.db, customerId, async (tx) => {
    await lockContracts(tx, customerId);
    return onProgram(tx, ctx, customerId, work);
  });
}

async function onProgram<T>(tx: Tx, ctx: MemberContext, customerId: string, work: Work<T>): Promise<Result<T>> {
  const program = await findProgram(tx, customerId, new Date(ctx.now));
  return program === null ? refuse('NOT_FOUND') : work(tx, program);
}
