import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { day } from '@atrium/domain/time.ts';
import type { Context, MemberContext } from '../../../base/context.ts';
import { lazy } from '../../../base/lazy.ts';
import { newToken, tokenResets } from '../../../base/secretLink.ts';
import { linkTo } from '../../../base/site.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inOrder, type RequestNumber } from '../../../base/sql/inOrder.ts';
import { countUse } from '../../../base/sql/limit.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { publishedCalendar, type CalendarEntry } from '../../../base/text/icalendar.ts';
import { webCalendarLinks } from '../../../base/text/webCalendars.ts';
import { inTurn } from '../../../base/turns.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { findCalendarOwner, findOrAddCalendar, replaceCalendar } from '../store/calendars.ts';
import { findEvent, listCalendarEvents } from '../store/events.ts';
import type { EventCalendarLinks, EventsCalendar, MemberEventRow } from '../types.ts';
import { eventEntry } from './calendarFile.ts';

/** How long an event that is over stays in the calendar. */
const kept = 90 * day;
const page = routeRequirement('/events');

/**
 * The addresses of the viewer's calendar of events (D38, EVT-07): the same until they are reset. Anybody who has one
 * can read the calendar and nothing else.
 */
export async function getEventsCalendar(ctx: MemberContext): Promise<EventsCalendar> {
  return addressesOf(ctx, await calendarToken(ctx));
}

/**
 * Ends the addresses of the viewer's calendar, and gives new ones (THR-45). A repeated request gets those that the
 * first one made. Refuses with RATE_LIMITED within a minute of the last reset.
 */
export function resetEventsCalendar(ctx: MemberContext, number: RequestNumber): Promise<Result<EventsCalendar>> {
  const { memberId } = ctx.viewer;
  const [fresh, now] = [newToken(), new Date(ctx.now)];
  const reset = (tx: Tx): Promise<Result<EventsCalendar>> =>
    inOrder<Result<EventsCalendar>>(
      tx,
      ctx.now,
      { ...number, memberId, subject: 'eventsCalendar' },
      {
        work: async () => {
          const retryAfter = await countUse(tx, `calendar/events/${memberId}`, tokenResets, ctx.now);
          if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
          const { token } = await findOrAddCalendar(tx, memberId, fresh, now);
          if (token !== fresh) await replaceCalendar(tx, memberId, fresh, now);
          return ok(addressesOf(ctx, fresh));
        },
        repeated: async () => ok(addressesOf(ctx, (await findOrAddCalendar(tx, memberId, fresh, now)).token)),
      },
    );
  // a rush of one member waits here, without a connection
  return inTurn(`calendar of events ${memberId}`, () => transaction(ctx.db, reset));
}

/** Finds how single events are added to a calendar; the viewer gets a calendar with the first that is asked for. */
export function eventCalendarLinks(ctx: MemberContext): (event: MemberEventRow) => Promise<EventCalendarLinks | null> {
  const added = lazy(() => calendarToken(ctx));
  return async (event) => {
    try {
      const token = event.calendarToken ?? (await added.get());
      const url = linkTo(ctx.site, `/calendar/events/${token}/${encodeURIComponent(event.memberEventId)}.ics`);
      return { url, ...webCalendarLinks(eventEntry(event, ctx.site)) };
    } catch (error) {
      // the page works without it (EVT-03)
      ctx.log.error({ err: error }, 'making a calendar failed');
      return null;
    }
  };
}

/** A request without a sign-in, by a secret address. */
type PublicContext = Pick<Context, 'db' | 'log' | 'now' | 'ports' | 'site'>;

/**
 * The calendar of a token's owner: all events, those that the owner attends as confirmed, the others as tentative. Null
 * when the token is not valid any more, or its owner may not see events.
 */
export async function readEventsCalendar(ctx: PublicContext, token: string): Promise<string | null> {
  const memberId = await findEventsMember(ctx, token);
  if (memberId === null) return null;
  const events = await listCalendarEvents(ctx.db, memberId, new Date(ctx.now - kept));
  return publishedCalendar(`${ctx.site.brandName} events`, entriesOf(events, ctx), ctx);
}

/** The file of one event that the token's owner attends or attended; null otherwise, and as `readEventsCalendar`. */
export async function readEventFile(ctx: PublicContext, token: string, memberEventId: string): Promise<string | null> {
  const memberId = await findEventsMember(ctx, token);
  const event = memberId === null ? null : await findEvent(ctx.db, memberId, memberEventId);
  if (event === null || event.rsvpStatus === null) return null;
  return publishedCalendar(event.title, entriesOf([event], ctx), ctx);
}

/** The events that a member has answered, for a calendar of all that is theirs; empty where they may not see events. */
export async function listOwnEventEntries(
  ctx: PublicContext,
  memberId: string,
  endingAfter: number,
): Promise<CalendarEntry[]> {
  const viewer = await findViewer(ctx, memberId);
  if (!checkRequirement(viewer, page).ok) return [];
  const events = await listCalendarEvents(ctx.db, memberId, new Date(endingAfter));
  return entriesOf(
    events.filter(({ rsvpStatus }) => rsvpStatus !== null),
    ctx,
  );
}

/** The token of the viewer's secret calendar addresses, the same until they are reset. */
export async function calendarToken(ctx: MemberContext): Promise<string> {
  return (await findOrAddCalendar(ctx.db, ctx.viewer.memberId, newToken(), new Date(ctx.now))).token;
}

/** Whose calendar a token opens; null when it is not valid any more. */
export function findTokenOwner(ctx: Pick<Context, 'db'>, token: string): Promise<string | null> {
  return findCalendarOwner(ctx.db, token);
}

function entriesOf(events: readonly MemberEventRow[], { site }: Pick<Context, 'site'>): CalendarEntry[] {
  return events.map((event) => eventEntry(event, site));
}

async function findEventsMember(ctx: PublicContext, token: string): Promise<string | null> {
  const memberId = await findTokenOwner(ctx, token);
  const viewer = memberId === null ? null : await findViewer(ctx, memberId);
  return checkRequirement(viewer, page).ok ? memberId : null;
}

function addressesOf({ site }: MemberContext, token: string): EventsCalendar {
  const url = linkTo(site, `/calendar/events/${token}.ics`);
  return { url, webcalUrl: url.replace(/^https?:/, 'webcal:') };
}
