import { queryOptions } from '@tanstack/react-query';
import type { ErrorCode } from '@atrium/domain/errors.ts';
import { CallError } from '#lib/callError.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { VideoPageQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import type { VideoPlace } from '#lib/links.ts';

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
        continueAtTime
        farthestWatchedTime
        duration
        completed
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

/** Why a page of content does not open, with the server's message. */
export interface PageRefusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly unlock: readonly string[];
}

export type VideoPageAnswer =
  { readonly kind: 'page'; readonly page: VideoPageData } | { readonly kind: 'refused'; readonly refusal: PageRefusal };

/** Everything a video's page shows. Rejects only when the service cannot be reached; a refusal is a value. */
export const videoPageOptions = ({ topLevelId, groupId, videoContentId }: VideoPlace) =>
  queryOptions({
    queryKey: ['videoPage', topLevelId, groupId, videoContentId],
    queryFn: async ({ signal }): Promise<VideoPageAnswer> => {
      try {
        const { getVideoPage } = await execute(document, { topLevelId, groupId, videoContentId }, { signal });
        if (getVideoPage === null) throw new Error('neither a page nor a reason');
        return { kind: 'page', page: getVideoPage };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === null) throw error;
        return { kind: 'refused', refusal };
      }
    },
    // the playhead changes while one watches: a page that is opened again fetches again, one that was just prefetched
    // does not
    staleTime: 5_000,
  });

function refusalOf(error: unknown): PageRefusal | null {
  if (!(error instanceof CallError)) return null;
  const { code } = error;
  if (code === 'UNREACHABLE' || code === 'INTERNAL' || code === 'UNAUTHENTICATED') return null;
  return { code, message: error.message, unlock: error.faults[0]?.unlock ?? [] };
}
