import { graphql } from '#lib/gql/gql.ts';
import type { SessionPageQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

graphql(`
  fragment ContainerFields on Container {
    sessionContentId
    type
    title
    dueAt
    containsActiveContent
    expandedPlaceholder
    minutes
    submission
    project {
      link
      note
      state
      words
      submittedAt
      reviewedAt
    }
    checklist {
      sessionContentId
      refSessionContentId
      checklistGroupName
      title
      subtitle
      subtype
      selfReporting
      completionStatus
      progress
      isMissed
      meetingEndAt
      recordingUrl
      recordingCounts
    }
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
      schedules {
        sessionContentId
        title
        externalCalendarUrl
        calendarStartDate
        scheduleDays {
          dayNumber
          ctaText
          body
          checklistSessionContentId
          completionStatus
        }
      }
      config {
        teachingAssistant {
          fullName
          imageUrl
          slackUrl
        }
      }
      meetings {
        sessionId
        title
        startAt
        endAt
        recordingUrl
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
export type ChecklistItemData = ContainerData['checklist'][number];
export type ScheduleData = SessionPageData['schedules'][number];

/** Whether the viewer takes part, so that their progress is recorded (D34). */
export function isTakingPart({ session }: SessionPageData): boolean {
  return session.enrollmentStatus === 'ENROLLED' || session.enrollmentStatus === 'COMPLETED';
}

/** Everything a session's page shows (SSN-01). */
export const sessionQuery = pageQuery({
  document,
  variables: (sessionId: string) => ({ sessionId }),
  read: ({ getSessionContent }) => getSessionContent,
  tags: ['enrollment', 'progress'],
});
