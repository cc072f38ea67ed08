import { tooManyTries } from '@atrium/domain/account/tooManyTries.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { mac } from '../../../base/secret.ts';
import type { Db } from '../../../base/sql/db.ts';
import { countUses, findUse, removeUse, removeUses, secondsLeft, type Use } from '../../../base/sql/limit.ts';
import { inTurn } from '../../../base/turns.ts';
import { accountNameOf } from './accountName.ts';
import { attempts, type Attempt } from './attempts.ts';
import { networkOf } from './networkOf.ts';

// Attempts are buckets of base/sql/limit.ts. Their windows follow the machine's clock, not product time.

export interface SignInBuckets {
  /** The account's; or a known browser's, and the one that all known browsers of the account share. Ascending. */
  readonly own: readonly string[];
  /** Null for a known browser, which the guesses of others in its network do not hold up. */
  readonly network: string | null;
}

/**
 * The counters of an attempt: those of the account and the network, or those of a known browser. The account's name is
 * hashed with a key, so the table reveals no addresses. `browserId`: of a known browser only.
 */
export function signInBucketsOf(
  accountName: string,
  from: { ip: string; browserId: string | null },
  secret: string,
): SignInBuckets {
  const account = hashed({ secret }, accountName);
  const { signIns, knownSignIns, allKnownSignIns, networkSignIns } = attempts;
  if (from.browserId !== null) {
    return {
      own: [named(knownSignIns, `${from.browserId}/${account}`), named(allKnownSignIns, account)],
      network: null,
    };
  }
  return { own: [named(signIns, account)], network: named(networkSignIns, networkOf(from.ip)) };
}

/** Counts the attempt before anything is compared. Returns the seconds to wait when there were too many, else null. */
export async function countSignIn(db: Db, { own, network }: SignInBuckets, now: number): Promise<number | null> {
  const names = network === null ? own : [...own, network];
  const uses = await counted({ db }, names, { window: attempts.signIns.window, now });
  const over = uses.filter(({ bucket, used }) => used > limitOf(bucket));
  return over.length === 0 ? null : Math.max(...over.map((bucket) => secondsLeft(bucket, now)));
}

function limitOf(bucket: string): number {
  const { signIns, knownSignIns, allKnownSignIns, networkSignIns } = attempts;
  const kinds = [signIns, knownSignIns, allKnownSignIns, networkSignIns];
  const own = kinds.find((each) => bucket.startsWith(named(each, '')));
  if (own === undefined) throw new Error('a bucket of a sign-in is of one of these kinds');
  return own.most;
}

/** After a right password: resets the account's counters and takes the attempt off the network's. */
export async function resetSignIns(db: Db, { own, network }: SignInBuckets): Promise<void> {
  await removeUses(db, own);
  if (network !== null) await removeUse(db, network);
}

/** After an attempt that was counted and then not compared, because the hashing queue was full. */
export async function takeSignInBack(db: Db, { own, network }: SignInBuckets): Promise<void> {
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

/** What is counted apart within its kind: `about` the pass of a redemption code, or a known browser. */
export interface About {
  readonly about?: string;
}

/**
 * Counts one attempt of a member before it is carried out (THR-13, THR-14). Returns the seconds to wait when there were
 * too many in the window, else null; `refuseTooMany` says them.
 */
export function countAttempt(
  ctx: Keeper,
  attempt: Attempt<'member'>,
  memberId: string,
  { about }: About = {},
): Promise<number | null> {
  return count(ctx, attempt, bucketOf(ctx, attempt, memberId, about));
}

/** Refuses what was tried too often, with the seconds to wait, in numbers and in words. */
export function refuseTooMany(
  retryAfter: number,
  {
    message = tooManyTries(retryAfter),
    reason = 'TRIES',
  }: { readonly message?: string; readonly reason?: string } = {},
): Refused {
  return refuse('RATE_LIMITED', { retryAfter, message, reason });
}

/** Counts what is done with an address, however it is spelled; it need not have an account. */
export async function countAddressAttempt(
  ctx: Keeper,
  attempt: Attempt<'address'>,
  address: string,
): Promise<number | null> {
  return count(ctx, attempt, bucketOf(ctx, attempt, await accountNameOf(ctx, address)));
}

/** Counts what one network does, once or `by` times. */
export function countNetworkAttempt(
  ctx: NetworkKeeper,
  attempt: Attempt<'network'>,
  { by = 1, about }: About & { readonly by?: number } = {},
): Promise<number | null> {
  return count(ctx, attempt, bucketOf(ctx, attempt, networkOf(ctx.ip ?? ''), about), by);
}

/** Takes back an attempt that was counted and then not carried out. */
export function takeAttemptBack(
  ctx: Keeper,
  attempt: Attempt<'member'>,
  memberId: string,
  { about }: About = {},
): Promise<void> {
  return removeUse(ctx.db, bucketOf(ctx, attempt, memberId, about));
}

/** The same of what was to be done with an address. */
export async function takeAddressAttemptBack(ctx: Keeper, attempt: Attempt<'address'>, address: string): Promise<void> {
  await removeUse(ctx.db, bucketOf(ctx, attempt, await accountNameOf(ctx, address)));
}

/** The same of what a network was to do. */
export function takeNetworkAttemptBack(ctx: NetworkKeeper, attempt: Attempt<'network'>): Promise<void> {
  return removeUse(ctx.db, bucketOf(ctx, attempt, networkOf(ctx.ip ?? '')));
}

/** The seconds to wait when one network has used its attempts of this kind up, else null; nothing is counted. */
export async function findNetworkWait(
  ctx: NetworkKeeper,
  attempt: Attempt<'network'>,
  { about }: About = {},
): Promise<number | null> {
  const now = machineNow();
  const use = await findUse(ctx.db, bucketOf(ctx, attempt, networkOf(ctx.ip ?? ''), about), now);
  return use === null || use.used < attempt.most ? null : secondsLeft(use, now);
}

/** What was looked up, and counted where it was a guess, in one request. */
const lookedUpBy = new WeakMap<object, Set<string>>();

/**
 * Looks up what one network may be guessing, and counts that before, so that of many guesses at once no more than the
 * limit reach the look-up (THR-13). What was found was no guess, and is taken back. Null when nothing was found;
 * refuses with RATE_LIMITED, without a look-up, after too many guesses. One look-up of a network runs at a time in a
 * process: those that find something do not use each other's attempts up. What one request asks for several times, by
 * the name `what`, is counted once.
 */
export function findGuessed<T>(
  ctx: NetworkKeeper,
  attempt: Attempt<'network'>,
  lookUp: () => Promise<T | null>,
  what?: string,
): Promise<Result<T | null>> {
  const bucket = bucketOf(ctx, attempt, networkOf(ctx.ip ?? ''));
  return inTurn(`guess ${bucket}`, async () => {
    const lookedUp = lookedUpBy.get(ctx) ?? new Set();
    if (what !== undefined && lookedUp.has(what)) return ok(await lookUp());
    const used = await findNetworkWait(ctx, attempt);
    if (used !== null) return refuseTooMany(used);
    let isGuess = false;
    try {
      // another process may have counted the last one meanwhile
      const over = await count(ctx, attempt, bucket);
      if (over !== null) return refuseTooMany(over);
      const found = await lookUp();
      isGuess = found === null;
      if (what !== undefined) lookedUpBy.set(ctx, lookedUp.add(what));
      return ok(found);
    } finally {
      // a guess sends the same statement, so that the time of an answer does not tell it apart (THR-58)
      await removeUse(ctx.db, bucket, isGuess ? 0 : 1);
    }
  });
}

type Keeper = Pick<Context, 'db' | 'secret'>;
type NetworkKeeper = Pick<Context, 'db' | 'secret' | 'ip'>;

async function count({ db }: Keeper, { most, window }: Attempt, bucket: string, by = 1): Promise<number | null> {
  const now = machineNow();
  const [use] = await counted({ db }, [bucket], { window, now, by });
  return use === undefined || use.used <= most ? null : secondsLeft(use, now);
}

/** The bucket of one attempt. The name is hashed with a key, so that the table reveals no addresses. */
function bucketOf(ctx: Keeper, attempt: Attempt, name: string, about?: string): string {
  const hash = hashed(ctx, name);
  return named(attempt, about === undefined ? hash : `${about}/${hash}`);
}

function named({ kind }: Attempt, name: string): string {
  return `try/${kind}/${name}`;
}

function hashed({ secret }: Pick<Context, 'secret'>, name: string): string {
  return mac(secret, 'sign-in tries', name);
}
