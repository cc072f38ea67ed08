import type { Context } from '../../../base/context.ts';
import { mac } from '../../../base/secret.ts';
import type { Db } from '../../../base/sql/db.ts';
import {
  countUses,
  findUses,
  removeUse,
  removeUses,
  secondsLeft,
  type Limit,
  type Use,
} from '../../../base/sql/limit.ts';
import { minute } from '@atrium/domain/time.ts';
import { inTurn } from '../../../base/turns.ts';
import { findAccountName } from '../store/passwords.ts';
import { networkOf } from './networkOf.ts';

// Attempts are buckets of base/sql/limit.ts. Their windows follow the machine's clock, not product time.

/**
 * How many attempts are allowed in a window; attempts that end in a sign-in do not count (THR-13). `devices`: by all
 * known devices of an account together.
 */
export const tryLimits = { account: 20, devices: 40, network: 100, window: 15 * minute } as const;

export interface Buckets {
  /** The account's; or a known device's, and the one that all known devices of the account share. Ascending. */
  readonly own: readonly string[];
  /** Null for a known device, which the guesses of others in its network do not hold up. */
  readonly network: string | null;
}

/**
 * The counters of an attempt: those of the account and the network, or those of a device which has signed in to the
 * account before. The account's name is hashed with a key, so the table reveals no addresses.
 */
export function bucketsOf(accountName: string, from: { ip: string; device: string | null }, secret: string): Buckets {
  const account = hashed({ secret }, accountName);
  if (from.device !== null) return { own: [`try/device/${from.device}`, `try/devices/${account}`], network: null };
  return { own: [`try/account/${account}`], network: `try/network/${networkOf(from.ip)}` };
}

/** Counts the attempt before anything is compared. Returns the seconds to wait when there were too many, else null. */
export async function tooMany(db: Db, { own, network }: Buckets, now: number): Promise<number | null> {
  const names = network === null ? own : [...own, network];
  const uses = await counted({ db }, names, { window: tryLimits.window, now });
  const over = uses.filter(({ bucket, used }) => used > limitOf(bucket));
  return over.length === 0 ? null : Math.max(...over.map((bucket) => secondsLeft(bucket, now)));
}

function limitOf(bucket: string): number {
  if (bucket.startsWith('try/network/')) return tryLimits.network;
  return bucket.startsWith('try/devices/') ? tryLimits.devices : tryLimits.account;
}

/** After a right password: resets the account's counters and takes the attempt off the network's. */
export async function forgetTries(db: Db, { own, network }: Buckets): Promise<void> {
  await removeUses(db, own);
  if (network !== null) await removeUse(db, network);
}

/** After an attempt that was counted and then not compared, because the hashing queue was full. */
export async function takeTryBack(db: Db, { own, network }: Buckets): Promise<void> {
  for (const bucket of [...own, ...(network === null ? [] : [network])]) await removeUse(db, bucket);
}

/** Waits in the process, without a connection, while another attempt of the same network or account is counted. */
function counted(
  { db }: Pick<Context, 'db'>,
  buckets: readonly string[],
  count: { readonly window: number; readonly now: number; readonly by?: number },
): Promise<Use[]> {
  return inTurn(`count ${buckets.at(-1) ?? ''}`, () => countUses(db, buckets, count));
}

/**
 * Counts one attempt of any kind, or `by`, before it is carried out (THR-13, THR-14). Returns the seconds to wait when
 * there were too many in the window, else null. `name` is hashed with a key, so that the table reveals no addresses.
 */
export async function countAttempt(
  ctx: Pick<Context, 'db' | 'secret'>,
  kind: string,
  name: string,
  { most, window }: Limit,
  by = 1,
): Promise<number | null> {
  const now = Date.now();
  const [use] = await counted(ctx, [bucketOf(ctx, kind, name)], { window, now, by });
  return use === undefined || use.used <= most ? null : secondsLeft(use, now);
}

/** The same for what is done with an address, however it is spelled; it need not have an account. */
export async function countAddressAttempt(
  ctx: Pick<Context, 'db' | 'secret'>,
  kind: string,
  address: string,
  limit: Limit,
): Promise<number | null> {
  return countAttempt(ctx, kind, await findAccountName(ctx.db, address), limit);
}

/** The same for what one network does. */
export function countNetworkAttempt(
  ctx: Pick<Context, 'db' | 'secret' | 'ip'>,
  kind: string,
  limit: Limit,
  by = 1,
): Promise<number | null> {
  return countAttempt(ctx, kind, networkOf(ctx.ip ?? ''), limit, by);
}

/** Takes back an attempt that was counted and then not carried out. */
export function takeAttemptBack(ctx: Pick<Context, 'db' | 'secret'>, kind: string, name: string): Promise<void> {
  return removeUse(ctx.db, bucketOf(ctx, kind, name));
}

/** Whether one network has used its attempts of this kind up; nothing is counted. */
export async function isNetworkOver(
  ctx: Pick<Context, 'db' | 'secret' | 'ip'>,
  kind: string,
  limit: Limit,
): Promise<boolean> {
  return (await findUses(ctx.db, bucketOf(ctx, kind, networkOf(ctx.ip ?? '')), Date.now())) >= limit.most;
}

function bucketOf(ctx: Pick<Context, 'secret'>, kind: string, name: string): string {
  return `try/${kind}/${hashed(ctx, name)}`;
}

function hashed({ secret }: Pick<Context, 'secret'>, name: string): string {
  return mac(secret, 'sign-in tries', name);
}
