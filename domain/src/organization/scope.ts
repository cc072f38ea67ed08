import { isDay } from '../isDay.ts';

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
