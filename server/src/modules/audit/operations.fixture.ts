import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  listAuditEntries: { access: { staff: 'audit.read' } },
};
