import { minute } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { endSilent } from '../store/viewings.ts';

const silence = 5 * minute;

/** Ends viewings without a report for five minutes (D26). A late report still counts and reopens its own. */
export async function endSilentViewings(ctx: Context): Promise<void> {
  await endSilent(ctx.db, new Date(ctx.now - silence));
}
