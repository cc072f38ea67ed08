import { isOutage } from './outage.ts';

interface Waiting<In, Out> {
  readonly call: In;
  readonly resolve: (out: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches calls under load. A call made while none is running runs at once and alone. Calls made meanwhile, or after a
 * batch, are collected for `collectFor` milliseconds or until there are `maxBatch`, and run as one batch: fewer and
 * larger batches make each call cheaper. At most `maxConcurrent` batches run concurrently; only when all are busy does
 * a call wait longer, so that one slow batch does not block the others. When a batch fails, each of its calls runs
 * again alone, so that a call only fails by its own fault: `run` must be safe to repeat.
 * @param run returns results in the order of its arguments.
 */
export function together<In, Out>(
  run: (all: readonly In[]) => Promise<readonly Out[]>,
  { maxConcurrent, maxBatch, collectFor }: { maxConcurrent: number; maxBatch: number; collectFor: number },
): (call: In) => Promise<Out> {
  const line: Waiting<In, Out>[] = [];
  let busy = 0;
  let collecting = false;
  /** The last batch had several calls. */
  let lastWasBatch = false;

  const runAll = async (batch: readonly Waiting<In, Out>[]): Promise<void> => {
    try {
      const answers = await run(batch.map(({ call }) => call));
      if (answers.length !== batch.length) throw new Error('the number of results differs from the number of calls');
      answers.forEach((answer, at) => batch[at]?.resolve(answer));
    } catch (error) {
      // during an outage each call alone would get the same answer
      if (batch.length === 1 || isOutage(error)) for (const call of batch) call.reject(error);
      else for (const call of batch) await runAll([call]);
    }
  };
  const start = (): void => {
    if (busy === maxConcurrent || line.length === 0) return;
    busy += 1;
    const batch = line.splice(0, maxBatch);
    lastWasBatch = batch.length > 1;
    void runAll(batch).then(() => {
      busy -= 1;
      if (!collecting || line.length >= maxBatch) start();
    });
  };

  return (call) =>
    new Promise((resolve, reject) => {
      line.push({ call, resolve, reject });
      if (line.length >= maxBatch || (busy === 0 && !collecting && !lastWasBatch)) start();
      else if (!collecting) {
        collecting = true;
        setTimeout(() => {
          collecting = false;
          start();
        }, collectFor);
      }
    });
}
