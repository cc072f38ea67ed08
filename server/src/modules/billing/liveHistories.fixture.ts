import type { TestServer } from '../../testing/harness.ts';
import { addMembers } from '../enrollment/workshop.fixture.ts';
import { deliveriesOfHistory, liveHistory } from './liveHistory.fixture.ts';

/** Histories that run at the same time, each of a customer of its own. */
const concurrent = 6;

/**
 * Lives `count` random histories of 100 deliveries each, of new members whose ids begin with `prefix`; prints how long
 * it took. Throws an error that names the seed of the first one that went wrong.
 */
export async function liveHistories(server: TestServer, prefix: string, count: number): Promise<void> {
  const first = Date.now() % 2 ** 30;
  const members = await addMembers(server, prefix, count);
  const begun = performance.now();
  let next = 0;
  const live = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      const seed = first + index;
      await liveHistory(server, members[index] ?? '', seed).catch((error: unknown) => {
        next = count;
        throw new Error(`the history of seed ${String(seed)} went wrong`, { cause: error });
      });
    }
  };
  await Promise.all(Array.from({ length: concurrent }, live));
  // a charge that is disputed cannot be given back, which staff must hear of
  const errors = server.takeErrors().filter(({ msg }) => msg !== 'a second payment could not be given back');
  if (errors.length > 0) throw new Error(`the product logged errors: ${JSON.stringify(errors)}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const what = `${String(count)} histories of ${String(deliveriesOfHistory)} deliveries`;
  process.stdout.write(`${what} in ${seconds} s, seeds from ${String(first)}\n`);
}
