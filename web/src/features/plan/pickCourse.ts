import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import type { Answer } from '#lib/pageQuery.ts';
import { accepted, startSave, type SaveSpec } from '#lib/save.ts';
import { toast } from '#ui/toast.ts';
import { planQuery, type OwnPlan } from './planQuery.ts';

const add = graphql(`
  mutation AddPick($contentId: ID!) {
    addUserSave(contentId: $contentId, contentType: LP_USER_PICK) {
      success
      error {
        ...FaultFields
      }
    }
  }
`);
const remove = graphql(`
  mutation RemovePick($contentId: ID!) {
    removeUserSave(contentId: $contentId, contentType: LP_USER_PICK) {
      success
      error {
        ...FaultFields
      }
    }
  }
`);

interface Picking {
  readonly course: CourseCardFieldsFragment;
  readonly picked: boolean;
}

/**
 * Picks a course or drops it: shown at once, rolled back on failure, and the plan is fetched again (CRD-05, THR-44).
 */
const pickCourseSpec: SaveSpec<Picking, { readonly success: boolean }> = {
  send: async ({ course: { courseId: contentId }, picked }) =>
    picked
      ? accepted((await execute(add, { contentId })).addUserSave)
      : accepted((await execute(remove, { contentId })).removeUserSave),
  optimistic: (queryClient, { course, picked }) => {
    show(queryClient, course, picked);
    return () => {
      show(queryClient, course, !picked);
    };
  },
  queue: { name: 'picks', subject: ({ course }) => course.courseId, tags: ['learningPlan'] },
};

/** One press on a card, with a toast that offers Undo. */
export function pickCourse(queryClient: QueryClient, course: CourseCardFieldsFragment, picked: boolean): void {
  const id = `pick-${course.courseId}`;
  startSave(
    queryClient,
    pickCourseSpec,
    { course, picked },
    {
      done: () => {
        toast({
          id,
          message: picked ? `Added ${course.title} to My Picks` : `Removed ${course.title} from My Picks`,
          undo: () => {
            pickCourse(queryClient, course, !picked);
          },
        });
      },
      failed: () => toast({ id, tone: 'bad', message: 'There was an error. Please try again later.' }),
    },
  );
}

function show(queryClient: QueryClient, course: CourseCardFieldsFragment, picked: boolean): void {
  queryClient.setQueryData<Answer<OwnPlan>>(planQuery().queryKey, (answer) => {
    if (answer === undefined || answer.page === null) return answer;
    const others = answer.page.pickedCourses.filter(({ courseId }) => courseId !== course.courseId);
    const pickedCourses = picked ? [...others, course] : others;
    return { ...answer, page: { ...answer.page, pickedCourses } };
  });
}
