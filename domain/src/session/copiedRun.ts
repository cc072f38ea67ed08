import { counted } from '../counted.ts';
import { withNewNodeIds, type SessionContentBody } from '../learning/sessionContentDocument.ts';
import type { TreeNode } from '../learning/treeNodeForm.ts';
import { instantText, parseInstant } from '../parseInstant.ts';
import { isTimeZone } from '../timeZone.ts';
import { addDays, daysBetween, zoneClock } from '../zoneClock.ts';
import { spanOfBody, type SessionBody } from './sessionDocument.ts';

/** A run of a course that is to be held again, with its content where it has any. */
export interface Run {
  readonly session: SessionBody;
  readonly content: SessionContentBody | null;
}

/** The first day of a run in the zone of its session, yyyy-MM-dd: of its first meeting. Null where it has no date. */
export function firstDayOf({ session }: Pick<Run, 'session'>): string | null {
  const { meetings, timeZone } = session;
  const starts = meetings.map(({ start }) => parseInstant(start)).filter((at) => !Number.isNaN(at));
  const first = starts.length > 0 ? Math.min(...starts) : spanOfBody(session).startAt;
  return Number.isNaN(first) || !isTimeZone(timeZone) ? null : zoneClock(timeZone).dayAt(first);
}

/**
 * A copy of a run that begins on another day: every date moves by as many days, at the same time of the clock of its
 * zone, also where that jumps. Weeks move by whole ones, because they begin on a Monday. Its parts have ids of their
 * own; meetings keep their numbers, by which checks know them. What leads to the former run is left out: its short
 * address, its room and its calendars.
 */
export function copiedRun(run: Run, firstDay: string, makeId: () => string): Run {
  const { session, content } = run;
  const was = firstDayOf(run) ?? firstDay;
  const days = daysBetween(was, firstDay);
  const weeks = daysBetween(mondayOf(was), mondayOf(firstDay));
  const clock = zoneClock(session.timeZone);
  const instant = (text: string): string => {
    const time = clock.timeAt(parseInstant(text));
    return instantText(clock.instantOf(`${addDays(time.slice(0, 10), days)}${time.slice(10)}`));
  };
  const maybe = (text: string | null): string | null => (text === null ? null : instant(text));
  const day = (text: string | null, by = days): string | null => (text === null ? null : addDays(text, by));
  const move = (node: TreeNode): TreeNode => {
    switch (node.type) {
      case 'TASK':
      case 'PROJECT_SUBMISSION':
        return { ...node, due: day(node.due), opensAt: maybe(node.opensAt) };
      case 'VIDEO_GROUP':
      case 'CTA_BUTTON':
        return { ...node, opensAt: maybe(node.opensAt) };
      case 'CALENDAR':
        return { ...node, start: day(node.start, weeks) };
      case 'SCHEDULE':
        return { ...node, start: day(node.start, weeks), end: day(node.end, weeks), calendar: null };
      default:
        return node;
    }
  };
  return {
    session: {
      ...session,
      status: 'PLANNED',
      shortAddress: '',
      room: null,
      calendar: null,
      calendarFallback: null,
      meetings: session.meetings.map((meeting) => ({
        ...meeting,
        start: instant(meeting.start),
        end: instant(meeting.end),
      })),
      start: maybe(session.start),
      end: maybe(session.end),
      activatesAt: maybe(session.activatesAt),
      opensAt: maybe(session.opensAt),
      closesAt: maybe(session.closesAt),
    },
    content: content === null ? null : { nodes: withNewNodeIds(content.nodes.map(move), makeId) },
  };
}

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  // a Monday, before every day that the product supports
  const passed = daysBetween('1999-12-27', day) % 7;
  return addDays(day, -passed);
}

/** What copying a run makes, a line each. */
export function copyLines(run: Run, firstDay: string): readonly string[] {
  const was = firstDayOf(run);
  const days = was === null ? 0 : daysBetween(was, firstDay);
  const direction = days < 0 ? 'earlier' : 'later';
  const nodes = run.content?.nodes.length ?? 0;
  return [
    `A draft of a live session with ${counted(run.session.meetings.length, 'meeting')}.`,
    nodes === 0 ? 'No content: the run has none.' : `A draft of its content, with ${counted(nodes, 'part')}.`,
    days === 0
      ? 'Every date stays as it is.'
      : `Every date is ${counted(Math.abs(days), 'day')} ${direction}, at the same time of day.`,
    'Nobody is enrolled in it. It has no room, no calendar and no short address yet.',
  ];
}
