import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import type { Operations } from '../../testing/operation.ts';
import { playerCalls } from './playerCalls.fixture.ts';
import { begin, firstPlace } from './video.fixture.ts';

export const operations: Operations = {
  getMeteringPlanDetails: { access: 'member' },
  getVideoPage: { access: contentRequirement },
  searchLessons: { access: contentRequirement },
  createVideoSession: {
    access: contentRequirement,
    call: async (server) => {
      const caller = await server.as('member');
      const { videoId, courseId, topLevelId: sessionId } = await firstPlace(caller, 'platform-strategy');
      return { caller, variables: { input: { videoId, courseId, sessionId } } };
    },
    repeats: 'each time a player starts is a viewing; one without reports ends by itself, and credits nothing',
  },
  openVideo: {
    access: contentRequirement,
    call: async (server) => {
      const caller = await server.as('limited');
      const { topLevelId, groupId, videoContentId } = await firstPlace(caller, 'cash-before-profit');
      return { caller, variables: { topLevelId, groupId, videoContentId }, varying: ['manifestUrl', 'expiresAt'] };
    },
  },
  // a report is about a viewing whose start was allowed
  updateVideoSession: {
    access: 'member',
    call: async (server) => {
      const caller = await server.as('member');
      const place = await firstPlace(caller, 'negotiating-with-numbers');
      const played = { continueAtTime: 4, videoSessionPlayingTime: 4, videoSessionMaxPlayhead: 4, from: 0, to: 4 };
      const { videoId, courseId } = place;
      const userVideoSessionId = await begin(caller, place);
      const input = { userVideoSessionId, videoId, courseId, ...played, status: 'IN_PROGRESS', clientSeq: '1' };
      return { caller, variables: { input } };
    },
    ids: { userVideoSessionId: 'the tests of video' },
  },
};

export const writingCalls = playerCalls;
