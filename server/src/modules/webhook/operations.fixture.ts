import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations } from '../../testing/operation.ts';
import { giveOwner } from '../staff/setup.fixture.ts';

const forTeam = 'webhook.test.ts: for the team, who sees the events of everybody';

/** Adds an event of the payment provider, about a customer of nobody; returns its id. */
export async function addPaymentEvent(
  server: TestServer,
  more: {
    readonly type?: string;
    readonly customerId?: string | null;
    readonly handledAt?: Date | null;
    readonly receivedAt?: Date;
  } = {},
): Promise<string> {
  const now = new Date(server.clock.now());
  const eventId = `evt_${randomUUID()}`;
  await server.db
    .insertInto('billing_event')
    .values({
      event_id: eventId,
      type: more.type ?? 'invoice.payment_failed',
      provider_customer_id: more.customerId === undefined ? `cus_${eventId}` : more.customerId,
      created_at: now,
      received_at: more.receivedAt ?? now,
      handled_at: more.handledAt === undefined ? now : more.handledAt,
    })
    .execute();
  return eventId;
}

export const operations: Operations = {
  listReceivedEvents: {
    access: { staff: 'webhook.read' },
  },
  countFailedEvents: {
    access: { staff: 'webhook.read' },
  },
  replayEvent: {
    access: { staff: 'webhook.write' },
    call: async (server) => {
      const caller = await server.as('employee');
      // the calls for the first owner have taken the role away
      await giveOwner(server, caller.memberId);
      const variables = {
        provider: 'STRIPE',
        eventId: await addPaymentEvent(server),
        reason: 'The customer was linked meanwhile.',
      };
      return { caller, variables, varying: ['lines', 'isSaved'] };
    },
    repeats: 'once an event is handled, each has it be handled once more',
    ids: { eventId: forTeam },
  },
};
