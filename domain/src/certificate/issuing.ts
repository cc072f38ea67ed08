import { day, hour } from '../time.ts';
import type { Cadence } from './facts.ts';

const week = 7 * day;
/** Hour of the Monday on which certificates are issued, after its 00:00 UTC. */
const issueHour = 14 * hour;

/** The Monday, 00:00 UTC, of the week that contains an instant. 1970-01-01 was a Thursday. */
function weekOf(instant: number): number {
  return instant - ((((instant + 3 * day) % week) + week) % week);
}

/** The first day of a year, in days since 1970-01-01. */
function yearStart(year: number): number {
  const before = year - 1;
  // 477 leap days before 1970
  return (year - 1970) * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400) - 477;
}

/** The number of an ISO week by its Monday: the week belongs to the year of its Thursday. */
function isoWeek(weekStart: number): number {
  const thursday = weekStart / day + 3;
  const guess = 1970 + Math.floor(thursday / 365.2425);
  const year = [guess + 1, guess, guess - 1].find((candidate) => yearStart(candidate) <= thursday) ?? guess;
  return Math.floor((thursday - yearStart(year)) / 7) + 1;
}

const isIssuingWeek = (weekStart: number): boolean => isoWeek(weekStart) % 2 === 0;

/**
 * The last instant at or before `now` at which certificates were issued: Monday 14:00 UTC of an even ISO week (D31).
 */
export function lastIssueAt(now: number): number {
  let start = weekOf(now);
  while (!isIssuingWeek(start) || start + issueHour > now) start -= week;
  return start + issueHour;
}

/** The first instant after `now` at which certificates are issued. */
export function nextIssueAt(now: number): number {
  let start = weekOf(now);
  while (!isIssuingWeek(start) || start + issueHour <= now) start += week;
  return start + issueHour;
}

/** Before which a certificate must have been earned for the job to issue it at `now`; null: never by the job (D31). */
export function issuedUpTo(cadence: Cadence, now: number): number | null {
  if (cadence === 'MANUAL') return null;
  return cadence === 'IMMEDIATE' ? now : lastIssueAt(now);
}

/** When the job issues what was earned at `eligibleAt` and is not issued at `now`; null where staff decides. */
export function willBeIssuedAt(cadence: Cadence, eligibleAt: number, now: number): number | null {
  if (cadence === 'MANUAL') return null;
  return cadence === 'IMMEDIATE' ? now : nextIssueAt(Math.max(eligibleAt - 1, now));
}

/** The instants from `from` until before `until` at which certificates are issued by the job (D31). */
export function issuesBetween(from: number, until: number): readonly number[] {
  const issues: number[] = [];
  for (let at = nextIssueAt(from - 1); at < until; at = nextIssueAt(at)) issues.push(at);
  return issues;
}
