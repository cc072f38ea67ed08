import type { Log } from '../process/log.ts';
import { isOutage } from '../sql/outage.ts';

/**
 * Does a piece of due work for each of several, in turn: one that fails is logged with `fieldsOf` it, and tried again
 * by the next run; the others go on, so that nobody waits for what is wrong with somebody else. Returns how many
 * failed. Throws when the database is away, or a service by `isAway`.
 */
export async function runEach<Item>(
  items: readonly Item[],
  {
    log,
    fieldsOf,
    isAway = () => false,
  }: {
    readonly log: Pick<Log, 'error'>;
    readonly fieldsOf: (item: Item) => object;
    /** Whether a fault says that a service is away, which all of them need. */
    readonly isAway?: (error: unknown) => boolean;
  },
  work: (item: Item) => Promise<void>,
): Promise<number> {
  let failed = 0;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isOutage(error) || isAway(error)) throw error;
      failed += 1;
      log.error({ err: error, ...fieldsOf(item) }, 'due work failed for one of several');
    }
  }
  return failed;
}
