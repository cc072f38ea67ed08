import { second } from '@atrium/domain/time.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { VideoPageQuery } from '#lib/gql/graphql.ts';
import type { VideoAddress } from '#lib/links.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query VideoPage($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {
    getVideoPage(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {
      sourceType
      session {
        sessionId
        courseId
        sessionType
        courseType
        title
        isFreeSession
      }
      courseTitle
      video {
        videoId
        courseContentId
        title
        description
        thumbnailUrl
        duration
        isAiGenerated
        isSilent
        chapters {
          videoChapterId
          title
          startSeconds
          endSeconds
        }
        transcript {
          startSeconds
          endSeconds
          text
        }
      }
      groupTitle
      previous {
        topLevelId
        groupId
        videoContentId
        title
      }
      next {
        topLevelId
        groupId
        videoContentId
        title
      }
      siblings {
        groupId
        videoContentId
        videoId
        title
        thumbnailUrl
        duration
        farthestWatchedTime
        enabledAt
      }
      progress {
        videoId
        continueAtTime
        farthestWatchedTime
        duration
        completed
      }
      watched {
        from
        to
      }
      creditRule
      notes {
        ...NoteFields
      }
      metering {
        meteringPlanId
        threshold
        currentMeasure
        watchedVideoIds
        entitledVideoIds
        resetsAt
      }
    }
  }
`);

export type VideoPageData = NonNullable<VideoPageQuery['getVideoPage']>;

/** Everything a video's page shows (VID-01). */
export const videoQuery = pageQuery({
  document,
  variables: ({ topLevelId, groupId, videoContentId }: VideoAddress) => ({ topLevelId, groupId, videoContentId }),
  read: ({ getVideoPage }) => getVideoPage,
  tags: ['enrollment', 'progress', 'notes'],
  // the resume position changes while one watches: a page that is opened again fetches again, one just preloaded does
  // not
  freshFor: 5 * second,
});
