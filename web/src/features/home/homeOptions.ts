import { queryOptions } from '@tanstack/react-query';
import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import { homeBody } from '@atrium/domain/access/derived.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';

const document = graphql(`
  query Home($withMembers: Boolean!) {
    getHome {
      continueWatching {
        topLevelId
        groupId
        videoContentId
        videoId
        title
        courseTitle
        sourceType
        thumbnailUrl
        duration
        farthestWatchedTime
        continueAtTime
      }
      upcomingCourses {
        ...CourseCardFields
      }
      freeSessions {
        ...SessionFields
        coverImageUrl
      }
      entitledSessions {
        ...SessionFields
        coverImageUrl
      }
      trialDaysLeft
    }
    listUserMeetings {
      ...OwnMeetingFields
    }
    listMembers(context: HOMEPAGE, count: 20) @include(if: $withMembers) {
      list {
        userId
        displayName
        jobRole
        company
        profileImageUrl
      }
    }
  }
`);

/** The home page in one request (HOM-01, HOM-02); members are included only where the page shows them. */
export const homeOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['home'],
    queryFn: () => execute(document, { withMembers: showsMembers(viewer) }),
  });

/** Whether this viewer's home shows 'Meet our members'. */
export function showsMembers(viewer: Viewer): boolean {
  return (
    homeBody(viewer) === 'member' &&
    viewer.customizations.homePageConfig?.hideMeetOurMembers !== true &&
    viewer.customer?.hideMemberProfile !== true &&
    isPathPermitted(viewer, '/member-directory')
  );
}
