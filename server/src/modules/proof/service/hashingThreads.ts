import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ownProgram } from '../../../base/process/checkout.ts';
import type { HashingAnswer, HashingTask } from './hashingWorker.ts';

/** How many threads hash: one core is left to every other request, and each hash needs 19 MiB. */
export const hashingThreads = Math.max(1, Math.min(4, availableParallelism() - 1));

interface Thread {
  readonly worker: Worker;
  /** Ends the task it works on; null while it is idle. */
  settle: ((answer: HashingAnswer) => void) | null;
}

const idle: Thread[] = [];

/**
 * Hashes on a thread of low priority, so that a flood of wrong passwords leaves the processor to every other
 * request (THR-13). The caller runs at most `hashingThreads` tasks at once. Rejects when the thread fails.
 */
export async function hashOnThread(task: HashingTask): Promise<string | boolean> {
  const thread = idle.pop() ?? startThread();
  // a waiting task keeps the process running, an idle thread does not
  thread.worker.ref();
  const answer = await new Promise<HashingAnswer>((resolve) => {
    thread.settle = resolve;
    thread.worker.postMessage(task);
  });
  if ('error' in answer) throw new Error(`hashing failed: ${answer.error}`);
  return answer.value;
}

function startThread(): Thread {
  const worker = new Worker(ownProgram('server/src/modules/proof/service/hashingWorker.ts'));
  const thread: Thread = { worker, settle: null };
  const settle = (answer: HashingAnswer): void => {
    const { settle: waiting } = thread;
    thread.settle = null;
    waiting?.(answer);
  };
  worker.on('message', (answer: HashingAnswer) => {
    worker.unref();
    idle.push(thread);
    settle(answer);
  });
  worker.on('error', (error: unknown) => {
    settle({ error: String(error) });
  });
  worker.on('exit', () => {
    const place = idle.indexOf(thread);
    if (place !== -1) idle.splice(place, 1);
    settle({ error: 'its thread has ended' });
  });
  return thread;
}
