import { graphql } from '#lib/gql/gql.ts';
import type { StudioPeopleOfSessionQuery, StudioRunSessionQuery, StudioRunSessionsQuery } from '#lib/gql/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import type { PeopleQuestion, RunFilters } from './runFilters.ts';

export type RunSession = NonNullable<StudioRunSessionQuery['getRunSession']>;
export type RunMeeting = RunSession['meetings'][number];
export type ListedRun = NonNullable<StudioRunSessionsQuery['listRunSessions']>['sessions'][number];
export type PersonOfSession = NonNullable<StudioPeopleOfSessionQuery['listSessionPeople']>['people'][number];

/** A live session with its seats (RUN-02). */
export const runSessionQuery = pageQuery({
  document: graphql(`
    query StudioRunSession($sessionId: ID!) {
      getRunSession(sessionId: $sessionId) {
        sessionId
        title
        courseTitle
        startAt
        endAt
        timeZone
        isCanceled
        capacity
        taken
        held
        waiting
        enrolled
        openAct {
          lines
          actedBy
          actedAt
          openUntil
        }
        meetings {
          meetingNumber
          title
          startAt
          endAt
          isReported
          attended
          recording {
            url
            filmId
            fileName
            readyAt
          }
        }
      }
    }
  `),
  variables: (sessionId: string) => ({ sessionId }),
  read: ({ getRunSession }) => getRunSession,
  tags: ['runs'],
});

/** The live sessions that the reader runs, page by page. */
export const runSessionsQuery = listQuery({
  document: graphql(`
    query StudioRunSessions($isOver: Boolean!, $search: String!, $after: Int!) {
      listRunSessions(isOver: $isOver, search: $search, after: $after) {
        sessions {
          sessionId
          title
          courseTitle
          startAt
          endAt
          isCanceled
          capacity
          taken
          waiting
        }
        nextAfter
      }
    }
  `),
  variables: ({ isOver, words }: RunFilters, after) => ({ isOver, search: words, after }),
  read: ({ listRunSessions }) => listRunSessions ?? { sessions: [], nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: (filters) => JSON.stringify(filters),
  tags: () => ['runs'],
});

/** Who is enrolled in a session, or waits for it, page by page (STU-04). */
export const peopleOfSessionQuery = listQuery({
  document: graphql(`
    query StudioPeopleOfSession(
      $sessionId: ID!
      $view: SessionPeopleView!
      $meetingNumber: Int
      $search: String!
      $after: Int!
    ) {
      listSessionPeople(
        sessionId: $sessionId
        view: $view
        meetingNumber: $meetingNumber
        search: $search
        after: $after
      ) {
        people {
          userId
          displayName
          email
          customerName
          isSeatless
          joinedAt
          hasAttended
          isMarked
          meetingsAttended
          meeting {
            seconds
            wasThere
            isMarked
          }
          rank
          offerExpiresAt
          offersMissed
        }
        nextAfter
      }
    }
  `),
  variables: ({ sessionId, view, meetingNumber, words }: PeopleQuestion, after) => ({
    sessionId,
    view,
    meetingNumber,
    search: words,
    after,
  }),
  read: ({ listSessionPeople }) => listSessionPeople ?? { people: [], nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: (filters) => JSON.stringify(filters),
  tags: () => ['runs'],
});
