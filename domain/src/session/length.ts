import { counted } from '../counted.ts';
import { day, hour, minute } from '../time.ts';
import type { CourseType } from './facts.ts';

type Span = { readonly startAt: number | null; readonly endAt: number | null };

/** The length shown for a workshop before a session is chosen (CRS-06). */
export const workshopLengthCopy = '1-3 hours';

/**
 * The length shown on a card: weeks from six days on, otherwise days and hours, to the half hour (CRS-06). Null without
 * a start and an end.
 */
export function cardLengthLabel(session: Span): string | null {
  const length = lengthOf(session);
  if (length === null) return null;
  if (length >= 6 * day) return counted(weeksOf(length), 'week');
  if (length < 45 * minute) return counted(Math.max(5, Math.round(length / (5 * minute)) * 5), 'minute');
  if (length < day) return counted(Math.round(length / (hour / 2)) / 2, 'hour');
  const hoursInAll = Math.round(length / hour);
  const hours = hoursInAll % 24;
  const days = counted(Math.floor(hoursInAll / 24), 'day');
  return hours === 0 ? days : `${days} ${counted(hours, 'hour')}`;
}

/**
 * The length shown in a dialog (CRS-06): for a workshop of one day 'H hour M minute course' or 'H-hour course', for
 * anything else 'N-week course' from seven days on and 'N-day course' below.
 */
export function dialogLengthLabel(session: Span & { readonly courseType: CourseType }): string | null {
  const length = lengthOf(session);
  if (length === null) return null;
  if (session.courseType === 'WORKSHOP' && length < day) return workshopLabel(length);
  if (length >= 7 * day) return `${String(weeksOf(length))}-week course`;
  return `${String(Math.max(1, Math.ceil(length / day)))}-day course`;
}

/** The total length of self-paced lessons, to the minute: '9 minutes', '3 hours 10 minutes' (CRS-06). Null for none. */
export function onDemandLengthLabel(minutesInAll: number): string | null {
  const hours = Math.floor(minutesInAll / 60);
  const minutes = minutesInAll % 60;
  const parts = [...(hours > 0 ? [counted(hours, 'hour')] : []), ...(minutes > 0 ? [counted(minutes, 'minute')] : [])];
  return parts.length === 0 ? null : parts.join(' ');
}

function workshopLabel(length: number): string {
  const minutesInAll = Math.round(length / minute);
  const hours = Math.floor(minutesInAll / 60);
  const minutes = minutesInAll % 60;
  if (minutes === 0) return `${String(hours)}-hour course`;
  return hours === 0 ? `${String(minutes)} minute course` : `${String(hours)} hour ${String(minutes)} minute course`;
}

// A two-week sprint ends on its second Friday evening, so round to the nearest whole week.
function weeksOf(length: number): number {
  return Math.max(1, Math.round(length / (7 * day)));
}

function lengthOf({ startAt, endAt }: Span): number | null {
  return startAt === null || endAt === null || endAt <= startAt ? null : endAt - startAt;
}
