import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query BusinessArchive {
    getEntitledBusinessArchiveSessions {
      sessionId
      course {
        ...CourseCardFields
      }
    }
  }
`);

/** The legacy courses to which the viewer has lifetime access, one entry for each course (CAT-13). */
export const archiveQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getEntitledBusinessArchiveSessions: sessions }) =>
    sessions === null ? null : [...new Map(sessions.map(({ course }) => [course.courseId, course])).values()],
  tags: ['enrollment'],
});
