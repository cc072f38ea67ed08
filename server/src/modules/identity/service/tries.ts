import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context } from '../../../base/context.ts';
import type { Db } from '../../../base/sql/db.ts';
import { keyOf } from './seal.ts';
import { addTries, findAccountName, findTries } from '../store/passwords.ts';

/**
 * How many attempts are allowed in a window of 15 minutes; attempts that end in a sign-in do not count (THR-13).
 * `devices`: by all known devices of an account together.
 */
export const tryLimits = { account: 20, devices: 40, network: 100, windowSeconds: 900 } as const;

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
export function bucketsOf(accountName: string, from: { ip: string; device: string | null }, key: Buffer): Buckets {
  const account = createHmac('sha256', key).update(accountName).digest('base64url');
  if (from.device !== null) return { own: [`device:${from.device}`, `devices:${account}`], network: null };
  return { own: [`account:${account}`], network: `network:${networkOf(from.ip)}` };
}

/** Counts the attempt before anything is compared. Returns the seconds to wait when there were too many, else null. */
export async function tooMany(db: Db, { own, network }: Buckets, now: number): Promise<number | null> {
  const until = new Date(now + tryLimits.windowSeconds * 1000);
  const names = network === null ? own : [...own, network];
  const tries = await addTries(db, names, new Date(now), until);
  const over = tries.filter((counter) => counter.tries > limitOf(counter.bucket));
  if (over.length === 0) return null;
  return Math.max(1, ...over.map((counter) => Math.ceil((counter.until.getTime() - now) / 1000)));
}

function limitOf(bucket: string): number {
  if (bucket.startsWith('network:')) return tryLimits.network;
  return bucket.startsWith('devices:') ? tryLimits.devices : tryLimits.account;
}

/** The network that one person controls: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** How often something may be tried in a window. */
export interface TryLimit {
  readonly most: number;
  readonly windowSeconds: number;
}

/**
 * Counts one attempt of any kind, before it is carried out (THR-13, THR-14). Returns the seconds to wait when there were
 * too many in the window, else null. `name` is hashed with a key, so that the table reveals no addresses.
 */
export async function countAttempt(
  ctx: Pick<Context, 'db' | 'secret'>,
  kind: string,
  name: string,
  limit: TryLimit,
): Promise<number | null> {
  // lifetimes and limits of sign-in follow the machine's clock, not product time
  const now = Date.now();
  const until = new Date(now + limit.windowSeconds * 1000);
  const [counter] = await addTries(ctx.db, [bucketOf(ctx, kind, name)], new Date(now), until);
  if (counter === undefined || counter.tries <= limit.most) return null;
  return Math.max(1, Math.ceil((counter.until.getTime() - now) / 1000));
}

/** The same for what is done with an address, however it is spelled; it need not have an account. */
export async function countAddressAttempt(
  ctx: Pick<Context, 'db' | 'secret'>,
  kind: string,
  address: string,
  limit: TryLimit,
): Promise<number | null> {
  return countAttempt(ctx, kind, await findAccountName(ctx.db, address), limit);
}

/** The same for what one network does. */
export function countNetworkAttempt(
  ctx: Pick<Context, 'db' | 'secret' | 'ip'>,
  kind: string,
  limit: TryLimit,
): Promise<number | null> {
  return countAttempt(ctx, kind, networkOf(ctx.ip ?? ''), limit);
}

/** Whether one network has used its attempts of this kind up; nothing is counted. */
export async function isNetworkOver(
  ctx: Pick<Context, 'db' | 'secret' | 'ip'>,
  kind: string,
  limit: TryLimit,
): Promise<boolean> {
  return (await findTries(ctx.db, bucketOf(ctx, kind, networkOf(ctx.ip ?? '')), new Date())) >= limit.most;
}

function bucketOf({ secret }: Pick<Context, 'secret'>, kind: string, name: string): string {
  const hashed = createHmac('sha256', keyOf(secret, 'sign-in tries')).update(name).digest('base64url');
  return `${kind}:${hashed}`;
}
