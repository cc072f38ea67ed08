import { persona } from '@atrium/content/people.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { addDays } from '@atrium/domain/zoneClock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { dueWork } from '../seat/due.ts';
import { actOnCompany, companyOf, type ShownContract } from './acts.fixture.ts';
import { termsOfYear } from './operations.fixture.ts';

// What a contract that has not begun means for who administers its company, and for the mails that wait.

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

const dashboard = 'area-enterprise-dashboard';
const bob = persona('bob@acme.example');
const newhire = persona('newhire@initech.example');

const contractOf = async (companyId: string, contractId: string): Promise<ShownContract> => {
  const found = (await companyOf(server, companyId)).contracts.find((each) => each.contractId === contractId);
  if (found === undefined) throw new Error(`${companyId} has this contract`);
  return found;
};
/** Signs a contract of a company, whose days are counted from today on. */
async function add(companyId: string, { from, until }: { readonly from: number; readonly until: number }) {
  const { startsOn, ...terms } = termsOfYear(server);
  const today = addDays(startsOn, 1);
  const contractId = crypto.randomUUID();
  const days = { startsOn: addDays(today, from), endsOn: addDays(today, until) };
  const { lines, code } = await actOnCompany(server, 'saveContract', {
    companyId,
    contractId,
    version: 0,
    ...terms,
    ...days,
  });
  expect(code).toBeNull();
  return { contractId, lines };
}
async function end(companyId: string, contractId: string, days: number, more: object = {}) {
  const { version } = await contractOf(companyId, contractId);
  const lastDay = addDays(termsOfYear(server).startsOn, days + 1);
  const asked = { companyId, contractId, version, lastDay, reason: 'They have canceled.' };
  return actOnCompany(server, 'endContract', { ...asked, ...more });
}
/** As each minute. */
async function run(at: number): Promise<void> {
  for (let times = 0; times < 2; times += 1) for (const work of dueWork) await work.run(server.context(null, at));
}
async function administersAt(memberId: string, at: number): Promise<boolean> {
  const held = await server.db
    .selectFrom('entitlement_grant')
    .select('entitlement_id')
    .where('member_id', '=', memberId)
    .where('entitlement_id', '=', dashboard)
    .where('revoked_at', 'is', null)
    .where('starts_at', '<=', new Date(at))
    .where('ends_at', '>', new Date(at))
    .execute();
  return held.length > 0;
}
const mailsTo = (email: string) =>
  server.db
    .selectFrom('mail')
    .select(['letter', 'withdrawn_at as withdrawnAt'])
    .where('to_address', '=', email)
    .where('letter', 'in', ['programEnds', 'administratorAdded', 'administratorRemoved'])
    .orderBy('mail_id')
    .execute();

test('[COM-01] [D97] an administrator keeps the dashboard no longer than the contracts that are left once one to come is taken away', async () => {
  const { contractId } = await add('acme', { from: 100, until: 3650 });
  await actOnCompany(server, 'addCompanyAdministrator', { companyId: 'acme', email: bob.email });
  expect((await end('acme', contractId, 1)).code).toBeNull();
  const now = server.clock.now();
  expect(await administersAt(bob.memberId, now)).toBe(true);
  expect((await end('acme', 'acme-1', 1)).code).toBeNull();
  await run(now + 3 * day);
  expect(await administersAt(bob.memberId, now + 80 * day)).toBe(true);
  expect(await administersAt(bob.memberId, now + 200 * day)).toBe(false);
});

test('[COM-01] [D97] who administers a company by a contract to come alone goes on by another, and without one no longer', async () => {
  const first = await add('initech', { from: 30, until: 3650 });
  const administer = { companyId: 'initech', userId: newhire.memberId, reason: 'Another one does.' };
  await actOnCompany(server, 'removeCompanyAdministrator', administer);
  await actOnCompany(server, 'addCompanyAdministrator', { companyId: 'initech', email: newhire.email });
  const second = await add('initech', { from: 0, until: 300 });
  const rehearsed = await end('initech', first.contractId, 0, { dryRun: true });
  expect(rehearsed.lines.join(' ')).toMatch(/1 administrator of Initech keeps the dashboard until /);
  expect((await end('initech', first.contractId, 0)).lines).toEqual(rehearsed.lines);
  const now = server.clock.now();
  expect(await administersAt(newhire.memberId, now + 299 * day)).toBe(true);
  expect(await administersAt(newhire.memberId, now + 302 * day)).toBe(false);
  // it is over, and the last one that is to come is taken away as well
  await end('initech', second.contractId, 0);
  const last = await add('initech', { from: 200, until: 900 });
  await server.clock.advance(150 * day);
  await run(server.clock.now());
  await actOnCompany(server, 'removeCompanyAdministrator', administer);
  await actOnCompany(server, 'addCompanyAdministrator', { companyId: 'initech', email: newhire.email });
  expect(await administersAt(newhire.memberId, server.clock.now())).toBe(true);
  // what waits has left: by the hour of the day they were still an administrator, or were made one anew
  const left = { sent_at: new Date(server.clock.now()), leaves_at: null };
  await server.db
    .updateTable('mail')
    .set(left)
    .where('sent_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  const { lines } = await end('initech', last.contractId, 0);
  expect(lines.join(' ')).toMatch(/opens the dashboard of Initech no longer\. .* is mailed in ten minutes\.$/);
  expect(await administersAt(newhire.memberId, server.clock.now() + minute)).toBe(false);
  expect((await mailsTo(newhire.email)).at(-1)).toMatchObject({ letter: 'administratorRemoved', withdrawnAt: null });
  const audited = server.db.selectFrom('audit_entry').select('action').orderBy('audit_entry_id', 'desc');
  expect(await audited.where('subject', '=', `member/${newhire.memberId}`).limit(1).execute()).toEqual([
    { action: 'ADMINISTRATOR_REMOVED' },
  ]);
});

test('[COM-01] [D96] administrators are not told that the program ends once another contract renews it', async () => {
  const hal = persona('hal@hooli.example');
  await end('hooli', 'hooli-1', 50);
  expect((await mailsTo(hal.email)).map(({ letter, withdrawnAt }) => [letter, withdrawnAt])).toEqual([
    ['programEnds', null],
  ]);
  // one that ends sooner renews nothing
  const { lines: sooner } = await add('hooli', { from: 0, until: 40 });
  expect(sooner.join(' ')).not.toMatch(/withdrawn/);
  const { lines } = await add('hooli', { from: 60, until: 400 });
  expect(lines.at(-1)).toBe('The mail that waits for the administrators of Hooli is withdrawn.');
  const [mail] = await mailsTo(hal.email);
  expect(mail?.withdrawnAt).not.toBeNull();
});

test('[COM-01] [D96] nor once another contract of the company is made to last longer', async () => {
  const gil = persona('gil@globex.example');
  const other = await add('globex', { from: 0, until: 30 });
  await end('globex', 'globex-1', 50);
  const {
    state: _,
    assignedSeats: _assigned,
    usedSeats: _used,
    ...terms
  } = await contractOf('globex', other.contractId);
  const saved = { companyId: 'globex', ...terms, endsOn: addDays(terms.endsOn, 300) };
  const { lines } = await actOnCompany(server, 'saveContract', saved);
  expect(lines.at(-1)).toBe('The mail that waits for the administrators of Globex is withdrawn.');
  expect((await mailsTo(gil.email)).every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
});

test('[COM-01] a contract to come that was taken away is so when it is asked for again, of its own company alone', async () => {
  const { contractId } = await add('prestige', { from: 100, until: 200 });
  const asked = { companyId: 'prestige', contractId, version: 1, lastDay: '', reason: 'Signed by mistake.' };
  expect((await actOnCompany(server, 'endContract', asked)).lines.join(' ')).toMatch(/is gone/);
  expect(await actOnCompany(server, 'endContract', asked)).toMatchObject({ lines: [], code: null });
  expect((await actOnCompany(server, 'endContract', { ...asked, companyId: 'globex' })).code).toBe('NOT_FOUND');
  const never = { ...asked, contractId: crypto.randomUUID() };
  expect((await actOnCompany(server, 'endContract', never)).code).toBe('NOT_FOUND');
});

test('[COM-01] [D57] what a seat gave that was replaced by one of another contract follows its own contract', async () => {
  const vera = persona('vera@vandelay.example');
  const termsNow = async () => {
    const {
      state: _,
      assignedSeats: _assigned,
      usedSeats: _used,
      ...terms
    } = await contractOf('vandelay', 'vandelay-1');
    return { companyId: 'vandelay', ...terms };
  };
  const before = await termsNow();
  await actOnCompany(server, 'saveContract', {
    ...before,
    entitlementIds: [...before.entitlementIds, 'area-bootcamps'],
  });
  const seatId = await inTenant(server.db, 'vandelay', async (tx) => {
    const ended = tx
      .updateTable('seat')
      .set({ revoked_at: new Date(server.clock.now()) })
      .where('member_id', '=', vera.memberId)
      .where('revoked_at', 'is', null)
      .returning('seat_id as seatId');
    return (await ended.executeTakeFirstOrThrow()).seatId;
  });
  const given = async () => {
    const grants = await server.db
      .selectFrom('entitlement_grant')
      .select(['entitlement_id as id', 'ends_at as endsAt'])
      .where('source_ref', '=', seatId)
      .where('revoked_at', 'is', null)
      .execute();
    return new Map(grants.map(({ id, endsAt }) => [id, endsAt?.getTime() ?? 0]));
  };
  expect([...(await given()).keys()]).toContain('area-bootcamps');
  const closed = { ...(await termsNow()), entitlementIds: before.entitlementIds, reason: 'Was not paid for.' };
  expect((await actOnCompany(server, 'saveContract', closed)).code).toBeNull();
  const left = await given();
  expect([...left.keys()]).not.toContain('area-bootcamps');
  expect(left.size).toBeGreaterThan(0);
  await end('vandelay', 'vandelay-1', 3);
  expect([...(await given()).values()].every((endsAt) => endsAt < server.clock.now() + 5 * day)).toBe(true);
});
