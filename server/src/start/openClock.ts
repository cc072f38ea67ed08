import { movableClock, realClock, type Clock } from '../base/process/clock.ts';
import type { Db } from '../base/sql/db.ts';
import { findSetting } from '../base/sql/setting.ts';
import type { Env } from '../env.ts';

/** The setting with the offset of product time, in milliseconds. */
export const clockOffset = 'clock.offset';

/** Product time, of the program and of the commands beside it: where it can be moved, as it was moved last. */
export async function openClock({ CLOCK }: Pick<Env, 'CLOCK'>, db: Db): Promise<Clock> {
  return CLOCK === 'movable' ? movableClock((await findSetting(db, clockOffset)) ?? 0) : realClock();
}
