import { isOutage } from './outage.ts';

interface Waiting<In, Out> {
  readonly one: In;
  readonly resolve: (out: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Joins calls under load: `lanes` of `run` are under way at most, and what comes meanwhile waits and goes together, up
 * to `most` at once. A call that finds a free lane goes at once and alone. When a joint run fails, each of its calls
 * runs again by itself, so that one's fault is its own: `run` must be safe to send twice.
 * @param run answers in the order of its arguments.
 */
export function together<In, Out>(
  run: (all: readonly In[]) => Promise<readonly Out[]>,
  { lanes, most }: { lanes: number; most: number },
): (one: In) => Promise<Out> {
  const line: Waiting<In, Out>[] = [];
  let busy = 0;

  const runAll = async (batch: readonly Waiting<In, Out>[]): Promise<void> => {
    try {
      const answers = await run(batch.map(({ one }) => one));
      if (answers.length !== batch.length) throw new Error('not as many answers as calls');
      answers.forEach((answer, at) => batch[at]?.resolve(answer));
    } catch (error) {
      // while the database is away, each by itself would only wait for the same answer
      if (batch.length === 1 || isOutage(error)) for (const one of batch) one.reject(error);
      else for (const one of batch) await runAll([one]);
    }
  };
  const work = async (): Promise<void> => {
    busy += 1;
    while (line.length > 0) await runAll(line.splice(0, most));
    busy -= 1;
  };

  return (one) =>
    new Promise((resolve, reject) => {
      line.push({ one, resolve, reject });
      if (busy < lanes) void work();
    });
}
