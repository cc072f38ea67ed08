import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { canonicalTimeZone } from '@atrium/domain/timeZone.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import * as store from '../store/timeZones.ts';
import type { SavedTimeZone } from '../types.ts';

/**
 * Keeps the zone of the viewer's dates with the account, so that mails agree with the pages (D83): the one they chose,
 * or else the one that their browser says; under its canonical name. Idempotent. Refuses with INVALID_INPUT for a zone
 * that is not known, and for an offset.
 */
export async function saveTimeZone(ctx: MemberContext, saved: SavedTimeZone): Promise<Result<SavedTimeZone>> {
  const { chosen } = saved;
  const timeZone = saved.timeZone === null ? null : canonicalTimeZone(saved.timeZone);
  const isKnown = saved.timeZone === null ? chosen : timeZone !== null;
  if (!isKnown) return refuse('INVALID_INPUT', { field: 'timeZone' });
  const kept = { timeZone, chosen };
  await transaction(ctx.db, (tx) => store.saveTimeZone(tx, ctx.viewer.memberId, kept));
  return ok(kept);
}
