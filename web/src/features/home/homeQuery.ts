import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import { hasLearningPlans } from '@atrium/domain/access/learningPlans.ts';
import { homeBody } from '@atrium/domain/access/derived.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query Home($withMembers: Boolean!, $withEvents: Boolean!, $withPlan: Boolean!) {
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
      failedPayment {
        opensUntil
      }
    }
    getMeteringPlanDetails {
      threshold
      currentMeasure
      resetsAt
    }
    getLearningPlan @include(if: $withPlan) {
      plan {
        title
      }
    }
    listUserMeetings {
      ...OwnMeetingFields
    }
    listMemberEvents(sort: latest, count: 4) @include(if: $withEvents) {
      events {
        ...EventCardFields
      }
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

/** The home page in one request (HOM-01, HOM-02); events and members are included only where the page shows them. */
export const homeQuery = pageQuery({
  document,
  variables: (show: { readonly withMembers: boolean; readonly withEvents: boolean; readonly withPlan: boolean }) =>
    show,
  read: ({ getHome, getMeteringPlanDetails, getLearningPlan, listUserMeetings, listMemberEvents, listMembers }) =>
    getHome && {
      ...getHome,
      planTitle: getLearningPlan?.plan?.title ?? null,
      allowance: getMeteringPlanDetails,
      ownMeetings: listUserMeetings,
      events: listMemberEvents?.events ?? [],
      members: listMembers?.list ?? [],
    },
  tags: ['enrollment', 'progress', 'events', 'billing', 'learningPlan'],
});

export type HomeData = NonNullable<Awaited<ReturnType<typeof homeQuery.load>>>;

/** The home query's variables for this viewer. */
export const homeVariables = (viewer: Viewer) => ({
  withMembers: showsMembers(viewer),
  withEvents: showsEvents(viewer),
  withPlan: homeBody(viewer) === 'member' && hasLearningPlans(viewer),
});

/** Whether this viewer's home shows 'Meet our members'. */
function showsMembers(viewer: Viewer): boolean {
  return (
    homeBody(viewer) === 'member' &&
    viewer.customizations.homePageConfig?.hideMeetOurMembers !== true &&
    viewer.customer?.hideMemberProfile !== true &&
    isPathPermitted(viewer, '/member-directory')
  );
}

/** Whether this viewer's home shows 'Upcoming events'. */
function showsEvents(viewer: Viewer): boolean {
  return (
    homeBody(viewer) === 'member' &&
    viewer.customizations.homePageConfig?.hideUpcomingEvents !== true &&
    isPathPermitted(viewer, '/events')
  );
}
