import { isOutage } from './outage.ts';

interface Waiting<In, Out> {
  readonly one: In;
  readonly resolve: (out: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Joins calls under load: a call that comes while none is under way goes at once and alone. Those that come meanwhile,
 * or after several that went together, gather for `gather` milliseconds or until they are `most`, and go together: fewer
 * and larger runs cost each of them less. `lanes` of `run` are under way at most; only while all are taken does a call wait for longer, so that one run
 * that is held up does not hold up the others. When a joint run fails, each of its calls runs again by itself, so that
 * one's fault is its own: `run` must be safe to send twice.
 * @param run answers in the order of its arguments.
 */
export function together<In, Out>(
  run: (all: readonly In[]) => Promise<readonly Out[]>,
  { lanes, most, gather }: { lanes: number; most: number; gather: number },
): (one: In) => Promise<Out> {
  const line: Waiting<In, Out>[] = [];
  let busy = 0;
  let gathering = false;
  /** The last run carried several. */
  let crowded = false;

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
  const start = (): void => {
    if (busy === lanes || line.length === 0) return;
    busy += 1;
    const batch = line.splice(0, most);
    crowded = batch.length > 1;
    void runAll(batch).then(() => {
      busy -= 1;
      if (!gathering || line.length >= most) start();
    });
  };

  return (one) =>
    new Promise((resolve, reject) => {
      line.push({ one, resolve, reject });
      if (line.length >= most || (busy === 0 && !gathering && !crowded)) start();
      else if (!gathering) {
        gathering = true;
        setTimeout(() => {
          gathering = false;
          start();
        }, gather);
      }
    });
}
