import { refuse, type Result } from '@atrium/domain/errors.ts';
import { companyOf } from '@atrium/domain/organization/companyOf.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { transaction, type snapshot } from '../../../base/sql/transaction.ts';
import { findLastRun } from '../store/run.ts';
import { findSetUp } from '../store/overview.ts';
import type { Answer } from '../types.ts';

/** A read of one company's figures, in its transaction. */
export interface TenantRead {
  readonly tx: Tx;
  readonly customerId: string;
  /** Of the company, an IANA name. */
  readonly timeZone: string;
  readonly now: Date;
  /** When the figures were brought up to date, milliseconds. */
  readonly asOf: string;
}

/**
 * Reads from the figures of a company (ORG-10, D63): an administrator's own, whose id they may name or leave out, or
 * anybody's for our staff. A foreign company is NOT_FOUND as one that does not exist (THR-26); one without a contract
 * is ORGANIZATION_NOT_SET_UP (D64). `nothing`: the fields of the answer when there is none; `begin`:
 * how the transaction begins.
 */
export async function readTenant<T extends object>(
  ctx: MemberContext,
  named: string | null,
  nothing: { readonly [K in keyof T]: null },
  read: (of: TenantRead) => Promise<Result<T>>,
  begin: typeof transaction | typeof snapshot = transaction,
): Promise<Answer<T>> {
  const customerId = companyOf(ctx.viewer, named);
  const found = customerId === null ? refuse('NOT_FOUND') : await readRows(ctx, customerId, read, begin);
  if (found.ok) return { ...found.value, error: null };
  const { code, message } = found.refusal;
  return { ...nothing, error: { code, message } };
}

async function readRows<T extends object>(
  ctx: MemberContext,
  customerId: string,
  read: (of: TenantRead) => Promise<Result<T>>,
  begin: typeof transaction | typeof snapshot,
): Promise<Result<T>> {
  const now = new Date(ctx.now);
  const inside = async (tx: Tx): Promise<Result<T>> => {
    const setUp = await findSetUp(tx, { customerId, now });
    if (setUp === null) return refuse('NOT_FOUND');
    if (!setUp.hasContract) return refuse('ORGANIZATION_NOT_SET_UP');
    const asOf = await findLastRun(tx, customerId);
    return read({ tx, customerId, timeZone: setUp.timeZone, now, asOf: String(asOf ?? ctx.now) });
  };
  return inTenant(ctx.db, customerId, inside, begin);
}
