import { graphql } from '#lib/gql/gql.ts';
import type { CoursePageQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query CoursePage($courseId: ID!) {
    getCourse(courseId: $courseId) {
      card {
        ...CourseCardFields
        subtitle
        description
        faculty {
          facultyId
          fullName
          role
          imageUrl
          biography
        }
      }
      whoWillBenefit
      whatYouWillLeaveWith
      topTakeaway
      courseSyllabusUrl
      trailer {
        videoId
        title
        thumbnailUrl
        duration
        isSilent
        manifestUrl
      }
      sessions {
        ...SessionFields
      }
      meetings {
        sessionId
        title
        startAt
        endAt
      }
      outline {
        groupId
        title
        description
        videos {
          videoId
          title
          duration
        }
      }
      lessonCount
      lessonSeconds
    }
    listUserMeetings {
      ...OwnMeetingFields
    }
  }
`);

export type CourseDetail = NonNullable<CoursePageQuery['getCourse']>;
export interface CourseData {
  readonly detail: CourseDetail;
  readonly ownMeetings: CoursePageQuery['listUserMeetings'];
}

/** One course with everything its page shows, and the member's own meetings, in one request (CRS-01). */
export const courseQuery = pageQuery({
  document,
  variables: (courseId: string) => ({ courseId }),
  // a course without sessions has no page
  read: ({ getCourse, listUserMeetings }): CourseData | null =>
    getCourse === null || getCourse.sessions.length === 0 ? null : { detail: getCourse, ownMeetings: listUserMeetings },
  tags: ['enrollment'],
});
