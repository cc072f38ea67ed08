import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  listCaseStudies: { access: routeRequirement('/insights'), ids: { caseStudyId: 'contentMatrix.long.test.ts' } },
  saveCaseStudyViewing: {
    access: routeRequirement('/insights/{insightId}'),
    call: async (server) => ({
      caller: await server.as('ann@acme.example'),
      variables: (n) => ({
        input: {
          caseStudyId: 'half-the-inbox',
          viewingKey: String(n % 2),
          playingSeconds: 4 + n,
          maxPlayhead: 9 + n,
        },
      }),
    }),
    ids: { caseStudyId: 'contentMatrix.long.test.ts' },
  },
};
