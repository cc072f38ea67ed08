import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { patchCache } from '#lib/patchCache.ts';
import { accepted, startSave, type SaveSpec } from '#lib/save.ts';
import { toast } from '#ui/toast.ts';

const add = graphql(`
  mutation AddCourseSave($contentId: ID!) {
    addUserSave(contentId: $contentId, contentType: COURSE) {
      success
      error {
        ...FaultFields
      }
    }
  }
`);
const remove = graphql(`
  mutation RemoveCourseSave($contentId: ID!) {
    removeUserSave(contentId: $contentId, contentType: COURSE) {
      success
      error {
        ...FaultFields
      }
    }
  }
`);
const list = graphql(`
  query CourseBookmarks {
    listCourseBookmarks {
      contentId
    }
  }
`);

export interface SavedCourse {
  readonly courseId: string;
  readonly title: string;
}

interface Bookmarking {
  readonly courseId: string;
  readonly saved: boolean;
}

/**
 * Saves or unsaves a course: an optimistic update on every card, requests sent in the order of the presses (CRD-05).
 */
const saveCourseSpec: SaveSpec<Bookmarking, { readonly success: boolean }> = {
  send: async ({ courseId: contentId, saved }) =>
    saved
      ? accepted((await execute(add, { contentId })).addUserSave)
      : accepted((await execute(remove, { contentId })).removeUserSave),
  optimistic: (queryClient, { courseId, saved }) => {
    show(queryClient, courseId, saved);
    return () => {
      show(queryClient, courseId, !saved);
    };
  },
  queue: {
    name: 'bookmarks',
    subject: ({ courseId }) => courseId,
    tags: ['bookmarks'],
    settled: (queryClient) => void refetch(queryClient),
  },
};

/** One press on a card, with a toast that offers Undo. */
export function saveCourse(queryClient: QueryClient, { courseId, title }: SavedCourse, saved: boolean): void {
  const id = `save-${courseId}`;
  startSave(
    queryClient,
    saveCourseSpec,
    { courseId, saved },
    {
      done: () => {
        toast({
          id,
          message: saved ? `Saved ${title}` : `Removed ${title} from your saved courses`,
          undo: () => {
            saveCourse(queryClient, { courseId, title }, !saved);
          },
        });
      },
      failed: () => toast({ id, tone: 'bad', message: 'There was an error. Please try again later.' }),
    },
  );
}

/** Counts the presses, so that a list that was requested before the latest one is not used. */
let presses = 0;

function show(queryClient: QueryClient, courseId: string, saved: boolean): void {
  presses += 1;
  patchCache(queryClient, (item) => item['courseId'] === courseId, { bookmarked: saved });
}

/** Corrects every card by the list of saved courses, which another device may have changed. */
async function refetch(queryClient: QueryClient): Promise<void> {
  const requestedAt = presses;
  // without an answer the shown state stays; the next visit fetches again
  const { listCourseBookmarks } = await execute(list, {}).catch(() => ({ listCourseBookmarks: null }));
  if (listCourseBookmarks === null || presses !== requestedAt) return;
  const ids = new Set(listCourseBookmarks.map(({ contentId }) => contentId));
  for (const saved of [true, false]) {
    const concerns = (courseId: unknown): boolean => typeof courseId === 'string' && ids.has(courseId) === saved;
    patchCache(queryClient, (item) => concerns(item['courseId']), { bookmarked: saved });
  }
}
