import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import { hour, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { handleNotice, receiveNotice } from '../attendance/service/takeNotice.ts';
import { takeEvent } from '../billing/service/takeEvent.ts';
import { addPaymentEvent } from './operations.fixture.ts';

let server: TestServer;
let owner: pg.Client;
beforeAll(async () => {
  // the jobs wait until a test runs them
  server = await startServer({ worker: false });
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

interface Listed {
  readonly events: readonly {
    readonly eventId: string;
    readonly title: string;
    readonly state: string;
    readonly tries: number;
    readonly isReplayable: boolean;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
    readonly failure: { readonly words: string; readonly detail: string } | null;
  }[];
  readonly nextAfter: string | null;
}

async function list(args: string, who = 'auditor'): Promise<Listed> {
  const document = `{ listReceivedEvents(${args}) {
    events { eventId provider title state facts { label value } isReplayable tries failure { words detail }
      happenedAt receivedAt handledAt nextAt }
    nextAfter } }`;
  return (await (await server.as(who)).query<{ listReceivedEvents: Listed }>(document)).listReceivedEvents;
}

/** Replays an event as somebody of commerce; its lines, or why it was refused. */
async function replay(provider: string, eventId: string, args = '', who = 'commerce'): Promise<string> {
  const text = `mutation { replayEvent(provider: ${provider}, eventId: "${eventId}"${args}) { lines error { reason } } }`;
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, { lines: string[] | null; error: { reason: string } | null } | null>>(text);
  const answer = data?.['replayEvent'];
  return errors?.[0]?.extensions.code ?? answer?.error?.reason ?? (answer?.lines ?? []).join(' ');
}

const entries = (eventId: string) =>
  server.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_member_id as by', 'before', 'after', 'detail'])
    .where('subject', '=', `webhook/${eventId}`)
    .orderBy('audit_entry_id')
    .execute();

/** The jobs of the queue with this key, as they wait. */
async function jobs(key: string): Promise<{ attempts: number; due: boolean }[]> {
  const { rows } = await owner.query<{ attempts: number; due: boolean }>(
    `select attempts, run_at <= now() as due from graphile_worker._private_jobs where key = $1`,
    [key],
  );
  return rows;
}

/** An event of the payment provider as it is taken, whose job has failed so often. */
async function addFailing(attempts: string): Promise<{ readonly eventId: string; readonly key: string }> {
  const [eventId, providerCustomerId] = [`evt_${randomUUID()}`, `cus_${randomUUID()}`];
  const ctx = { db: server.db, now: server.clock.now() };
  await takeEvent(ctx, { eventId, type: 'invoice.paid', createdAt: ctx.now, providerCustomerId });
  const key = `billing.sync/${providerCustomerId}`;
  await owner.query(
    `update graphile_worker._private_jobs set attempts = ${attempts}, last_error = 'connect ETIMEDOUT api.stripe.com',
      run_at = now() + interval '1 day' where key = $1`,
    [key],
  );
  return { eventId, key };
}

test('[RUN-01] events are listed by provider and state, the newest first, page by page', async () => {
  const now = server.clock.now();
  const ids = async (args: string): Promise<string[]> => (await list(args)).events.map(({ eventId }) => eventId);
  // of one instant, as events come in bursts
  const receivedAt = new Date(now + hour);
  const burst = [
    await addPaymentEvent(server, { receivedAt }),
    await addPaymentEvent(server, { receivedAt }),
    await addPaymentEvent(server, { receivedAt }),
  ].toSorted((a, b) => (a < b ? 1 : -1));
  const first = await list('state: HANDLED, provider: STRIPE, count: 2');
  expect(first.events.map(({ eventId }) => eventId)).toEqual(burst.slice(0, 2));
  expect(await ids(`state: HANDLED, provider: STRIPE, count: 1, after: "${first.nextAfter ?? ''}"`)).toEqual(
    burst.slice(2),
  );
  expect(first.events[0]).toMatchObject({ title: 'Invoice, payment failed', state: 'HANDLED', isReplayable: true });
  const alone = await addPaymentEvent(server, { customerId: null, receivedAt: new Date(now + 2 * hour) });
  expect((await list('count: 1')).events).toMatchObject([{ eventId: alone, isReplayable: false, facts: [] }]);
  const waiting = await addFailing('0');
  const failing = await addFailing('2');
  expect(await ids('provider: STRIPE, state: WAITING')).toContain(waiting.eventId);
  expect(await ids('provider: STRIPE, state: FAILED')).toContain(failing.eventId);
  expect(await ids('provider: STRIPE, state: WAITING')).not.toContain(failing.eventId);
  expect(await ids('provider: ZOOM')).not.toContain(failing.eventId);
  const [event] = (await list('provider: STRIPE, state: FAILED')).events;
  expect(event).toMatchObject({ tries: 2, failure: { words: 'It took too long.' } });
});

test('[RUN-01] [STF-01] owners, commerce and auditors read events, the first two replay them, nobody else is told', async () => {
  const ask = async (who: string): Promise<string> => {
    const { errors } = await (await server.as(who)).ask('{ listReceivedEvents { nextAfter } countFailedEvents }');
    return errors?.[0]?.extensions.code ?? 'done';
  };
  const who = ['commerce', 'auditor', 'employee', 'support', 'member'];
  expect(Object.fromEntries(await Promise.all(who.map(async (name) => [name, await ask(name)] as const)))).toEqual({
    commerce: 'done',
    auditor: 'done',
    employee: 'done',
    support: 'FORBIDDEN',
    member: 'NOT_FOUND',
  });
  const eventId = await addPaymentEvent(server);
  expect(await replay('STRIPE', eventId, '', 'auditor')).toBe('FORBIDDEN');
  expect(await entries(eventId)).toEqual([]);
});

test('[STU-02] [RUN-01] events whose job was given up or has failed for minutes need somebody', async () => {
  const count = async (): Promise<number> =>
    (await (await server.as('auditor')).query<{ countFailedEvents: number }>('{ countFailedEvents }'))
      .countFailedEvents;
  const before = await count();
  await addFailing('1');
  expect(await count()).toBe(before);
  await addFailing('5');
  const { eventId } = await addFailing('max_attempts');
  expect(await count()).toBe(before + 2);
  await replay('STRIPE', eventId);
  expect(await count()).toBe(before + 1);
});

test('[RUN-01] [STF-05] an event that was handled is handled again by the same job, and a second press is nothing more', async () => {
  const eventId = await addPaymentEvent(server, { customerId: 'cus_replayed' });
  const line = expect.stringContaining('is read once more') as string;
  expect(await replay('STRIPE', eventId, ', dryRun: true')).toEqual(line);
  expect(await jobs('billing.sync/cus_replayed')).toEqual([]);
  expect(await entries(eventId)).toEqual([]);
  expect(await replay('STRIPE', eventId, ', reason: "It was linked."')).toEqual(line);
  expect(await replay('STRIPE', eventId, ', reason: "It was linked."')).toBe('');
  expect(await jobs('billing.sync/cus_replayed')).toEqual([{ attempts: 0, due: true }]);
  expect(await entries(eventId)).toEqual([
    {
      action: 'WEBHOOK_REPLAYED',
      by: persona('commerce').memberId,
      before: { state: 'HANDLED' },
      after: { state: 'WAITING' },
      detail: { provider: 'STRIPE', type: 'invoice.payment_failed' },
    },
  ]);
});

test('[RUN-01] an event that failed is tried at once, by the job that it has, however often that failed', async () => {
  const { eventId, key } = await addFailing('max_attempts');
  expect(await replay('STRIPE', eventId)).toMatch(/is handled again/);
  expect(await replay('STRIPE', eventId)).toBe('');
  expect(await jobs(key)).toEqual([{ attempts: 0, due: true }]);
});

test('[RUN-01] many who replay one event write one entry', async () => {
  const eventId = await addPaymentEvent(server);
  const answers = await Promise.all(Array.from({ length: 8 }, () => replay('STRIPE', eventId)));
  expect(answers.filter((line) => line !== '')).toHaveLength(1);
  expect(await entries(eventId)).toHaveLength(1);
});

test('[RUN-01] what concerns no customer, waits, or is not there is not replayed', async () => {
  expect(await replay('STRIPE', await addPaymentEvent(server, { customerId: null }))).toMatch(/no customer/);
  expect(await replay('STRIPE', (await addFailing('0')).eventId)).toBe('');
  const eventId = await addPaymentEvent(server);
  expect(await replay('ZOOM', eventId)).toBe('There is no such event.');
  expect(await replay('STRIPE', 'no-such-event')).toBe('There is no such event.');
});

test('[RUN-01] an event whose job was stopped and is forgotten by now has failed, and is handled by a replay', async () => {
  const { eventId, key } = await addFailing('25');
  await owner.query('delete from graphile_worker._private_jobs where key = $1', [key]);
  const [event] = (await list('provider: STRIPE, state: FAILED, count: 100')).events.filter(
    (each) => each.eventId === eventId,
  );
  expect(event).toMatchObject({ state: 'FAILED', isReplayable: true, failure: null });
  expect(await replay('STRIPE', eventId, ', reason: "It was stopped by mistake."')).toMatch(/is handled again/);
  expect(await jobs(key)).toHaveLength(1);
});

test('[RUN-01] a notice of the meeting provider is kept, handled once, and handled again after its link was corrected', async () => {
  const sessionId = 'ai-leaders-2';
  const { endAt } = await server.db
    .selectFrom('meeting')
    .select('end_at as endAt')
    .where('session_id', '=', sessionId)
    .where('end_at', '>', new Date(server.clock.now()))
    .orderBy('start_at')
    .executeTakeFirstOrThrow();
  const ctx = () => server.context(null, server.clock.now());
  const notice = { kind: 'ended', linkPart: '/j/81230004567', endedAt: endAt.getTime() + minute } as const;
  // Zoom sends what it holds for lost once more
  await receiveNotice(ctx(), notice);
  await receiveNotice(ctx(), notice);
  const waiting = (await list('provider: ZOOM, state: WAITING')).events;
  expect(waiting).toMatchObject([{ title: 'Meeting, ended', facts: [{ label: 'Meeting', value: '…4567' }] }]);
  const [{ eventId } = { eventId: '' }] = waiting;
  expect(await jobs(`attendance.takeNotice/${eventId}`)).toHaveLength(1);
  await handleNotice(ctx(), eventId);
  const found = async (): Promise<string | undefined> =>
    (await list('provider: ZOOM, state: HANDLED')).events
      .find((event) => event.eventId === eventId)
      ?.facts.find(({ label }) => label === 'Meetings of ours')?.value;
  expect(await found()).toBe('0');
  const link = JSON.stringify({ eventLink: 'https://us02web.zoom.us/j/81230004567?pwd=x' });
  await sql`update session set session_meta = session_meta || ${link} where session_id = ${sessionId}`.execute(
    server.db,
  );
  expect(await replay('ZOOM', eventId)).toMatch(/“Meeting, ended” of the meeting provider is handled again/);
  expect(await replay('ZOOM', eventId)).toBe('');
  await handleNotice(ctx(), eventId);
  await handleNotice(ctx(), eventId);
  expect(await found()).toBe('1');
});

test('[RUN-01] of a recording neither the address nor the number of the meeting is told', async () => {
  const now = server.clock.now();
  const url = 'https://zoom.example/rec/share/geheim?pwd=geheim';
  await receiveNotice(server.context(null, now), { kind: 'recorded', linkPart: '/j/81239998888', startedAt: now, url });
  const told = JSON.stringify(await list('provider: ZOOM'));
  expect(told).toContain('zoom.example');
  expect(told).not.toContain('geheim');
  expect(told).not.toContain('8123999');
});
