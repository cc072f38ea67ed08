import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

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
    call: async (server) => ({
      caller: await server.as('member'),
      variables: { contentId: 'unit-economics', contentType: 'COURSE' },
    }),
  },
  removeUserSave: {
    access: catalogue,
    call: async (server) => ({
      caller: await server.as('member'),
      variables: { contentId: 'unit-economics', contentType: 'COURSE' },
    }),
  },
};
