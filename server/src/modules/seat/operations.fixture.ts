import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

const seats = routeRequirement('/organization/seats');

export const operations: Operations = {
  listSeats: { access: seats },
  removeSeat: { access: seats },
  saveSeats: { access: seats },
  sendSeatReminders: { access: seats },
};
