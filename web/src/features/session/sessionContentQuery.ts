import { queryOptions } from '@tanstack/react-query';
import type { ErrorCode } from '@atrium/domain/errors.ts';
import { CallError } from '#lib/callError.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { SessionPageQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';

graphql(`
  fragment ContainerFields on Container {
    sessionContentId
    type
    title
    calendarDate
    dueAt
    containsActiveContent
    expandedPlaceholder
    items {
      sessionContentId
      type
      title
      intro
      body
      outro
      enabledAt
      enabled
      optional
      videoPreviews {
        groupId
        videoContentId
        videoId
        title
        thumbnailUrl
        duration
        farthestWatchedTime
        optional
        enabledAt
      }
      buttonText
      buttonUrl
      buttonStartIcon
      buttonEndIcon
      calendarStartDate
      dayTexts
    }
  }
`);

const document = graphql(`
  query SessionPage($sessionId: ID!) {
    getSessionContent(sessionId: $sessionId) {
      title
      sessionType
      sessionStartAt
      sessionEndAt
      courseId
      sessionId
      calendarFallbackUrl
      uiCustomizations
      hideTimeAndFacultyLabels
      session {
        ...SessionFields
      }
      faculty {
        facultyId
        fullName
        role
        imageUrl
      }
      announcements {
        sessionContentId
        announcement
        imageUrl
        stylePreset
        internalLinkUrl
        externalLinkUrl
      }
      sessionContainers {
        ...ContainerFields
      }
      containers {
        ...ContainerFields
      }
      meetings {
        sessionId
        title
        startAt
        endAt
      }
      progress {
        totalDuration
        totalWatched
        completedVideos
        totalVideos
        groups {
          groupSessionContentId
          videos {
            videoId
            duration
            farthestWatchedTime
            optional
            completed
          }
        }
      }
    }
  }
`);

export type SessionPageData = NonNullable<SessionPageQuery['getSessionContent']>;
export type ContainerData = SessionPageData['containers'][number];
export type ItemData = ContainerData['items'][number];

export type SessionPageAnswer =
  | { readonly kind: 'page'; readonly page: SessionPageData }
  | {
      readonly kind: 'refused';
      readonly refusal: { readonly code: ErrorCode; readonly message: string; readonly unlock: readonly string[] };
    };

const failures = new Set(['UNREACHABLE', 'INTERNAL', 'UNAUTHENTICATED']);

/** Everything a session's page shows. Rejects only when the service cannot be reached; a refusal is a value. */
export const sessionPageOptions = (sessionId: string) =>
  queryOptions({
    queryKey: ['sessionContent', sessionId],
    queryFn: async ({ signal }): Promise<SessionPageAnswer> => {
      try {
        const { getSessionContent } = await execute(document, { sessionId }, { signal });
        if (getSessionContent === null) throw new Error('neither a page nor a reason');
        return { kind: 'page', page: getSessionContent };
      } catch (error) {
        if (!(error instanceof CallError) || failures.has(error.code)) throw error;
        const { code, message, faults } = error;
        return { kind: 'refused', refusal: { code: code as ErrorCode, message, unlock: faults[0]?.unlock ?? [] } };
      }
    },
  });
