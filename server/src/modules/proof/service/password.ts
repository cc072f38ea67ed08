import { randomBytes } from 'node:crypto';
import { inShortTurn } from '../../../base/turns.ts';
import { hashingThreads, hashOnThread } from './hashingThreads.ts';

// argon2id, the library's default; each hash takes 19 MiB and about 20 ms of one core
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many hashes are made at once, and how many more may wait. */
export const hashingQueue = { atOnce: hashingThreads, waiting: 64 } as const;

/** One queue for the whole process, because memory and cores are shared by all callers; null when it is full. */
export const inHashingQueue = <T>(work: () => Promise<T>): Promise<T | null> =>
  inShortTurn('password hashing', hashingQueue, work);

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
 * work and returns false, so that timing does not reveal who has an account (THR-12).
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean | null> {
  return inHashingQueue(async () => {
    const right = await hashOnThread({
      stored: stored ?? (await dummyHash()),
      password: password.normalize('NFC'),
    });
    return right === true && stored !== null;
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
