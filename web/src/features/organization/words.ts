import type { Days } from '@atrium/domain/organization/scope.ts';
import { formatPlainDay } from '#lib/dates.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** '1,425': numbers are formatted en-US. */
export function count(value: number): string {
  return whole.format(value);
}

/** 'from June 1 to June 7', 'on June 1' of a single day. */
export function daysWords({ from, to }: Days): string {
  return from === to ? `on ${formatPlainDay(from)}` : `from ${formatPlainDay(from)} to ${formatPlainDay(to)}`;
}

/**
 * '18 in the 90 days before, 4 more': a figure of the days before, and how the one of now differs, so that it does not
 * depend on a color. The difference stays on one line.
 */
export function comparedWords(now: number, before: number, days: number): string {
  if (before === 0) return 'None before';
  if (now === before) return 'The same as before';
  const difference = now > before ? `${count(now - before)}\u00a0more` : `${count(before - now)}\u00a0fewer`;
  return `${count(before)} in the ${count(days)} days before, ${difference}`;
}

/** Of the figure '1' the one, of any other the many: figures are compared as they are shown, 1.04 hours are '1'. */
export function nounOf(figure: string, one: string, many: string): string {
  return figure === '1' ? one : many;
}

/** 'seat' of one, 'seats' of any other number. */
export function seatNoun(seats: number): string {
  return nounOf(count(seats), 'seat', 'seats');
}

/** 'course' of one, 'courses' of any other number. */
export function courseNoun(courses: number): string {
  return nounOf(count(courses), 'course', 'courses');
}

/** '41,350%', of whole percent. */
export function percentWords(percent: number): string {
  return `${count(percent)}%`;
}

/** '1,425.5': hours have one decimal; '<0.1' for some seconds, which are not nothing. */
export function hours(value: number): string {
  if (value > 0 && value < 0.05) return '<0.1';
  return tenths.format(value);
}

/** '18 minutes', '1 hour', '12.5 hours' */
export function timeWords(value: number): string {
  if (value >= 1) return `${hours(value)} ${nounOf(hours(value), 'hour', 'hours')}`;
  const minutes = Math.round(value * 60);
  return minutes === 60 ? '1 hour' : `${String(minutes)} ${nounOf(String(minutes), 'minute', 'minutes')}`;
}

/** Shown in a table without rows (ORG-07). */
export const emptyWords = 'Analytics appear when your team watches videos and enrolls in courses.';
/** Shown in a table whose rows could not be loaded (ORG-07). */
export const failedWords = `${emptyWords} There was an error loading your data.`;

/** Said instead of the seats of a contract whose last day, yyyy-MM-dd, is over. */
export function endedWords(lastDay: string): string {
  return `Your program ended on ${formatPlainDay(lastDay)}.`;
}
