import type { ReactNode } from 'react';

/** The lessons that a search has found besides courses. */
export interface AlsoFound {
  /** The lessons themselves. */
  readonly list: ReactNode;
  /** Their number; null while they are searched, 0 also when that failed. */
  readonly lessons: number | null;
}

/** What is known without courses: the lessons lead when there are any, and nothing is said while they are searched. */
export function withoutCourses(found: AlsoFound | null): 'lessons' | 'nothing' | 'searching' {
  if (found === null || found.lessons === 0) return 'nothing';
  return found.lessons === null ? 'searching' : 'lessons';
}
