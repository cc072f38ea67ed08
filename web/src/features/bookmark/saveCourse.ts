import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { toast } from '#ui/toast.ts';
import { createSaves } from './createSaves.ts';

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
    }
  }
`);

/** The page's one instance, so that all saves share its serial queue. */
export const saveCourse = createSaves({
  ask: async (contentId, saved) => {
    const payload = saved
      ? (await execute(add, { contentId })).addUserSave
      : (await execute(remove, { contentId })).removeUserSave;
    return payload?.success ?? false;
  },
  list: async () => {
    const { listCourseBookmarks } = await execute(list, {});
    return new Set(listCourseBookmarks?.map(({ contentId }) => contentId));
  },
  toast,
});
