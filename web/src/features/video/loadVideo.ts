import { meteringState } from '@atrium/domain/video/metering.ts';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { videoPath, type VideoAddress } from '#lib/links.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { viewings } from '#lib/viewing/viewings.ts';
import { videoQuery } from './videoQuery.ts';

/** The arguments of the video route's loader. */
interface Loading {
  readonly context: { readonly queryClient: QueryClient; readonly viewer: SignedIn };
  readonly params: VideoAddress;
  readonly location: { readonly pathname: string; readonly searchStr: string };
}

/** Timeout for sending the reports of an earlier page, in milliseconds. */
const timeout = 1_500;

/**
 * Fetches a video's page, and redirects to the address under which this account watches it (learning.md §2; VID-14). An
 * invalid metering plan is logged (LIM-06). Throws the router's redirect.
 */
export async function loadVideo({ context: { queryClient, viewer }, params, location }: Loading) {
  // unsent reports of an earlier page decide where this one resumes, but a slow service must not delay the page
  await Promise.race([viewings.flush(), new Promise((resolve) => setTimeout(resolve, timeout))]);
  const page = await videoQuery.load(queryClient, params);
  if (page === null) return { pageTitle: 'Video' };
  const { sourceType, session, video, metering } = page;
  if (metering !== null && meteringState(metering).unexpected) {
    reportError(new Error(`a metering plan with unexpected fields: ${JSON.stringify(metering)}`));
  }
  if (sourceType !== 'ON_DEMAND' && sourceType !== 'SESSION') {
    reportError(new Error(`a video route without a source data type: '${sourceType}'`));
    return { pageTitle: video.title };
  }
  const home = videoPath(viewer, sourceType, params, session.courseType);
  if (home !== location.pathname) redirect({ href: home + location.searchStr, replace: true, throw: true });
  return { pageTitle: video.title };
}
