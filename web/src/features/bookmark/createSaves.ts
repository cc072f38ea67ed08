import type { QueryClient } from '@tanstack/react-query';
import { invalidateTags } from '#lib/cacheTags.ts';
import { patchCache } from '#lib/patchCache.ts';
import type { ToastInput } from '#ui/toast.ts';

export interface SavedCourse {
  readonly courseId: string;
  readonly title: string;
}

export interface SavePorts {
  /** Saves or unsaves on the server; resolves to whether it succeeded. */
  readonly ask: (courseId: string, saved: boolean) => Promise<boolean>;
  /** The ids of all saved courses. */
  readonly list: () => Promise<ReadonlySet<string>>;
  readonly toast: (input: ToastInput) => unknown;
}

/** Saves or unsaves a course; resolves when the cache is up to date again. */
export type SaveCourse = (queryClient: QueryClient, course: SavedCourse, saved: boolean) => Promise<void>;

/**
 * Creates the function that saves courses: an optimistic update, requests sent serially in the order of the presses,
 * rolled back with a message on failure; then the list is fetched again and every card corrected (CRD-05).
 */
export function createSaves(ports: SavePorts): SaveCourse {
  /** The last requested state of each course; the answer to an earlier press is ignored. */
  const requested = new Map<string, boolean>();
  let line: Promise<void> = Promise.resolve();

  const save: SaveCourse = (queryClient, course, saved) => {
    requested.set(course.courseId, saved);
    show(queryClient, course.courseId, saved);
    line = line.then(() => send(queryClient, course, saved));
    return line;
  };

  const send: SaveCourse = async (queryClient, course, saved) => {
    const { courseId, title } = course;
    const id = `save-${courseId}`;
    const done = await ports.ask(courseId, saved).catch(() => false);
    const isLastWish = requested.get(courseId) === saved;
    if (isLastWish) requested.delete(courseId);
    if (!done) {
      if (isLastWish) show(queryClient, courseId, !saved);
      ports.toast({ id, tone: 'bad', message: 'There was an error. Please try again later.' });
      return;
    }
    if (!isLastWish) return;
    ports.toast({
      id,
      message: saved ? `Saved ${title}` : `Removed ${title} from your saved courses`,
      undo: () => {
        void save(queryClient, course, !saved);
      },
    });
    await refetch(queryClient);
  };

  const refetch = async (queryClient: QueryClient): Promise<void> => {
    // without an answer the optimistic state stays until the next visit
    const ids = await ports.list().catch(() => null);
    if (ids === null) return;
    for (const saved of [true, false]) {
      const concerns = (courseId: unknown): boolean =>
        typeof courseId === 'string' && !requested.has(courseId) && ids.has(courseId) === saved;
      patchCache(queryClient, (item) => concerns(item['courseId']), { bookmarked: saved });
    }
    await invalidateTags(queryClient, ['bookmarks']);
  };
  return save;
}

function show(queryClient: QueryClient, courseId: string, saved: boolean): void {
  patchCache(queryClient, (item) => item['courseId'] === courseId, { bookmarked: saved });
}
