import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  listCaseStudies: { access: routeRequirement('/insights') },
  saveCaseStudyViewing: {
    access: routeRequirement('/insights/{insightId}'),
    twice: async (server) => ({
      caller: await server.as('ann@acme.example'),
      variables: { input: { caseStudyId: 'half-the-inbox', viewingKey: 'one', playingSeconds: 4, maxPlayhead: 9 } },
    }),
  },
};
