import { isVideoComplete, type WatchedVideo } from '../video/progress.ts';
import { isContentEnabled } from './contentAccess.ts';

export type Lesson = WatchedVideo & {
  /** Epoch milliseconds; null: available from the start. */
  readonly opensAt: number | null;
  /** When the viewer last watched it, epoch milliseconds; null: never. */
  readonly watchedAt: number | null;
};

/** Whether the required lessons are all complete, so that the rest is optional. Never without a required one. */
export function isRestOptional(lessons: readonly WatchedVideo[]): boolean {
  const required = lessons.filter(({ optional }) => optional !== true);
  return required.length > 0 && required.every(isVideoComplete);
}

/**
 * The lesson to continue with: the started one that was watched last, as under 'Continue watching' of the home page,
 * else the first of the course, required ones before optional ones. Complete lessons and those that are not available
 * yet are left out. Null when nothing is left to watch.
 */
export function nextLesson<One extends Lesson>(lessons: readonly One[], now: number): One | null {
  const left = lessons.filter((lesson) => !isVideoComplete(lesson) && isContentEnabled(lesson.opensAt, now));
  const required = left.filter((lesson) => lesson.optional !== true);
  const rest = required.length > 0 ? required : left;
  const begun = left.filter((lesson) => lesson.farthestWatchedTime > 0);
  const [last] = begun.toSorted((a, b) => (b.watchedAt ?? 0) - (a.watchedAt ?? 0));
  return last ?? rest[0] ?? null;
}
