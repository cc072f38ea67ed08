import { type Operations, staffOnly } from '../../testing/operation.ts';

export const operations: Operations = {
  explainAccess: { access: staffOnly },
};
