import { graphql } from '#lib/gql/gql.ts';
import type { SessionPageQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

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
        watchedAt
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

/** Everything a session's page shows (SSN-01). */
export const sessionQuery = pageQuery({
  document,
  variables: (sessionId: string) => ({ sessionId }),
  read: ({ getSessionContent }) => getSessionContent,
  tags: ['enrollment', 'progress'],
});
