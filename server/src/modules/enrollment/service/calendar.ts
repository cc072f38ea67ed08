import { randomBytes } from 'node:crypto';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { minute } from '@atrium/domain/time.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Context, MemberContext } from '../../../base/context.ts';
import { linkTo, type Site } from '../../../base/site.ts';
import { countUse, type Limit } from '../../../base/sql/limit.ts';
import { findKnown } from '../../catalogue/service/userSession.ts';
import { findEntry, findLinkedEntry, findOrAddLink, replaceLink } from '../store/links.ts';
import type { CalendarEntry, SessionLink } from '../types.ts';

interface Occurrence {
  readonly key: string;
  readonly title: string;
  readonly startAt: number;
  readonly endAt: number;
}

const refreshes: Limit = { most: 1, window: minute };
const newToken = (): string => randomBytes(16).toString('base64url');

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
  const entry = await findEntry(ctx.db, memberId, sessionId);
  const known = findKnown(ctx, entry?.session);
  if (!known.ok) return known;
  const [first] = entry === null ? [] : occurrencesOf(entry);
  if (entry === null || first === undefined) return refuse('NOT_FOUND');
  if (!entry.enrolled) return refuse('NOT_ENROLLED');
  const now = new Date(ctx.now);
  const fresh = newToken();
  const link = await findOrAddLink(ctx.db, memberId, sessionId, fresh, now);
  const renew = forceRefresh && link.token !== fresh;
  if (renew) {
    const retryAfter = await countUse(ctx.db, `calendar/${sessionId}/${memberId}`, refreshes, ctx.now);
    if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
    await replaceLink(ctx.db, memberId, sessionId, fresh, now);
  }
  const url = linkTo(ctx.site, `/calendar/${renew ? fresh : link.token}.ics`);
  return ok({ url, ...composeLinks(entry, first, ctx.site) });
}

/** The calendar file of a link's token, or null when the token is not valid any more. */
export async function readCalendarFile(
  ctx: Pick<Context, 'db' | 'now' | 'site'>,
  token: string,
): Promise<string | null> {
  const entry = await findLinkedEntry(ctx.db, token);
  return entry === null ? null : calendarFile(entry, ctx.site, ctx.now);
}

/** One event for each meeting, in UTC, with a stable id; canceled when the session is, or its member has left (D38). */
export function calendarFile(entry: CalendarEntry, site: Site, now: number): string {
  const calendar = ical({
    name: entry.title,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.brandName, product: 'calendar' },
  });
  const on = entry.enrolled && !entry.cancelled;
  for (const occurrence of occurrencesOf(entry)) {
    calendar.createEvent({
      id: `${occurrence.key}@${new URL(site.publicUrl).hostname}`,
      stamp: new Date(now),
      start: new Date(occurrence.startAt),
      end: new Date(occurrence.endAt),
      summary: occurrence.title,
      description: entry.description,
      url: sessionUrl(entry, site),
      sequence: entry.changes,
      status: on ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
  }
  return calendar.toString();
}

function occurrencesOf({ sessionId, title, startAt, endAt, meetings }: CalendarEntry): Occurrence[] {
  if (startAt === null || endAt === null) return [];
  if (meetings.length === 0) return [{ key: sessionId, title, startAt: Number(startAt), endAt: Number(endAt) }];
  return meetings.map((meeting, index) => ({
    key: `${sessionId}-${String(index + 1)}`,
    title: meetings.length === 1 || meeting.title === title ? title : `${title}: ${meeting.title}`,
    startAt: Number(meeting.startAt),
    endAt: Number(meeting.endAt),
  }));
}

function composeLinks(
  entry: CalendarEntry,
  { title, startAt, endAt }: Occurrence,
  site: Site,
): Omit<SessionLink, 'url'> {
  const iso = (instant: number): string => new Date(instant).toISOString();
  const compact = (instant: number): string => iso(instant).replaceAll(/[-:]|\.\d{3}/g, '');
  const details = sessionUrl(entry, site);
  const google = new URL('https://calendar.google.com/calendar/render');
  google.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startAt)}/${compact(endAt)}`,
    details,
  }).toString();
  const outlook = new URL('https://outlook.live.com/calendar/0/deeplink/compose');
  outlook.search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: iso(startAt),
    enddt: iso(endAt),
    body: details,
  }).toString();
  return { googleUrl: google.href, outlookUrl: outlook.href };
}

function sessionUrl({ sessionId }: CalendarEntry, site: Site): string {
  return linkTo(site, `/courses/session/${encodeURIComponent(sessionId)}`);
}
