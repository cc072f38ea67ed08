import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  listPeople: { access: { staff: 'person.read' } },
};
