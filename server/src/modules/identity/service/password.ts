import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createHashingQueue } from './hashingQueue.ts';

// argon2id, the library's default; each hash takes 19 MiB and about 20 ms of one core
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One queue for the whole process, because memory and cores are shared by all callers. */
const queue = createHashingQueue(4, 64);

/** Seconds after which a refused caller may retry. */
export const queueRetryAfter = 2;

let dummy: Promise<string> | undefined;

/**
 * The hash to store; null when the queue is full. The password is Unicode-normalized, so that every keyboard types the
 * same one.
 */
export function hashPassword(password: string): Promise<string | null> {
  return queue.run(() => hash(password.normalize('NFC'), cost));
}

/**
 * Whether the password matches the stored hash; null when the queue is full. Without a stored hash it does the same
 * work and returns false, so that timing does not reveal who has an account (THR-12).
 */
export function checkPassword(stored: string | null, password: string): Promise<boolean | null> {
  return queue.run(async () => {
    dummy ??= hash(randomBytes(32), cost);
    const right = await verify(stored ?? (await dummy), password.normalize('NFC'));
    return right && stored !== null;
  });
}
