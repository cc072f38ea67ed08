import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getOnDemandContent: { access: contentRequirement },
  getSessionContainerContent: { access: contentRequirement },
  getSessionContent: { access: contentRequirement, ids: { slug: 'contentMatrix.long.test.ts' } },
  getSessionContentVideos: { access: contentRequirement },
  getUserSessionConfig: { access: contentRequirement },
  saveSessionContentProgress: {
    access: contentRequirement,
    call: async (server) => ({
      caller: await server.as('member'),
      variables: (n) => ({
        sessionContentId: 'ai-leaders-2-check-partner',
        type: 'BONUS_CONTENT',
        status: n % 2 === 0 ? 'Completed' : 'NotStarted',
      }),
    }),
  },
};
