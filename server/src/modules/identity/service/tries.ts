import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Db } from '../../../base/db.ts';
import { countTries } from '../store/passwords.ts';

/** How many attempts are allowed in a window of 15 minutes; attempts that end in a sign-in do not count (THR-13). */
export const tryLimits = { account: 20, network: 100, windowSeconds: 900 } as const;

export interface Buckets {
  readonly account: string;
  readonly network: string;
}

/** The two counters of an attempt. The account's name is hashed with a key, so the table reveals no addresses. */
export function bucketsOf(accountName: string, ip: string, key: Buffer): Buckets {
  const account = createHmac('sha256', key).update(accountName).digest('base64url');
  return { account: `account:${account}`, network: `network:${networkOf(ip)}` };
}

/** Counts the attempt before anything is compared. Returns the seconds to wait when there were too many, else null. */
export async function tooMany(db: Db, buckets: Buckets, now: number): Promise<number | null> {
  const until = new Date(now + tryLimits.windowSeconds * 1000);
  const tries = await countTries(db, [buckets.account, buckets.network], new Date(now), until);
  const over = tries.filter((counter) =>
    counter.bucket === buckets.account ? counter.tries > tryLimits.account : counter.tries > tryLimits.network,
  );
  if (over.length === 0) return null;
  return Math.max(1, ...over.map((counter) => Math.ceil((counter.until.getTime() - now) / 1000)));
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
