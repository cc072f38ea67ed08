import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inShortTurn } from '../../../base/turns.ts';
import { hashingThreads, hashOnThread } from './hashingThreads.ts';

// argon2id, the library's default; each hash takes 19 MiB and about 20 ms of one core
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many hashes are made at once, and how many more may wait. */
export const hashingQueue = { atOnce: hashingThreads, waiting: 64 } as const;

/** One queue for the whole process, because memory and cores are shared by all callers; null when it is full. */
export const inHashingQueue = <T>(work: () => Promise<T>): Promise<T | null> =>
  inShortTurn('password hashing', hashingQueue, work);

/** After a wrong password its place in the queue rests for so many times as long as the hash took. */
const restTimes = 9;
/** At most for so many milliseconds: on a busy machine a hash takes long without using the processor. */
const longestRest = 100;

/** Seconds after which a refused caller may retry. */
export const queueRetryAfter = 2;

let dummy: Promise<string> | undefined;

/**
 * The hash to store; null when the queue is full. The password is Unicode-normalized, so that every keyboard types the
 * same one.
 */
export function hashPassword(password: string): Promise<string | null> {
  return inHashingQueue(() => hashNow(password.normalize('NFC')));
}

/**
 * Whether the password matches the stored hash; null when the queue is full. Without a stored hash it does the same
 * work and returns false, so that timing does not reveal who has an account (THR-12). A wrong one keeps its place in
 * the queue for a rest, so that a flood of guesses gets a tenth of a core and every other request the remainder
 * (THR-13, decision 161).
 */
export async function checkPassword(
  stored: string | null,
  password: string,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<boolean | null> {
  return inHashingQueue(async () => {
    const hash = stored ?? (await dummyHash());
    const begun = performance.now();
    const matches = await hashOnThread({ stored: hash, password: password.normalize('NFC') });
    if (matches === true && stored !== null) return true;
    await pause(Math.min(longestRest, restTimes * (performance.now() - begun)));
    return false;
  });
}

async function dummyHash(): Promise<string> {
  dummy ??= hashNow(randomBytes(32).toString('hex')).catch((error: unknown) => {
    // else every later attempt without an account would fail with this error
    dummy = undefined;
    throw error;
  });
  return dummy;
}

async function hashNow(password: string): Promise<string> {
  return String(await hashOnThread({ password, cost }));
}
