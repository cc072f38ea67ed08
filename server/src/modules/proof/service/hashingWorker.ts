import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync, type Options } from '@node-rs/argon2';

// A thread that only hashes, for hashingThreads.ts.

/** One task: a hash to make, or one to compare with. */
export type HashingTask =
  | { readonly password: string; readonly cost: Options }
  | { readonly password: string; readonly stored: string };

/** The new hash, or whether the password matches; an error in words. */
export type HashingAnswer = { readonly value: string | boolean } | { readonly error: string };

/** A ninth of the share of the other threads when all are busy: little, but enough to sign in. */
const nicer = 10;
const lowest = 19;
// on Linux a priority is that of the calling thread, elsewhere that of the process
if (process.platform === 'linux') setPriority(Math.min(lowest, getPriority() + nicer));

parentPort?.on('message', (task: HashingTask) => {
  parentPort?.postMessage(answerOf(task));
});

function answerOf(task: HashingTask): HashingAnswer {
  try {
    const { password } = task;
    return { value: 'stored' in task ? verifySync(task.stored, password) : hashSync(password, task.cost) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
