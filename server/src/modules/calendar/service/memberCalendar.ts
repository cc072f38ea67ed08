import { day } from '@atrium/domain/time.ts';
import type { Context, MemberContext } from '../../../base/context.ts';
import { linkTo } from '../../../base/site.ts';
import { publishedCalendar } from '../../../base/text/icalendar.ts';
import { listSessionEntries } from '../../enrollment/service/calendar.ts';
import { calendarToken, findTokenOwner, listOwnEventEntries } from '../../event/service/calendars.ts';
import type { MemberCalendar } from '../types.ts';

/** How long what is over stays in the calendar. */
const kept = 90 * day;

/**
 * The addresses of the viewer's calendar of all that is theirs: classes and events (D38, CAT-09). They have the token
 * of the calendar of events, so that one reset ends both.
 */
export async function getMemberCalendar(ctx: MemberContext): Promise<MemberCalendar> {
  const url = linkTo(ctx.site, `/calendar/member/${await calendarToken(ctx)}.ics`);
  return { url, webcalUrl: url.replace(/^https?:/, 'webcal:') };
}

/**
 * All that the owner of a token is enrolled in or attends; what they have left, or what is called off, as canceled.
 * Null when the token is not valid any more.
 */
export async function readMemberCalendar(
  ctx: Pick<Context, 'db' | 'log' | 'now' | 'ports' | 'site'>,
  token: string,
): Promise<string | null> {
  const memberId = await findTokenOwner(ctx, token);
  if (memberId === null) return null;
  const from = ctx.now - kept;
  const [classes, events] = [
    await listSessionEntries(ctx, memberId, from),
    await listOwnEventEntries(ctx, memberId, from),
  ];
  return publishedCalendar(`My ${ctx.site.brandName}`, [...classes, ...events], ctx);
}
