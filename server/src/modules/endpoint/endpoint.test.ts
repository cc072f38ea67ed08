import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { persona } from '@atrium/content/people.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pinnedPost } from '../../base/http/pinnedPost.ts';
import { transaction } from '../../base/sql/transaction.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addConsumer } from '../member/service/addConsumer.ts';
import { addDelivery, addTestEndpoint } from './operations.fixture.ts';
import { deliver, deliverDue } from './service/deliver.ts';
import { listDue } from './store/deliveries.ts';

/** A program that is told: what it got, and what it answers. */
interface Receiver {
  readonly address: string;
  readonly got: { readonly headers: IncomingMessage['headers']; readonly body: string }[];
  status: number;
}

let server: TestServer;
let listening: Server;
let receiver: Receiver;
beforeAll(async () => {
  // the jobs wait until a test runs them
  server = await startServer({ worker: false });
  listening = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      receiver.got.push({ headers: request.headers, body });
      response.writeHead(receiver.status, { location: 'https://elsewhere.example.com/' }).end('a'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  listening.closeAllConnections();
  await new Promise((resolve) => {
    listening.close(resolve);
  });
  await server.close();
});
beforeEach(() => {
  const { port } = listening.address() as AddressInfo;
  receiver = { address: `http://127.0.0.1:${String(port)}/hooks`, got: [], status: 204 };
});

/** What is sent to the receiver of the test, which is inside this machine. */
const rules = { isAllowed: () => true, needsHttps: false };
const ctx = () => server.context(null, server.clock.now());
const send = (deliveryId: string) => deliver(ctx(), deliveryId, rules);

/** An endpoint at the receiver of the test, whose address no owner could enter. */
async function addEndpointHere(eventTypes = ['member.created']): Promise<{ endpointId: string; secret: string }> {
  const made = await addTestEndpoint(server, { eventTypes });
  await server.db
    .updateTable('webhook_endpoint')
    .set({ address: receiver.address })
    .where('webhook_endpoint_id', '=', made.endpointId)
    .execute();
  return made;
}

/** The rule of Standard Webhooks, written a second time from its text. */
function isSignedBy(secret: string, { headers, body }: Receiver['got'][number]): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const wanted = createHmac('sha256', key).update(signed).digest('base64');
  return String(headers['webhook-signature'])
    .split(' ')
    .some((each) => each === `v1,${wanted}`);
}

const stateOf = (deliveryId: string) =>
  server.db
    .selectFrom('webhook_delivery')
    .select(['state', 'tries', 'failure', 'next_at as nextAt'])
    .where('webhook_delivery_id', '=', deliveryId)
    .executeTakeFirstOrThrow();
const endpointOf = (endpointId: string) =>
  server.db
    .selectFrom('webhook_endpoint')
    .select(['is_on as isOn', 'failing_since as failingSince', 'given_up_at as givenUpAt'])
    .where('webhook_endpoint_id', '=', endpointId)
    .executeTakeFirstOrThrow();

/** The messages for which there is a job. */
async function queuedDeliveries(): Promise<readonly string[]> {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{ key: string }>(
    `select key from graphile_worker.jobs where key like 'endpoint.deliver/%'`,
  );
  await owner.end();
  return rows.map(({ key }) => key.slice('endpoint.deliver/'.length));
}

const act = async (name: string, args: string, who = 'employee') => {
  const text = `mutation { ${name}(${args}) { lines ${name.startsWith('re') && name !== 'replaceEndpointSecret' ? '' : 'secret'} error { reason field } } }`;
  type Done = {
    lines: string[] | null;
    secret?: string | null;
    error: { reason: string; field: string | null } | null;
  };
  const { data, errors } = await (await server.as(who)).ask<Record<string, Done | null>>(text);
  return { ...data?.[name], refused: errors?.[0]?.extensions.reason };
};

test('[API-08] [THR-51] a message is signed as Standard Webhooks says, and has ids alone', async () => {
  const { endpointId, secret } = await addEndpointHere();
  const deliveryId = await addDelivery(server, endpointId);
  await send(deliveryId);
  await send(deliveryId);
  expect(receiver.got).toHaveLength(1);
  const [message] = receiver.got;
  if (message === undefined) throw new Error('nothing came');
  expect(isSignedBy(secret, message)).toBe(true);
  expect(isSignedBy(`whsec_${Buffer.from('another').toString('base64')}`, message)).toBe(false);
  const body = JSON.parse(message.body) as { id: string; data: object };
  expect(body).toMatchObject({ type: 'member.created', timestamp: expect.stringMatching(/Z$/) as string });
  expect(message.headers['webhook-id']).toBe(body.id);
  expect(Object.keys(body.data)).toEqual(['memberId']);
  expect(Math.abs(Number(message.headers['webhook-timestamp']) * 1000 - Date.now())).toBeLessThan(minute);
  expect(await stateOf(deliveryId)).toMatchObject({ state: 'DELIVERED', tries: 1, nextAt: null });
});

test('[API-08] what is told commits with the change, and only endpoints that are on and want it are told', async () => {
  const { endpointId } = await addEndpointHere(['member.created']);
  const count = async (): Promise<number> =>
    Number(
      (
        await server.db
          .selectFrom('webhook_delivery')
          .select(({ fn }) => fn.countAll().as('total'))
          .where('webhook_endpoint_id', '=', endpointId)
          .executeTakeFirstOrThrow()
      ).total,
    );
  const person = () => ({ email: `${randomUUID()}@told.example`, firstName: 'Told', lastName: 'Off', now: 1 });
  await expect(
    transaction(server.db, async (tx) => {
      await addConsumer(tx, person());
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await count()).toBe(0);
  await transaction(server.db, (tx) => addConsumer(tx, person()));
  expect(await count()).toBe(1);
  const enroll = `mutation { saveEnrollment(input: { userId: "${persona('member').memberId}",
    sessionId: "ai-risk-in-plain-terms-2", enroll: true, clientSeq: "1", deviceId: "a" }) { error { code } } }`;
  await (await server.as('member')).ask(enroll);
  expect(await count()).toBe(1);
  await server.db.updateTable('webhook_endpoint').set({ is_on: false }).execute();
  await transaction(server.db, (tx) => addConsumer(tx, person()));
  expect(await count()).toBe(1);
});

test('[API-08] what fails is tried again with growing pauses, and arrives once the endpoint answers', async () => {
  const { endpointId } = await addEndpointHere();
  const deliveryId = await addDelivery(server, endpointId);
  receiver.status = 500;
  await send(deliveryId);
  expect(await stateOf(deliveryId)).toMatchObject({ state: 'WAITING', tries: 1, failure: /500/ });
  await send(deliveryId);
  expect(receiver.got).toHaveLength(1);
  await server.clock.advance(2 * minute);
  // a redirect is not followed
  receiver.status = 302;
  await send(deliveryId);
  expect(await stateOf(deliveryId)).toMatchObject({ state: 'WAITING', tries: 2 });
  expect((await endpointOf(endpointId)).failingSince).not.toBeNull();
  await server.clock.advance(6 * minute);
  receiver.status = 200;
  await deliverDue(ctx());
  await send(deliveryId);
  expect(await stateOf(deliveryId)).toMatchObject({ state: 'DELIVERED', tries: 3, failure: null });
  expect((await endpointOf(endpointId)).failingSince).toBeNull();
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id']))).toHaveLength(1);
});

test('[API-08] an endpoint that takes nothing for three days is switched off, owners are mailed, and it is replayed', async () => {
  const { endpointId } = await addEndpointHere();
  const deliveryId = await addDelivery(server, endpointId);
  receiver.status = 503;
  for (let tries = 0; tries < 30; tries += 1) {
    await send(deliveryId);
    await server.clock.advance(5 * hour);
  }
  const waiting = await addDelivery(server, endpointId).catch(() => null);
  // nothing is recorded for an endpoint that is off
  expect(waiting).toBeNull();
  expect(await stateOf(deliveryId)).toMatchObject({ state: 'FAILED', nextAt: null });
  expect(await endpointOf(endpointId)).toMatchObject({ isOn: false });
  const mails = await server.db
    .selectFrom('mail')
    .select('to_address as to')
    .where('letter', '=', 'endpointGivenUp')
    .execute();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([persona('employee').email, 'owner@demo.example']);
  const ask = '{ countFailedDeliveries }';
  const failed = await (await server.as('auditor')).query<{ countFailedDeliveries: number }>(ask);
  expect(failed.countFailedDeliveries).toBe(1);
  expect(await act('replayDeliveries', `endpointId: "${endpointId}"`, 'commerce')).toMatchObject({
    error: { reason: 'Switch the endpoint on first.' },
  });
  await server.db
    .updateTable('webhook_endpoint')
    .set({ is_on: true })
    .where('webhook_endpoint_id', '=', endpointId)
    .execute();
  receiver.status = 200;
  expect((await act('replayDeliveries', `endpointId: "${endpointId}"`, 'commerce')).lines?.[0]).toMatch(
    /^1 message is/,
  );
  expect((await act('replayDeliveries', `endpointId: "${endpointId}"`, 'commerce')).lines).toEqual([]);
  const before = receiver.got.length;
  await send(deliveryId);
  expect(receiver.got).toHaveLength(before + 1);
  expect(await stateOf(deliveryId)).toMatchObject({ state: 'DELIVERED' });
  expect((await act('replayDeliveries', `deliveryId: "${deliveryId}"`, 'commerce')).lines).toHaveLength(1);
});

test('[API-08] of an endpoint that fails one message at a time is tried, and others are not held up', async () => {
  const failing = await addEndpointHere();
  const well = await addEndpointHere();
  await server.db
    .updateTable('webhook_endpoint')
    .set({ removed_at: null, is_on: true })
    .where('webhook_endpoint_id', '=', failing.endpointId)
    .execute();
  const deliveriesOf = async ({ endpointId }: { endpointId: string }) => {
    const rows = server.db.selectFrom('webhook_delivery').select('webhook_delivery_id as deliveryId');
    const found = await rows.where('webhook_endpoint_id', '=', endpointId).execute();
    return new Set(found.map(({ deliveryId }) => deliveryId));
  };
  // both are told of each
  const first = await addDelivery(server, failing.endpointId);
  for (let more = 0; more < 3; more += 1) await addDelivery(server, failing.endpointId);
  receiver.status = 500;
  await send(first);
  expect(await endpointOf(failing.endpointId)).toMatchObject({ failingSince: expect.any(Date) as Date });
  const countOf = async (ids: readonly string[], of: { endpointId: string }): Promise<number> => {
    const theirs = await deliveriesOf(of);
    return ids.filter((id) => theirs.has(id)).length;
  };
  const due = await listDue(server.db, new Date(server.clock.now()));
  expect([await countOf(due, failing), await countOf(due, well)]).toEqual([1, 4]);
  // what happens from now on waits for the due work, and the other one is told at once
  const before = await queuedDeliveries();
  await addDelivery(server, failing.endpointId);
  const added = (await queuedDeliveries()).filter((id) => !before.includes(id));
  expect([await countOf(added, failing), await countOf(added, well)]).toEqual([0, 1]);
});

test('[API-08] a message that is under way is not sent a second time beside it', async () => {
  const { endpointId } = await addEndpointHere();
  const deliveryId = await addDelivery(server, endpointId);
  await Promise.all([send(deliveryId), send(deliveryId), send(deliveryId)]);
  expect(receiver.got).toHaveLength(1);
  expect(await stateOf(deliveryId)).toMatchObject({ state: 'DELIVERED', tries: 1 });
});

test('[API-08] once nothing waits for an endpoint, it has failed since nothing', async () => {
  const { endpointId } = await addEndpointHere();
  const poison = await addDelivery(server, endpointId);
  receiver.status = 400;
  await send(poison);
  // another one arrives two days later, so that it has not failed for three days
  await server.clock.advance(2 * day);
  receiver.status = 204;
  await send(await addDelivery(server, endpointId));
  await server.clock.advance(day + hour);
  receiver.status = 400;
  await send(poison);
  expect(await stateOf(poison)).toMatchObject({ state: 'FAILED' });
  expect(await endpointOf(endpointId)).toMatchObject({ isOn: true, failingSince: null });
});

test('[API-08] a secret is replaced once for each number, and both sign for a day', async () => {
  const { endpointId, secret } = await addEndpointHere();
  const replaced = await act('replaceEndpointSecret', `endpointId: "${endpointId}", secretNumber: 1`);
  expect(replaced.secret).toMatch(/^whsec_/);
  expect(await act('replaceEndpointSecret', `endpointId: "${endpointId}", secretNumber: 1`)).toMatchObject({
    lines: [],
    secret: null,
  });
  await send(await addDelivery(server, endpointId));
  await server.clock.advance(day + minute);
  await send(await addDelivery(server, endpointId));
  const signed = receiver.got.map((message) => [
    isSignedBy(secret, message),
    isSignedBy(replaced.secret ?? '', message),
  ]);
  expect(signed).toEqual([
    [true, true],
    [false, true],
  ]);
  const row = await server.db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('webhook_endpoint_id', '=', endpointId)
    .executeTakeFirstOrThrow();
  expect(row.sealed_secret.toString('latin1')).not.toContain(secret.slice(6));
});

test('[API-08] [STF-01] owners make endpoints, commerce replays, an auditor reads, and nobody else is told', async () => {
  const endpointId = randomUUID();
  const args = `endpointId: "${endpointId}", address: "https://hooks.example.com/secret", eventTypes: ["payment.succeeded"], isOn: true`;
  for (const who of ['commerce', 'auditor', 'editor'])
    expect((await act('saveWebhookEndpoint', args, who)).refused).toBe('ROLE');
  expect((await act('saveWebhookEndpoint', `${args}, dryRun: true`)).secret).toBeNull();
  const made = await act('saveWebhookEndpoint', args);
  expect(made.secret).toMatch(/^whsec_/);
  expect(await act('saveWebhookEndpoint', args)).toMatchObject({ lines: [], secret: null });
  const bad = args.replace('https://hooks.example.com/secret', 'https://localhost/');
  expect(await act('saveWebhookEndpoint', bad)).toMatchObject({ error: { field: 'address' } });
  const none = args.replace('["payment.succeeded"]', '[]');
  expect(await act('saveWebhookEndpoint', none)).toMatchObject({ error: { field: 'eventTypes' } });
  const codes = ['auditor', 'commerce', 'support', 'member'].map(async (who) => {
    const { errors } = await (await server.as(who)).ask('{ listWebhookEndpoints { endpointId } }');
    return errors?.[0]?.extensions.reason ?? 'done';
  });
  expect(await Promise.all(codes)).toEqual(['done', 'done', 'ROLE', 'NOT_FOUND']);
  // the path of a receiver is often its secret
  const ask = '{ listWebhookEndpoints { endpointId address } }';
  const addressFor = async (who: string): Promise<string | undefined> =>
    (
      await (await server.as(who)).query<{ listWebhookEndpoints: { endpointId: string; address: string }[] }>(ask)
    ).listWebhookEndpoints.find((each) => each.endpointId === endpointId)?.address;
  expect(await addressFor('employee')).toBe('https://hooks.example.com/secret');
  expect(await addressFor('auditor')).toBe('https://hooks.example.com/…');
  expect(await act('removeWebhookEndpoint', `endpointId: "${endpointId}"`)).toMatchObject({
    error: { field: 'reason' },
  });
  const remove = `endpointId: "${endpointId}", reason: "Nobody listens."`;
  expect((await act('removeWebhookEndpoint', remove)).lines).toHaveLength(1);
  expect((await act('removeWebhookEndpoint', remove)).lines).toEqual([]);
});

test('[THR-73] no message goes to an address inside, whatever its name says', async () => {
  const { port } = listening.address() as AddressInfo;
  const sent = { headers: {}, body: '{}' };
  for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1', '[::ffff:10.0.0.1]', '0.0.0.0'])
    await expect(pinnedPost(`https://${host}:${String(port)}/`, sent), host).rejects.toThrow(
      /no address of the Internet/,
    );
  await expect(pinnedPost(`https://localhost:${String(port)}/`, sent)).rejects.toThrow(/no address of the Internet/);
  await expect(pinnedPost(`http://example.com:${String(port)}/`, sent)).rejects.toThrow(/without https/);
  expect(receiver.got).toEqual([]);
  // the same name is asked where the rule lets it
  const inside = receiver.address.replace('127.0.0.1', 'localhost');
  expect(
    await pinnedPost(inside, sent, {
      isAllowed: (address) => address === '127.0.0.1' || address === '::1',
      needsHttps: false,
    }),
  ).toBe(204);
});
