import { counted } from '@atrium/domain/counted.ts';
import { minute } from '@atrium/domain/time.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { countExample, findFailure, findLastMove } from '../store/documents.ts';

/** After so many minutes without a move it is offered to try again: its job was given up, or waits for an outage. */
const stoppedAfter = 15;

/** Why the example's loading has stopped at `now`, epoch milliseconds; null while it goes on or is over. */
export async function findStop(tx: Tx, now: number): Promise<string | null> {
  const failure = await findFailure(tx);
  if (failure !== null) return failure;
  const isLoaded = (await countExample(tx)).every(({ done, total }) => done === total);
  const moved = isLoaded ? null : await findLastMove(tx);
  if (moved === null || now - moved.getTime() < stoppedAfter * minute) return null;
  return `Nothing of it was published for ${counted(stoppedAfter, 'minute')}.`;
}
