import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { mutate } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';

export const operations: Operations = {
  getOnDemandContent: { access: contentRequirement },
  getSessionContainerContent: { access: contentRequirement },
  getSessionContent: { access: contentRequirement, ids: { slug: 'contentMatrix.long.test.ts' } },
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

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const member = await server.as('member');
  return {
    saveSessionContentProgress: (n) =>
      mutate(
        member,
        `saveSessionContentProgress(sessionContentId: "ai-leaders-2-check-partner", type: BONUS_CONTENT,
          status: ${n % 2 === 0 ? 'Completed' : 'NotStarted'})`,
      ),
  };
}
