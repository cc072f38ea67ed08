import { queryOptions } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import type { CoursePageQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';

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
        manifestUrl
      }
      showHiddenSessionEnrollOptions
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
    }
    listUserMeetings {
      ...OwnMeetingFields
    }
  }
`);

export type CourseDetail = NonNullable<CoursePageQuery['getCourse']>;

/** One course with everything its page shows, and the member's own meetings, in one request. */
export const courseOptions = (courseId: string) =>
  queryOptions({
    queryKey: ['course', courseId],
    queryFn: ({ signal }) => execute(document, { courseId }, { signal }),
  });
