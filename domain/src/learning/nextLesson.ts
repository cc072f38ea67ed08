import { isVideoComplete, type WatchedVideo } from '../video/progress.ts';
import { isContentEnabled } from './contentAccess.ts';

export type Lesson = WatchedVideo & {
  /** Epoch milliseconds; null: available from the start. */
  readonly opensAt: number | null;
};

/**
 * The lesson to continue with, in the order of the course: the first that was started and is not complete, else the
 * first that is not complete; required ones before optional ones, and only those already available. Null when nothing
 * is left to watch.
 */
export function nextLesson<One extends Lesson>(lessons: readonly One[], now: number): One | null {
  const left = lessons.filter((lesson) => !isVideoComplete(lesson) && isContentEnabled(lesson.opensAt, now));
  const required = left.filter((lesson) => lesson.optional !== true);
  const rest = required.length > 0 ? required : left;
  return rest.find((lesson) => lesson.farthestWatchedTime > 0) ?? rest[0] ?? null;
}
