import { persona } from '@atrium/content/people.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { addDays } from '@atrium/domain/zoneClock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { actOnCompany, companyOf, type ShownContract } from './acts.fixture.ts';
import { termsOfYear } from './operations.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const first = async (companyId: string): Promise<ShownContract> => {
  const [contract] = (await companyOf(server, companyId)).contracts;
  if (contract === undefined) throw new Error(`${companyId} has a contract`);
  return contract;
};
const termsOf = ({
  contractId,
  version,
  startsOn,
  endsOn,
  totalSeats,
  overage,
  entitlementIds,
  links,
}: ShownContract) => ({
  contractId,
  version,
  startsOn,
  endsOn,
  totalSeats,
  overage,
  entitlementIds,
  links,
});
const save = (companyId: string, terms: object, more: object = {}) =>
  actOnCompany(server, 'saveContract', { companyId, ...terms, ...more });
const end = (companyId: string, { contractId, version }: ShownContract, lastDay: string, more: object = {}) =>
  actOnCompany(server, 'endContract', { companyId, contractId, version, lastDay, ...more });
const grantsOf = (memberId: string) =>
  server.db
    .selectFrom('entitlement_grant')
    .select(['entitlement_id as id', 'ends_at as endsAt', 'revoked_at as revokedAt'])
    .where('member_id', '=', memberId)
    .where('source', '=', 'CONTRACT')
    .orderBy('entitlement_id')
    .execute();
const mailsTo = (email: string) =>
  server.db
    .selectFrom('mail')
    .select(['letter', 'leaves_at as leavesAt', 'withdrawn_at as withdrawnAt', 'sent_at as sentAt', 'body'])
    .where('to_address', '=', email)
    .where('letter', 'in', ['programEnds', 'programEnded'])
    .orderBy('mail_id')
    .execute();

test('[COM-01] a first contract is made once, and its seats are given at once', async () => {
  const terms = { contractId: crypto.randomUUID(), version: 0, ...termsOfYear(server) };
  const rehearsed = await save('initech', terms, { dryRun: true });
  expect(rehearsed.lines.join(' ')).toMatch(/^Initech has 5 seats, from .* A seat opens AI Academy\./);
  expect((await companyOf(server, 'initech')).contracts).toEqual([]);
  expect((await save('initech', terms)).lines).toEqual(rehearsed.lines);
  expect(await save('initech', terms)).toMatchObject({ lines: [], code: null });
  expect(await first('initech')).toMatchObject({ ...terms, version: 1, state: 'IN_FORCE' });
  const people = [{ email: 'first@initech.example', firstName: 'Ida', lastName: 'Berg' }];
  const given = await (
    await server.as('employee')
  ).query<object>('mutation ($input: SaveSeatsInput!) { done: saveSeats(input: $input) { seated error { code } } }', {
    input: { companyId: 'initech', people, dryRun: false },
  });
  expect(given).toEqual({ done: { seated: 1, error: null } });
  const audited = server.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', `contract/${terms.contractId}`);
  expect(await audited.execute()).toEqual([{ action: 'CONTRACT_ADDED' }]);
});

test('[COM-01] terms that cannot be are refused at their field, and nothing is written', async () => {
  const terms = { contractId: crypto.randomUUID(), version: 0, ...termsOfYear(server) };
  for (const [changes, field] of [
    [{ endsOn: 'soon' }, 'endsOn'],
    [{ totalSeats: 0 }, 'totalSeats'],
    [{ entitlementIds: ['area-enterprise-dashboard'] }, 'entitlementIds'],
    [{ entitlementIds: ['globex-unlimited'] }, 'entitlementIds'],
    [{ links: [{ title: 'Guide', url: 'http://acme.example' }] }, 'links'],
    [{ contractId: 'acme-2' }, 'contractId'],
  ] as const)
    expect(await save('acme', { ...terms, ...changes }), field).toMatchObject({ code: 'INVALID_INPUT', field });
  expect((await companyOf(server, 'acme')).contracts).toHaveLength(1);
});

test('[COM-01] [D57] a contract that lasts longer and opens more does so for everybody in a seat', async () => {
  const { memberId } = persona('hal@hooli.example');
  const before = await first('hooli');
  const terms = {
    ...termsOf(before),
    endsOn: addDays(before.endsOn, 30),
    entitlementIds: [...before.entitlementIds, 'area-bootcamps'],
  };
  const { lines } = await save('hooli', terms);
  expect(lines.join(' ')).toMatch(/It ends on .* A seat opens Mini-MBA as well\. For 1 person in a seat/);
  const held = await grantsOf(memberId);
  expect(held.map(({ id }) => id)).toEqual(['area-ai-academy', 'area-bootcamps', 'area-enterprise-dashboard']);
  // with the last day in the zone of the company
  const ends = new Set(held.map(({ endsAt }) => endsAt?.getTime()));
  expect(ends.size).toBe(1);
  expect(
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'America/Los_Angeles' }).format([...ends][0] ?? 0),
  ).toBe(addDays(terms.endsOn, 1));
  // less takes something away
  const less = { ...terms, version: before.version + 1, entitlementIds: before.entitlementIds };
  expect(await save('hooli', less)).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
  expect((await save('hooli', less, { reason: 'Was not paid for.' })).lines.join(' ')).toMatch(
    /no longer opens Mini-MBA/,
  );
  const [, bootcamps] = await grantsOf(memberId);
  expect(bootcamps?.revokedAt).not.toBeNull();
});

test('[COM-01] of two who change a contract at once one does, and the other hears of it', async () => {
  const shown = await first('globex');
  const answers = await Promise.all(
    [11, 12, 13].map((totalSeats) => save('globex', { ...termsOf(shown), totalSeats })),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'STALE_VERSION')).toHaveLength(2);
  const now = await first('globex');
  expect(now.version).toBe(shown.version + 1);
  // the same request again was done already
  expect(await save('globex', { ...termsOf(shown), totalSeats: now.totalSeats })).toMatchObject({
    lines: [],
    code: null,
  });
});

test('[COM-01] [D96] [D97] a contract that ends sooner says whom that meets, mails its administrators later, and is taken back', async () => {
  const ann = persona('ann@acme.example');
  const shown = await first('acme');
  const lastDay = addDays(shown.endsOn, -40);
  const rehearsed = await end('acme', shown, lastDay, { dryRun: true });
  expect(rehearsed.lines.join(' ')).toMatch(
    new RegExp(`${String(shown.assignedSeats)} seats end with it: ${String(shown.usedSeats)} in use`),
  );
  expect(rehearsed.lines.join(' ')).toMatch(/can learn no longer then/);
  expect(rehearsed.lines.at(-1)).toMatch(/^1 administrator of Acme keeps the dashboard, to read, until /);
  expect(await end('acme', shown, lastDay)).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
  const reason = { reason: 'They have canceled.' };
  expect((await end('acme', shown, lastDay, reason)).lines).toEqual(rehearsed.lines);
  expect(await end('acme', shown, lastDay, reason)).toMatchObject({ lines: [], code: null });
  expect((await end('acme', shown, addDays(lastDay, -1), reason)).code).toBe('STALE_VERSION');
  const [waits] = await mailsTo(ann.email);
  expect(waits?.leavesAt?.getTime()).toBeGreaterThan(server.clock.now() + actMailsWait - minute);
  // what is due by itself does not mail the same once more
  await server.clock.advance(2 * minute);
  expect(await mailsTo(ann.email)).toHaveLength(1);
  const grants = await grantsOf(ann.memberId);
  expect(
    grants.every(({ endsAt }) => endsAt !== null && endsAt.getTime() < Date.parse(`${addDays(lastDay, 2)}T12:00:00Z`)),
  ).toBe(true);
  // it lasts longer after all: nobody is mailed, and everybody keeps what they had
  const ended = await first('acme');
  const back = await save('acme', { ...termsOf(ended), endsOn: shown.endsOn });
  expect(back.lines.at(-1)).toBe('The mail that waits for the administrators of Acme is withdrawn.');
  const [withdrawn] = await mailsTo(ann.email);
  expect(withdrawn?.withdrawnAt).not.toBeNull();
  expect(
    (await grantsOf(ann.memberId)).every(
      ({ endsAt }) => (endsAt?.getTime() ?? 0) > Date.parse(`${shown.endsOn}T00:00:00Z`),
    ),
  ).toBe(true);
});

test('[COM-01] [COM-02] a contract that ends today ends its seats tonight; its administrators read for 90 days more', async () => {
  const hal = persona('hal@hooli.example');
  const shown = await first('hooli');
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'America/Los_Angeles' }).format(
    server.clock.now(),
  );
  const { lines } = await end('hooli', shown, today, { reason: 'They have left.' });
  expect(lines.at(-1)).toMatch(/keeps the dashboard, to read, until .*, and is mailed in ten minutes\.$/);
  await server.clock.advance(actMailsWait + minute);
  await expect.poll(async () => (await mailsTo(hal.email))[0]?.sentAt ?? null).not.toBeNull();
  await server.clock.advance(day + minute);
  await expect.poll(async () => (await first('hooli')).assignedSeats).toBe(0);
  await expect
    .poll(async () =>
      (await grantsOf(hal.memberId))
        .filter(({ endsAt, revokedAt }) => revokedAt === null && (endsAt?.getTime() ?? 0) > server.clock.now())
        .map(({ id }) => id),
    )
    .toEqual(['area-enterprise-dashboard']);
  expect((await first('hooli')).state).toBe('ENDED');
  expect(await save('hooli', { ...termsOf(await first('hooli')), totalSeats: 99 })).toMatchObject({ field: 'endsOn' });
});

test('[COM-01] a contract that has not begun is taken away with a reason, once', async () => {
  const { startsOn, ...terms } = termsOfYear(server);
  const contractId = crypto.randomUUID();
  await save('prestige', { contractId, version: 0, ...terms, startsOn: addDays(startsOn, 60) });
  const next = (await companyOf(server, 'prestige')).contracts.find((each) => each.contractId === contractId);
  if (next === undefined) throw new Error('it was made');
  expect(next.state).toBe('TO_COME');
  expect((await end('prestige', next, '')).field).toBe('reason');
  expect((await end('prestige', next, '', { reason: 'Signed by mistake.' })).lines.join(' ')).toMatch(/is gone/);
  expect(await end('prestige', next, '', { reason: 'Signed by mistake.' })).toMatchObject({ lines: [], code: null });
});
