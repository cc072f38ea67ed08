import { randomUUID } from 'node:crypto';
import { transaction } from '../../base/sql/transaction.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { MutationCall, Operations, WritingCalls } from '../../testing/operation.ts';
import { giveOwner } from '../staff/setup.fixture.ts';
import { recordEvents } from './service/recordEvents.ts';
import { saveWebhookEndpoint, type EndpointInput } from './service/staff/saveEndpoint.ts';

/** An endpoint that an owner has made, which is on; with its secret. */
export async function addTestEndpoint(
  server: TestServer,
  more: Partial<EndpointInput> = {},
): Promise<{ readonly endpointId: string; readonly secret: string }> {
  const caller = await server.as('employee');
  // the calls for the first owner have taken the role away
  await giveOwner(server, caller.memberId);
  // the calls before have left as many as there may be
  await server.db.updateTable('webhook_endpoint').set({ removed_at: new Date(), is_on: false }).execute();
  const by = { kind: 'person', memberId: caller.memberId, roles: ['owner'], customerIds: [], courseIds: [] } as const;
  const endpointId = randomUUID();
  const address = `https://hooks-${endpointId}.example.com/atrium`;
  const deps = { db: server.db, now: server.clock.now(), by, dryRun: false, reason: '', secret: server.secret };
  const input = { endpointId, address, eventTypes: ['member.created'], isOn: true, ...more };
  const made = await saveWebhookEndpoint(deps, input);
  if (!made.ok || made.value.secret === null) throw new Error('no endpoint was made');
  return { endpointId: input.endpointId, secret: made.value.secret };
}

/** Records that somebody has an account. */
const tell = (server: TestServer, memberId: string): Promise<void> =>
  transaction(server.db, (tx) => recordEvents(tx, server.clock.now(), { type: 'member.created', data: { memberId } }));

/** Records an event of which an endpoint is told; its delivery there. */
export async function addDelivery(server: TestServer, endpointId: string): Promise<string> {
  const memberId = randomUUID();
  await tell(server, memberId);
  const { deliveryId } = await server.db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_event', 'webhook_event.webhook_event_id', 'webhook_delivery.webhook_event_id')
    .select('webhook_delivery_id as deliveryId')
    .where('webhook_endpoint_id', '=', endpointId)
    .where('body', 'like', `%${memberId}%`)
    .executeTakeFirstOrThrow();
  return deliveryId;
}

const ids = { endpointId: 'endpoint.test.ts: for the team, who sees every endpoint' };
const varying = ['lines', 'isSaved', 'secret'];
const owner = async (server: TestServer, variables: MutationCall['variables']): Promise<MutationCall> => {
  const caller = await server.as('employee');
  await giveOwner(server, caller.memberId);
  return { caller, variables, varying };
};

export const operations: Operations = {
  listWebhookEndpoints: { access: { staff: 'webhook.read' } },
  listWebhookDeliveries: { access: { staff: 'webhook.read' }, ids },
  countFailedDeliveries: { access: { staff: 'webhook.read' } },
  saveWebhookEndpoint: {
    access: { staff: 'endpoint.write' },
    call: async (server) => {
      const { endpointId } = await addTestEndpoint(server);
      return owner(server, (n) => ({
        endpointId,
        address: `https://hooks.example.com/${String(n % 3)}`,
        eventTypes: ['member.created', 'certificate.issued'],
        isOn: true,
      }));
    },
    ids,
  },
  replaceEndpointSecret: {
    access: { staff: 'endpoint.write' },
    call: async (server) => owner(server, { ...ofEndpoint(await addTestEndpoint(server)), secretNumber: 1 }),
    ids,
  },
  removeWebhookEndpoint: {
    access: { staff: 'endpoint.write' },
    call: async (server) =>
      owner(server, { ...ofEndpoint(await addTestEndpoint(server)), reason: 'Nobody listens there.' }),
    ids,
  },
  replayDeliveries: {
    access: { staff: 'webhook.write' },
    call: async (server) => {
      const { endpointId } = await addTestEndpoint(server);
      const deliveryId = await addDelivery(server, endpointId);
      await server.db
        .updateTable('webhook_delivery')
        .set({ state: 'FAILED', next_at: null })
        .where('webhook_delivery_id', '=', deliveryId)
        .execute();
      return owner(server, { endpointId, reason: 'It answers again.' });
    },
    repeats: 'what has failed since is sent once more as well',
    ids: { ...ids, deliveryId: 'endpoint.test.ts: for the team, who sees every message' },
  },
};

const ofEndpoint = ({ endpointId }: { readonly endpointId: string }) => ({ endpointId });

export function writingCalls(server: TestServer): Promise<WritingCalls> {
  return Promise.resolve({
    'endpoint: a change that is told': {
      prepare: async () => {
        await addTestEndpoint(server);
      },
      // the other call of the pair may have removed the endpoint
      send: async () => {
        await tell(server, randomUUID());
        return 'done';
      },
    },
  });
}
