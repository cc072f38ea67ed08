import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findEventForPage, listEvents } from '../store/events.ts';
import type { EventListInput, MemberEvent, MemberEventPage } from '../types.ts';
import { eventCalendarLinks } from './calendars.ts';
import { toMemberEvent } from './memberEvent.ts';

const mostPerRequest = 100;
const farthest = 10_000;

/** One event (EVT-02). Refuses with NOT_FOUND for an unknown one. */
export async function getMemberEvent(ctx: MemberContext, memberEventId: string): Promise<Result<MemberEvent>> {
  const row = await findEventForPage(ctx, ctx.viewer.memberId, memberEventId);
  return row === null ? refuse('NOT_FOUND') : ok(toMemberEvent(row, ctx.now, eventCalendarLinks(ctx)));
}

/**
 * A page of the events that are not over, soonest first, or of those that are, most recent first (EVT-01, EVT-08), of
 * one category or type where given. Refuses with INVALID_INPUT when `after` or `count` is out of range.
 */
export async function listMemberEvents(ctx: MemberContext, input: EventListInput): Promise<Result<MemberEventPage>> {
  const { after, count } = input;
  if (after < 0 || after > farthest || count < 1 || count > mostPerRequest) {
    return refuse('INVALID_INPUT', { reason: 'PAGE' });
  }
  const { memberId } = ctx.viewer;
  // one more tells whether there is another page
  const rows = await listEvents(ctx, memberId, { ...input, count: count + 1 }, new Date(ctx.now));
  const linksOf = eventCalendarLinks(ctx);
  return ok({
    events: rows.slice(0, count).map((row) => toMemberEvent(row, ctx.now, linksOf)),
    nextAfter: rows.length > count ? after + count : null,
  });
}
