import { persona } from '@atrium/content/people.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { IdCall, Operations, Others } from '../../testing/operation.ts';

export const operations: Operations = {
  listPeople: { access: { staff: 'person.read' } },
  getPerson: { access: { staff: 'person.read' } },
};

export function idCalls(_server: TestServer, { people }: Others): IdCall[] {
  return [
    {
      id: 'getPerson.userId',
      kind: 'query',
      foreign: () => people,
      missing: 'no-member',
      call: () => 'getPerson(userId: $id) { displayName }',
      own: ['employee', persona('academy').memberId],
      open: ['employee'],
    },
  ];
}
