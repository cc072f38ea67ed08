import type { QueryClient } from '@tanstack/react-query';
import type { AccountType } from '@atrium/domain/access/accountType.ts';
import { videoPath, type VideoPlace } from '../../lib/links.ts';
import { viewings } from '../../lib/viewing/viewings.ts';
import { videoPageOptions } from './videoPageQuery.ts';

/** What the route of a video has to know before it draws. */
export interface VideoArrival {
  /** Where this video belongs, when that is another address than the one asked for. */
  readonly moveTo: string | null;
  readonly pageTitle: string;
}

const patience = 1_500;

/** Fetches a video's page, and says under which address this account watches it (learning.md §2; VID-14). */
export async function loadVideoPage(
  queryClient: QueryClient,
  accountType: AccountType,
  place: VideoPlace,
  path: string,
): Promise<VideoArrival> {
  // what an earlier page could not send decides where this one goes on; a slow service is not waited for
  await Promise.race([viewings.flush(), new Promise((resolve) => setTimeout(resolve, patience))]);
  const answer = await queryClient.query(videoPageOptions(place));
  if (answer.kind === 'refused') return { moveTo: null, pageTitle: 'Video' };
  const { sourceType, video } = answer.page;
  if (sourceType !== 'ON_DEMAND' && sourceType !== 'SESSION') {
    reportError(new Error(`a video route without a source data type: '${sourceType}'`));
    return { moveTo: null, pageTitle: video.title };
  }
  const home = videoPath(accountType, sourceType, place);
  return { moveTo: home === path ? null : home, pageTitle: video.title };
}
