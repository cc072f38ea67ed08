import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getOnDemandContent: { access: contentRequirement },
  getSessionContainerContent: { access: contentRequirement },
  getSessionContent: { access: contentRequirement },
  getSessionContentVideos: { access: contentRequirement },
  getUserSessionConfig: { access: contentRequirement },
  saveSessionContentProgress: {
    access: contentRequirement,
    twice: async (server) => ({
      caller: await server.as('member'),
      variables: { sessionContentId: 'ai-leaders-2-check-partner', type: 'BONUS_CONTENT', status: 'Completed' },
    }),
  },
};
