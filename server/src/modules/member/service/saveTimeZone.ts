import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isTimeZone } from '@atrium/domain/timeZone.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import * as store from '../store/timeZones.ts';
import type { SavedTimeZone } from '../types.ts';

/**
 * Keeps the zone of the viewer's dates with the account, so that mails agree with the pages (D83): the one they chose,
 * or else the one that their browser says. Idempotent. Refuses with INVALID_INPUT for a zone that is not known.
 */
export async function saveTimeZone(ctx: MemberContext, saved: SavedTimeZone): Promise<Result<SavedTimeZone>> {
  const { timeZone, chosen } = saved;
  const isKnown = timeZone === null ? chosen : isTimeZone(timeZone);
  if (!isKnown) return refuse('INVALID_INPUT', { field: 'timeZone' });
  await transaction(ctx.db, (tx) => store.saveTimeZone(tx, ctx.viewer.memberId, saved));
  return ok(saved);
}
