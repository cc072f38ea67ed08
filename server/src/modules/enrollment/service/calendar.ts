import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context, MemberContext } from '../../../base/context.ts';
import { newToken, tokenResets } from '../../../base/secretLink.ts';
import { linkTo } from '../../../base/site.ts';
import { countUse } from '../../../base/sql/limit.ts';
import { publishedCalendar, type CalendarEntry } from '../../../base/text/icalendar.ts';
import { webCalendarLinks } from '../../../base/text/webCalendars.ts';
import { findKnown } from '../../catalogue/service/userSession.ts';
import { findDatesOfPage, findLinkedDates, findOrAddLink, listDates, replaceLink } from '../store/links.ts';
import type { SessionLink } from '../types.ts';
import { sessionEntries } from './calendarFile.ts';

/**
 * The calendar addresses of a session for its member (D38, THR-45): the same for the same session until refreshed,
 * which ends the old file address. Titles and times come from the server. Refuses with NOT_FOUND, NOT_ENROLLED, or
 * RATE_LIMITED when refreshed twice within a minute.
 */
export async function getSessionLink(
  ctx: MemberContext,
  { sessionId, forceRefresh }: { sessionId: string; forceRefresh: boolean },
): Promise<Result<SessionLink>> {
  const { memberId } = ctx.viewer;
  const dates = await findDatesOfPage(ctx, memberId, sessionId);
  const known = findKnown(ctx, dates?.session);
  if (!known.ok) return known;
  const entries = dates === null ? [] : sessionEntries(dates, ctx.site);
  // a web calendar takes one meeting: the next, or the last when all are over
  const next = entries.find(({ endAt }) => endAt > ctx.now) ?? entries.at(-1);
  if (dates === null || next === undefined) return refuse('NOT_FOUND');
  if (!dates.enrolled) return refuse('NOT_ENROLLED');
  const now = new Date(ctx.now);
  const fresh = newToken();
  const link = await findOrAddLink(ctx.db, memberId, sessionId, fresh, now);
  const renew = forceRefresh && link.token !== fresh;
  if (renew) {
    const retryAfter = await countUse(ctx.db, `calendar/${sessionId}/${memberId}`, tokenResets, ctx.now);
    if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
    await replaceLink(ctx.db, memberId, sessionId, fresh, now);
  }
  const url = linkTo(ctx.site, `/calendar/${renew ? fresh : link.token}.ics`);
  return ok({ url, ...webCalendarLinks(next) });
}

/** The calendar file of a link's token, or null when the token is not valid any more. */
export async function readCalendarFile(
  ctx: Pick<Context, 'db' | 'now' | 'site'>,
  token: string,
): Promise<string | null> {
  const dates = await findLinkedDates(ctx.db, token);
  return dates === null ? null : publishedCalendar(dates.title, sessionEntries(dates, ctx.site), ctx);
}

/** The calendars of all sessions that a member is or was enrolled in, which end after `endingAfter`, an instant. */
export async function listSessionEntries(
  ctx: Pick<Context, 'db' | 'site'>,
  memberId: string,
  endingAfter: number,
): Promise<CalendarEntry[]> {
  const sessions = await listDates(ctx.db, memberId, new Date(endingAfter));
  // a waitlist that was left, or closed, was in no calendar
  return sessions.filter(({ wasEnrolled }) => wasEnrolled).flatMap((dates) => sessionEntries(dates, ctx.site));
}
