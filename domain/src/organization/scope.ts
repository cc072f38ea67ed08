/**
 * Whose figures the employee table shows instead of those of the whole company: the people of a course, of one of its
 * sessions, or of some days of the range, with what they did there.
 */
export type Scope = { readonly courseId: string; readonly sessionId: string | null } | Days;

/** Some days of the range, yyyy-MM-dd, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

interface Named {
  readonly courseId?: string | null | undefined;
  readonly sessionId?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** The scope that a caller or an address names; null for none, or for days that are none. */
export function scopeOf({ courseId, sessionId, from, to }: Named): Scope | null {
  if (courseId) return { courseId, sessionId: sessionId || null };
  return daysOf({ from, to });
}

/** The days that a caller or an address names; null for none, or for days that are none. */
export function daysOf({ from, to }: Pick<Named, 'from' | 'to'>): Days | null {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** Whether it is a day of the calendar, yyyy-MM-dd; as PostgreSQL has none, none of the year 0. */
function isDay(text: string | null | undefined): text is string {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? []).map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= last;
}
