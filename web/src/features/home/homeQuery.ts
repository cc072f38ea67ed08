import type { HomeParts } from '@atrium/domain/member/homeParts.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { firstAfter } from '#lib/refetchWhenDue.ts';
import { nextEventChange } from '#parts/facts/eventFacts.ts';

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
        watched {
          from
          to
        }
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
      isEmpty
      interests {
        jobFunction
        isLead
        topics
      }
      programs {
        certificateId
        title
        needed
        done
        next {
          title
          path
        }
      }
      trialEndsAt
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
        courseIds
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
  variables: (parts: HomeParts) => parts,
  read: ({ getHome, getMeteringPlanDetails, getLearningPlan, listUserMeetings, listMemberEvents, listMembers }) =>
    getHome && {
      ...getHome,
      planTitle: getLearningPlan?.plan?.title ?? null,
      planCourseIds: getLearningPlan?.plan?.courseIds ?? [],
      allowance: getMeteringPlanDetails,
      ownMeetings: listUserMeetings,
      events: listMemberEvents?.events ?? [],
      members: listMembers?.list ?? [],
    },
  changesAt: ({ allowance, events }, after) =>
    firstAfter(after, [allowance && Number(allowance.resetsAt), nextEventChange(events, after)]),
  tags: ['certificates', 'enrollment', 'progress', 'events', 'billing', 'learningPlan'],
});

export type HomeData = NonNullable<Awaited<ReturnType<typeof homeQuery.load>>>;
