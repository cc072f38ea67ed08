import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { mutate } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';

export const operations: Operations = {
  listCaseStudies: { access: routeRequirement('/insights'), ids: { caseStudyId: 'contentMatrix.long.test.ts' } },
  saveCaseStudyViewing: {
    access: routeRequirement('/insights/{insightId}'),
    twice: async (server) => ({
      caller: await server.as('ann@acme.example'),
      variables: { input: { caseStudyId: 'half-the-inbox', viewingKey: 'one', playingSeconds: 4, maxPlayhead: 9 } },
    }),
    ids: { caseStudyId: 'contentMatrix.long.test.ts' },
  },
};

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const manager = await server.as('ann@acme.example');
  return {
    saveCaseStudyViewing: (n) =>
      mutate(
        manager,
        `saveCaseStudyViewing(input: { caseStudyId: "half-the-inbox", viewingKey: "${String(n % 2)}",
          playingSeconds: ${String(n)}, maxPlayhead: ${String(n)} })`,
      ),
  };
}
