import type { QueryClient } from '@tanstack/react-query';
import { patchCache } from '#lib/patchCache.ts';
import type { ReportAnswer } from '#lib/viewing/viewing.types.ts';
import type { VideoPageData } from './videoQuery.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Puts what the server has stored of a video into every cached page that shows it, so that a page which is opened again
 * says the same as the player (VID-13). A video has its own progress in each session that contains it.
 */
export function patchProgress(
  queryClient: QueryClient,
  { session: { sessionId }, video: { videoId } }: Pick<VideoPageData, 'session' | 'video'>,
  { farthestWatchedTime, continueAtTime, completed, watched }: ReportAnswer,
): void {
  const isHere = (object: Fields, queryKey: readonly unknown[]): boolean =>
    object['topLevelId'] === sessionId || JSON.stringify(queryKey).includes(JSON.stringify(sessionId));
  const isVideo = (object: Fields, queryKey: readonly unknown[]): boolean =>
    object['videoId'] === videoId && isHere(object, queryKey);
  // the page of a video has its parts beside its progress
  const isPage = ({ progress }: Fields, queryKey: readonly unknown[]): boolean =>
    typeof progress === 'object' && progress !== null && isVideo(progress as Fields, queryKey);
  patchCache(queryClient, isPage, { watched });
  patchCache(queryClient, isVideo, { farthestWatchedTime, continueAtTime, completed, watched });
}
