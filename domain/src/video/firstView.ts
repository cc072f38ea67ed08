import { ask, missing, type FirstDocument, type FirstView } from '../access/firstDocument.ts';
import type { RouteParams } from '../access/matchRoute.ts';
import type { Viewer } from '../access/viewer.ts';
import { refusal } from '../errors.ts';
import { mayPlay, type Allowance } from './metering.ts';

interface Video {
  readonly getVideoPage?: {
    readonly video: { readonly videoId: string };
    readonly session: { readonly isFreeSession: boolean };
    readonly metering: Allowance | null;
  } | null;
}

const video = (
  viewer: Viewer,
  { topLevelId = '', groupId = '', videoContentId = '' }: RouteParams,
): readonly FirstDocument[] => [
  {
    ...ask('VideoPage', { topLevelId, groupId, videoContentId }),
    instead: ({ getVideoPage: found }: Video) => {
      if (!found) return missing;
      const { metering, session: within, video: shown } = found;
      if (metering === null || within.isFreeSession) return null;
      return mayPlay(viewer.accountType, metering, shown.videoId) ? null : { refusal: refusal('METERING_EXCEEDED') };
    },
  },
];

/** A video within a session, a Mini-MBA or on demand. */
export const videoView: FirstView = {
  '/courses/session/{topLevelId}/{groupId}/{videoContentId}': video,
  '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}': video,
  '/mini-mbas/{topLevelId}/{groupId}/{videoContentId}': video,
};
