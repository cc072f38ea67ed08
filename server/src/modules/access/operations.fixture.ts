import { persona } from '@atrium/content/people.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { IdCall, Operations, Others } from '../../testing/operation.ts';

export const operations: Operations = {
  explainAccess: { access: { staff: 'person.read' } },
};

export function idCalls(_server: TestServer, { people }: Others): IdCall[] {
  return [
    {
      id: 'explainAccess.userId',
      kind: 'query',
      foreign: () => people,
      missing: 'no-member',
      call: () => 'explainAccess(userId: $id, address: "/courses") { keys }',
      own: ['employee', persona('academy').memberId],
      open: ['employee'],
    },
  ];
}
