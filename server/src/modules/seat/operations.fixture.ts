import { persona } from '@atrium/content/people.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { day } from '@atrium/domain/time.ts';
import { seatIdOf } from '../../demo/seats.ts';
import type { Operations } from '../../testing/operation.ts';
import { backdateSeats, seatCalls } from './seat.fixture.ts';

const seats = routeRequirement('/organization/seats');

export const operations: Operations = {
  listSeats: { access: seats },
  removeSeat: {
    access: seats,
    call: async (server) => ({
      caller: await server.as('ann@acme.example'),
      variables: { input: { seatId: seatIdOf(persona('bob@acme.example').memberId, 'acme-1') } },
    }),
  },
  saveSeats: {
    access: seats,
    call: async (server) => {
      const people = [{ email: 'invited@acme.example', firstName: 'Ida', lastName: 'Invited' }];
      // the second says that they have a seat already
      const varying = ['rows'];
      return { caller: await server.as('ann@acme.example'), variables: { input: { people, dryRun: false } }, varying };
    },
    addresses: 'an administrator learns it of the own domains only, as tests of seats prove',
  },
  sendSeatReminders: {
    access: seats,
    call: async (server) => {
      await backdateSeats(server, 'acme', 2 * day);
      // the second reminds nobody, and says so
      const varying = ['reminded', 'tooEarly'];
      return { caller: await server.as('ann@acme.example'), variables: { input: {} }, varying };
    },
  },
};

export const writingCalls = seatCalls;
