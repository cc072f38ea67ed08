import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  transferToProfAI: {
    access: routeRequirement('/profai/transfer'),
    call: async (server) => ({ caller: await server.as('member'), variables: {} }),
    repeats: 'each gives another code, good once and for a minute; at most sixty in a quarter of an hour',
  },
};
