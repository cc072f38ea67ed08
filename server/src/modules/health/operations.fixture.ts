import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  checkHealth: {
    access: { staff: 'job.read' },
  },
};
