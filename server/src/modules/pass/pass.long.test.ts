import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { transaction } from '../../base/sql/transaction.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { hashTac } from '../proof/service/tac.ts';
import { addPass, extras, register, slotsTaken } from './pass.fixture.ts';
import { activateForMember, addMemberOf } from './service/activate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

const count = <T>(items: readonly T[], isIt: (item: T) => boolean): number => items.filter(isIt).length;

test('[PAS-06] [THR-38] 100 at once on the last slot admit one', async () => {
  const passId = await addPass(server, { shortCode: 'LAST-SLOT', slots: 1 });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      register(server.stranger, 'LAST-SLOT', `rush-${String(n)}@larkfield.example`),
    ),
  );
  expect(count(answers, ({ error }) => error === null)).toBe(1);
  expect(count(answers, ({ error }) => error?.code === '402')).toBe(99);
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
});

test('[PAS-06] the same person 40 times at once takes one slot', async () => {
  const passId = await addPass(server, { shortCode: 'SAME-PERSON', slots: 2 });
  const send = async () => {
    const { error } = await register(server.stranger, 'SAME-PERSON', 'same@larkfield.example');
    return error?.code ?? 'done';
  };
  const answers = await Promise.all(Array.from({ length: 40 }, send));
  // an address is mailed three times an hour, also when several people ask (THR-14)
  expect([count(answers, (code) => code === 'done'), count(answers, (code) => code === '429')]).toEqual([3, 37]);
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
});

test('[PAS-06] [THR-59] 100 at once with one redemption code admit one', async () => {
  const passId = await addPass(server, { shortCode: 'ONE-CODE', oneTimeCodes: ['THE-CODE'] });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      register(server.stranger, 'ONE-CODE', `code-${String(n)}@larkfield.example`, { redemptionCode: 'the-code' }),
    ),
  );
  expect(count(answers, ({ error }) => error === null)).toBe(1);
  expect(count(answers, ({ error }) => ['403', '429'].includes(error?.code ?? ''))).toBe(99);
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
  const used = await server.db
    .selectFrom('pass_redemption_code')
    .select('redeemed_at')
    .where('pass_id', '=', passId)
    .where('redeemed_at', 'is not', null)
    .execute();
  expect(used).toHaveLength(1);
});

test('[PAS-06] 40 at once on the last seat of a contract, by two passes, admit one', async () => {
  await inTenant(server.db, 'hooli', async (tx) => {
    await tx.updateTable('contract').set({ total_seats: 1 }).where('contract_id', '=', 'hooli-1').execute();
    await tx.deleteFrom('seat').where('contract_id', '=', 'hooli-1').execute();
  });
  for (const shortCode of ['SEATS-A', 'SEATS-B'])
    await addPass(server, { shortCode, customerId: 'hooli', takesSeat: true });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      register(server.stranger, n % 2 === 0 ? 'SEATS-A' : 'SEATS-B', `seat-${String(n)}@larkfield.example`),
    ),
  );
  expect(count(answers, ({ error }) => error === null)).toBe(1);
  expect(count(answers, ({ error }) => error?.code === '402')).toBe(39);
});

/** What a member holds by a pass, counted. */
async function granted(memberId: string, passId: string) {
  const rows = await Promise.all([
    server.db.selectFrom('entitlement_grant').select('entitlement_id').where('member_id', '=', memberId).execute(),
    inTenant(server.db, 'acme', (tx) =>
      tx.selectFrom('seat').select('seat_id').where('member_id', '=', memberId).execute(),
    ),
    server.db.selectFrom('enrollment_step').select('kind').where('member_id', '=', memberId).execute(),
    server.db.selectFrom('mail').select('mail_id').where('dedupe_key', 'like', `pass-welcome/%/${memberId}`).execute(),
    server.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `member/${memberId}`)
      .where('action', '=', 'PASS_ACTIVATED')
      .execute(),
    server.db
      .selectFrom('pass_registration')
      .select('state')
      .where('pass_id', '=', passId)
      .where('member_id', '=', memberId)
      .execute(),
  ]);
  const [grants, seats, enrollments, welcomes, audits, registrations] = rows.map(({ length }) => length);
  return { grants, seats, enrollments, welcomes, audits, registrations };
}

const once = { grants: 2, seats: 1, enrollments: 1, welcomes: 1, audits: 1, registrations: 1 };

test(
  '[PAS-07] whatever order activations, acceptances and lost connections come in, all is granted exactly once',
  { timeout: 120_000 },
  async () => {
    const passId = await addPass(server, {
      shortCode: 'EXACTLY',
      customerId: 'acme',
      takesSeat: true,
      sessionIds: ['scenario-planning-1'],
      entitlementIds: ['acme-ai-academy', 'area-enterprise-dashboard'],
    });
    await inTenant(server.db, 'acme', (tx) =>
      tx.updateTable('contract').set({ overage: true }).where('contract_id', '=', 'acme-1').execute(),
    );
    const owner = new pg.Client({ connectionString: server.databaseUrl, pipeline: true });
    await owner.connect();
    let people = 0;
    /** Ends connections that are inside a transaction, as a crash does. */
    const cut = () =>
      owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and application_name = 'atrium' and state like 'idle in transaction%' limit 1`);
    const step = fc.constantFrom('activate', 'accept', 'cut', 'wait');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        await server.db.deleteFrom('limit_bucket').execute();
        people += 1;
        const email = `exactly-${String(people)}@acme.example`;
        const { tac } = await register(server.stranger, 'EXACTLY', email);
        const { registrationId } = await server.db
          .selectFrom('pass_registration')
          .select('pass_registration_id as registrationId')
          .where('tac_hash', '=', hashTac(tac ?? ''))
          .executeTakeFirstOrThrow();
        const ctx = server.context(null, server.clock.now());
        const memberId = await transaction(server.db, (tx) => addMemberOf(tx, ctx, registrationId));
        if (memberId === null) throw new Error('no member was made');
        const activate = () => transaction(server.db, (tx) => activateForMember(tx, ctx, { registrationId, memberId }));
        const act = { activate, accept: activate, cut, wait: () => wait(1) };
        // a connection that is lost is an outage, and the call is sent again
        await Promise.all(steps.map((name) => act[name]().catch(() => undefined)));
        expect(await activate()).toMatchObject({ ok: true });
        await server.mails();
        await expect.poll(() => granted(memberId, passId)).toEqual(once);
      }),
      { numRuns: 25 },
    );
    await owner.end();
    server.takeErrors();
    const { counter, rows } = await slotsTaken(server, passId);
    expect([counter, rows]).toEqual([people, people]);
  },
);

test('[PAS-07] 60 acceptances at once over HTTP grant once', async () => {
  const bob = await server.as('bob@acme.example');
  const [email, userId] = ['bob@acme.example', bob.memberId];
  const passId = await addPass(server, {
    shortCode: 'AT-ONCE',
    customerId: 'acme',
    entitlementIds: ['area-business-archive'],
  });
  await register(server.stranger, 'AT-ONCE', email);
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => extras(bob, { userId, email, shortCode: 'AT-ONCE' })),
  );
  expect(count(answers, ({ success }) => success === true)).toBe(60);
  const byPass = await server.db
    .selectFrom('entitlement_grant')
    .select('entitlement_id')
    .where('member_id', '=', userId)
    .where('source', '=', 'PASS')
    .execute();
  expect(byPass).toEqual([{ entitlement_id: 'area-business-archive' }]);
  expect((await granted(userId, passId)).welcomes).toBe(1);
});
