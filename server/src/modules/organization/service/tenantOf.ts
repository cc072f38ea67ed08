import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { companyOf } from '@atrium/domain/organization/companyOf.ts';
import DataLoader from 'dataloader';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { allEnded } from '../../../base/sql/oneTrip.ts';
import { inTenant, readInTenant } from '../../../base/sql/tenant.ts';
import { transaction, type snapshot } from '../../../base/sql/transaction.ts';
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

/** Reads from the figures of a company; may refuse. */
type Read<T> = (of: TenantRead) => Promise<Result<T>>;

/**
 * Reads from the figures of a company (ORG-10, D63): an administrator's own, whose id they may name or leave out, or
 * anybody's for our staff. A foreign company is NOT_FOUND as one that does not exist (THR-26); one without a contract
 * is ORGANIZATION_NOT_SET_UP (D64). `nothing`: the fields of the answer when there is none. What the documents of a
 * page read of a company in one request shares a transaction; `read` must not write.
 */
export function readTenant<T extends object>(
  ctx: MemberContext,
  named: string | null,
  nothing: { readonly [K in keyof T]: null },
  read: Read<T>,
): Promise<Answer<T>> {
  return answerOf(ctx, named, nothing, (customerId) => readTogether(ctx, customerId, read));
}

/** The same in a transaction of its own, for what is also written, or read in one snapshot; `begin`: how it begins. */
export function readTenantAlone<T extends object>(
  ctx: MemberContext,
  named: string | null,
  nothing: { readonly [K in keyof T]: null },
  read: Read<T>,
  begin: typeof transaction | typeof snapshot = transaction,
): Promise<Answer<T>> {
  const alone = async (tx: Tx, customerId: string): Promise<Result<T>> => {
    const of = await openTenant(ctx, tx, customerId);
    return of.ok ? read(of.value) : of;
  };
  return answerOf(ctx, named, nothing, (customerId) =>
    inTenant(ctx.db, customerId, (tx) => alone(tx, customerId), begin),
  );
}

async function answerOf<T extends object>(
  ctx: MemberContext,
  named: string | null,
  nothing: { readonly [K in keyof T]: null },
  readOf: (customerId: string) => Promise<Result<T>>,
): Promise<Answer<T>> {
  const customerId = companyOf(ctx.viewer, named, 'company.read');
  const found = customerId === null ? refuse('NOT_FOUND') : await readOf(customerId);
  if (found.ok) return { ...found.value, error: null };
  const { code, message } = found.refusal;
  return { ...nothing, error: { code, message } };
}

async function openTenant(ctx: MemberContext, tx: Tx, customerId: string): Promise<Result<TenantRead>> {
  const now = new Date(ctx.now);
  const setUp = await findSetUp(tx, { customerId, now });
  if (setUp === null) return refuse('NOT_FOUND');
  if (!setUp.hasContract) return refuse('ORGANIZATION_NOT_SET_UP');
  return ok({ tx, customerId, timeZone: setUp.timeZone, now, asOf: String(setUp.asOf ?? ctx.now) });
}

/** The reads of one company that a request asks for in one go share a transaction. */
type TenantLoader = DataLoader<Read<unknown>, Result<unknown>>;

const loadersOf = new WeakMap<MemberContext, Map<string, TenantLoader>>();

function readTogether<T>(ctx: MemberContext, customerId: string, read: Read<T>): Promise<Result<T>> {
  const loaders = loadersOf.get(ctx) ?? new Map<string, TenantLoader>();
  loadersOf.set(ctx, loaders);
  const loader =
    loaders.get(customerId) ?? new DataLoader((reads) => readAll(ctx, customerId, reads), { cache: false });
  loaders.set(customerId, loader);
  return loader.load(read) as Promise<Result<T>>;
}

function readAll(
  ctx: MemberContext,
  customerId: string,
  reads: readonly Read<unknown>[],
): Promise<readonly Result<unknown>[]> {
  return readInTenant(ctx.pool, customerId, async (tx) => {
    const of = await openTenant(ctx, tx, customerId);
    if (!of.ok) return reads.map(() => of);
    const reading = reads.map((read) => read(of.value));
    await allEnded(reading);
    return Promise.all(reading);
  });
}
