import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createHashingQueue } from './hashingQueue.ts';

// argon2id, the library's default kind; each hashing takes 19 MiB and some 20 ms of one core
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One line for the whole process: memory and cores are the process's, whoever asks. */
const queue = createHashingQueue(4, 64);

/** Seconds after which a caller who was turned away may try again. */
export const queueRetryAfter = 2;

let dummy: Promise<string> | undefined;

/** The hash to store; null when too many are waiting. The same letters typed on another keyboard are the same password. */
export function hashPassword(password: string): Promise<string | null> {
  return queue.run(() => hash(password.normalize('NFC'), cost));
}

/**
 * Whether the password is the stored one; null when too many are waiting. Without a stored hash it does the same work
 * and says no, so that the time tells nothing about who has an account (THR-12).
 */
export function checkPassword(stored: string | null, password: string): Promise<boolean | null> {
  return queue.run(async () => {
    dummy ??= hash(randomBytes(32), cost);
    const right = await verify(stored ?? (await dummy), password.normalize('NFC'));
    return right && stored !== null;
  });
}
