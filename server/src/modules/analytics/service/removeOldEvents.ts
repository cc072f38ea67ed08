import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { removeEventsBefore } from '../store/events.ts';

/** How long events are kept: 25 months, so that a month can be compared with that of two years before. */
const kept = 25 * 31 * day;

/** Removes events that are older than they may be kept. */
export async function removeOldEvents({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await removeEventsBefore(db, new Date(now - kept));
}
