import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inHashingQueue, restAfterGuess, type Asker } from './hashingQueue.ts';
import { hashOnThread } from './hashingThreads.ts';

// argon2id, the library's default; each hash takes 19 MiB and about 20 ms of one core
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * After a stranger's wrong password its site waits for so many times as long as the hash took, and of the places of all
 * strangers one for a third of that.
 */
const restTimes = { own: 9, shared: 3 };
/** At most for so many milliseconds: on a busy machine a hash takes long without using the processor. */
const longestRest = 100;

/** Seconds after which a refused caller may retry. */
export const queueRetryAfter = 2;

let dummy: Promise<string> | undefined;

/**
 * The hash to store, for somebody who has proved who they are, in the line of their `account`; null when too many
 * wait. The password is Unicode-normalized, so that every keyboard types the same one.
 */
export function hashPassword(password: string, account = ''): Promise<string | null> {
  return inHashingQueue({ isKnown: true, line: account }, () => hashNow(password.normalize('NFC')));
}

/**
 * Whether the password matches the stored hash; null when too many wait. Without a stored hash it does the same work
 * and returns false, so that timing does not reveal who has an account (THR-12). After a stranger's wrong one the next
 * waits, so that a flood of guesses gets a tenth of a core, or from many networks a quarter, and every other request
 * the remainder (THR-13, decisions 161 and 163).
 */
export async function checkPassword(
  asker: Asker,
  { stored, password }: { readonly stored: string | null; readonly password: string },
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<boolean | null> {
  return inHashingQueue(asker, async () => {
    const hash = stored ?? (await dummyHash());
    const begun = performance.now();
    const matches = await hashOnThread({ stored: hash, password: password.normalize('NFC') });
    if (matches === true && stored !== null) return true;
    const took = performance.now() - begun;
    const rest = (times: number): Promise<unknown> => pause(Math.min(longestRest, times * took));
    if (!asker.isKnown)
      restAfterGuess(asker.line, { ownRest: rest(restTimes.own), sharedRest: rest(restTimes.shared) });
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
