import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { mutate } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';

const coursePage = routeRequirement('/courses/{courseId}');
const catalogue = routeRequirement('/courses');

export const operations: Operations = {
  getCourse: { access: coursePage },
  getEntitledBootcampSessions: { access: routeRequirement('/mini-mbas') },
  getEntitledBusinessArchiveSessions: { access: routeRequirement('/courses/business-archive') },
  getEntitledSessions: { access: 'member' },
  getPageContent: { access: 'member', ids: { slug: 'the tests of catalogue', langCode: 'a language' } },
  listCatalogue: { access: catalogue },
  listCourseBookmarks: { access: catalogue },
  listFreeSessions: { access: catalogue },
  listPastSessions: { access: catalogue },
  listUserMeetings: { access: 'member' },
  listUserSessions: { access: catalogue },
  listUserSessionsByCourse: { access: coursePage },
  searchCourses: { access: catalogue },
  addUserSave: {
    access: catalogue,
    twice: async (server) => ({
      caller: await server.as('member'),
      variables: { contentId: 'unit-economics', contentType: 'COURSE' },
    }),
  },
  removeUserSave: {
    access: catalogue,
    twice: async (server) => ({
      caller: await server.as('member'),
      variables: { contentId: 'unit-economics', contentType: 'COURSE' },
    }),
  },
};

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const members = await Promise.all([server.as('member'), server.as('limited')]);
  const course = '(contentId: "unit-economics", contentType: COURSE)';
  return {
    addUserSave: (n) => mutate(members[n % 2 === 0 ? 0 : 1], `addUserSave${course}`),
    removeUserSave: (n) => mutate(members[n % 2 === 0 ? 0 : 1], `removeUserSave${course}`),
  };
}
