import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '../../lib/gql/gql.ts';
import { execute } from '../../lib/graphql.ts';
import { patchCache } from '../../lib/patchCache.ts';
import { toast } from '../../ui/toast.ts';

const add = graphql(`
  mutation AddCourseSave($contentId: ID!) {
    addUserSave(contentId: $contentId, contentType: COURSE) {
      success
      error {
        code
        message
      }
    }
  }
`);
const remove = graphql(`
  mutation RemoveCourseSave($contentId: ID!) {
    removeUserSave(contentId: $contentId, contentType: COURSE) {
      success
      error {
        code
        message
      }
    }
  }
`);
const list = graphql(`
  query CourseBookmarks {
    listCourseBookmarks {
      contentId
      contentType
    }
  }
`);

export interface SavedCourse {
  readonly courseId: string;
  readonly title: string;
}

/** What was asked for last, a course; an answer to an earlier press says nothing any more. */
const wishes = new Map<string, boolean>();
let line: Promise<void> = Promise.resolve();

/**
 * Saves or unsaves a course: shown at once everywhere, sent in the order of the presses, taken back with a word when it
 * fails; then the list is fetched again (CRD-05).
 */
export function saveCourse(queryClient: QueryClient, course: SavedCourse, saved: boolean): Promise<void> {
  wishes.set(course.courseId, saved);
  show(queryClient, course.courseId, saved);
  line = line.then(() => send(queryClient, course, saved));
  return line;
}

async function send(queryClient: QueryClient, course: SavedCourse, saved: boolean): Promise<void> {
  const { courseId, title } = course;
  const isLastWish = (): boolean => wishes.get(courseId) === saved;
  try {
    if (!(await ask(courseId, saved))) throw new Error('not saved');
  } catch {
    if (isLastWish()) {
      wishes.delete(courseId);
      show(queryClient, courseId, !saved);
    }
    toast({ id: `save-${courseId}`, tone: 'bad', message: 'There was an error. Please try again later.' });
    return;
  }
  if (!isLastWish()) return;
  wishes.delete(courseId);
  toast({
    id: `save-${courseId}`,
    message: saved ? `Saved ${title}` : `Removed ${title} from your saved courses`,
    undo: () => {
      void saveCourse(queryClient, course, !saved);
    },
  });
  await refetchList(queryClient);
}

async function ask(contentId: string, saved: boolean): Promise<boolean> {
  const payload = saved
    ? (await execute(add, { contentId })).addUserSave
    : (await execute(remove, { contentId })).removeUserSave;
  return payload?.success ?? false;
}

/** The list as the server has it, put right on every card; lists of saved courses are fetched anew. */
async function refetchList(queryClient: QueryClient): Promise<void> {
  const { listCourseBookmarks } = await queryClient
    .query({ queryKey: ['courseBookmarks'], queryFn: () => execute(list, {}), staleTime: 0 })
    // what was shown stands; the next visit asks again
    .catch(() => ({ listCourseBookmarks: null }));
  if (listCourseBookmarks === null) return;
  const ids = new Set(listCourseBookmarks.map(({ contentId }) => contentId));
  const settled = (courseId: unknown): boolean => typeof courseId === 'string' && !wishes.has(courseId);
  patchCache(queryClient, (one) => settled(one['courseId']) && ids.has(one['courseId'] as string), {
    bookmarked: true,
  });
  patchCache(queryClient, (one) => settled(one['courseId']) && !ids.has(one['courseId'] as string), {
    bookmarked: false,
  });
  await queryClient.invalidateQueries({ queryKey: ['catalogue', 'bookmarked'] });
}

function show(queryClient: QueryClient, courseId: string, saved: boolean): void {
  patchCache(queryClient, (one) => one['courseId'] === courseId, { bookmarked: saved });
}
