import { offsetStyle, withOffset } from '@atrium/domain/timeZone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  formats.set(key, format);
  return format;
}

/** 'Dec 2, 2026'. Instants are epoch milliseconds, zones IANA names, here and below. */
export function formatDay(at: number, zone: string): string {
  return format(zone, { month: 'short', day: 'numeric', year: 'numeric' }).format(at);
}

/** 'Dec 2, 2026', of a day without a zone, 'yyyy-MM-dd'. */
export function formatPlainDay(day: string): string {
  return formatDay(Date.parse(day), 'UTC');
}

/** 'Dec 2', for dates whose year is obvious. */
export function formatMonthDay(at: number, zone: string): string {
  return format(zone, { month: 'short', day: 'numeric' }).format(at);
}

/** 'Wed, Dec 2'. */
export function formatWeekday(at: number, zone: string): string {
  return format(zone, { weekday: 'short', month: 'short', day: 'numeric' }).format(at);
}

/** 'Dec' */
export function formatMonth(at: number, zone: string): string {
  return partsOf(at, zone).month;
}

/** '2', of 'Dec 2, 2026' */
export function formatDayOfMonth(at: number, zone: string): string {
  return partsOf(at, zone).day;
}

/** 'Tue' */
export function formatDayName(at: number, zone: string): string {
  return format(zone, { weekday: 'short' }).format(at);
}

/** Neither its spaces nor the hyphen of its offset break, so that a time stays on one line. */
const unbroken = (time: string): string => time.replaceAll(' ', '\u00a0').replace('GMT-', 'GMT-\u2060');

/** '12:00 PM GMT-5', on one line. */
export function formatTime(at: number, zone: string): string {
  const time = format(zone, { hour: 'numeric', minute: '2-digit', timeZoneName: offsetStyle(zone) }).format(at);
  return unbroken(withOffset(time));
}

/** '12:00 PM', for times whose zone is obvious. */
export function formatHour(at: number, zone: string): string {
  return unbroken(format(zone, { hour: 'numeric', minute: '2-digit' }).format(at));
}

/** 'Dec 2, 12:00 PM GMT-5'. */
export function formatDayAndTime(at: number, zone: string): string {
  return `${formatMonthDay(at, zone)}, ${formatTime(at, zone)}`;
}

/** Whether two instants are on the same day in a zone. */
export function isSameDay(a: number, b: number, zone: string): boolean {
  return formatDay(a, zone) === formatDay(b, zone);
}

/** The end of a validity: '12:00 PM GMT-5', or 'Wed, Dec 2, 12:00 PM GMT-5' when it is not on the same day as `now`. */
export function formatUntil(at: number, now: number, zone: string): string {
  return isSameDay(at, now, zone) ? formatTime(at, zone) : formatMoment(at, zone);
}

/** 'Wed, Dec 2, 12:00 PM GMT-5'. */
export function formatMoment(at: number, zone: string): string {
  return `${formatWeekday(at, zone)}, ${formatTime(at, zone)}`;
}

/** 'Dec 1 to 11, 2026', 'Nov 30 to Dec 11, 2026', or 'Dec 28, 2026 to Jan 8, 2027'; one day stays 'Dec 1, 2026'. */
export function formatSpan(from: number, to: number, zone: string): string {
  const [a, b] = [partsOf(from, zone), partsOf(to, zone)];
  if (a.year !== b.year) return `${formatDay(from, zone)} to ${formatDay(to, zone)}`;
  if (a.month !== b.month) return `${a.month} ${a.day} to ${b.month} ${b.day}, ${a.year}`;
  return a.day === b.day ? formatDay(from, zone) : `${a.month} ${a.day} to ${b.day}, ${a.year}`;
}

/** 'Eastern Time', the zone's name in the year of `at`. */
export function formatZone(zone: string, at: number): string {
  if (zone === 'UTC') return zone;
  const parts = format(zone, { timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

function partsOf(at: number, zone: string): { month: string; day: string; year: string } {
  const parts = format(zone, { month: 'short', day: 'numeric', year: 'numeric' }).formatToParts(at);
  const read = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { month: read('month'), day: read('day'), year: read('year') };
}
