import { persona } from '@atrium/content/people.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { IdCall, MutationCall, Operations, Others } from '../../testing/operation.ts';

const call =
  (userId: string, otherId: string) =>
  async (server: TestServer): Promise<MutationCall> => ({
    caller: await server.as('support'),
    variables: { userId, otherId, reason: 'They asked on the phone.' },
    varying: ['lines', 'isSaved'],
  });

export const operations: Operations = {
  personDuplicates: { access: { staff: 'duplicate.write' } },
  listDuplicates: { access: { staff: 'duplicate.write' } },
  mergePeople: {
    access: { staff: 'account.merge' },
    ids: { otherId: 'merge.test.ts: support and owners alone merge, and nobody is like somebody unknown' },
    call: call(persona('bob@acme.example').memberId, 'bob-tanaka-before'),
  },
  dismissDuplicate: {
    access: { staff: 'duplicate.write' },
    ids: { otherId: 'merge.test.ts: of nobody as if there were no such account' },
    call: call(persona('alumni').memberId, persona('graduate').memberId),
  },
};

export function idCalls(_server: TestServer, { people }: Others): IdCall[] {
  return [
    {
      id: 'personDuplicates.userId',
      kind: 'query',
      foreign: () => people,
      missing: 'no-member',
      call: () => 'personDuplicates(userId: $id) { reasons }',
      own: ['employee', persona('academy').memberId],
      open: ['employee'],
    },
  ];
}
