import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { forgetAttempts } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';

export const operations: Operations = {
  transferToProfAI: {
    access: routeRequirement('/profai/transfer'),
    twice: 'each gives another code, good once and for a minute; at most sixty in a quarter of an hour',
  },
};

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const members = await Promise.all([server.as('member'), server.as('limited')]);
  return {
    transferToProfAI: async (n) => {
      await forgetAttempts(server);
      // null for the limited member, whom the call is not for
      type Answer = { transferToProfAI: { error: { code: string } | null } | null };
      const document = 'mutation { transferToProfAI { error { code } } }';
      const answer = await members[n % 2 === 0 ? 0 : 1].ask<Answer>(document);
      return answer.data?.transferToProfAI?.error?.code ?? answer.errors?.[0]?.extensions.code ?? 'done';
    },
  };
}
