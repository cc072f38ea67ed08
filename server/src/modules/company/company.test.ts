import { persona } from '@atrium/content/people.ts';
import { companyForm } from '@atrium/domain/company/companyForm.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { actOnCompany, companyAs, companyOf } from './acts.fixture.ts';
import { termsOfYear } from './operations.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Listed {
  readonly companyId: string;
  readonly signOn: string | null;
  readonly domains: readonly string[];
  readonly contract: { readonly state: string; readonly totalSeats: number; readonly usedSeats: number } | null;
}
const list = async (who: string, args: string) =>
  (await server.as(who)).query<{
    searchCompanies: { companies: Listed[]; total: number; nextAfter: number | null };
  }>(
    `{ searchCompanies(${args}) { total nextAfter companies { companyId signOn domains
      contract { state totalSeats usedSeats } } } }`,
  );
const idsOf = async (who: string, args: string): Promise<string[]> =>
  (await list(who, args)).searchCompanies.companies.map(({ companyId }) => companyId);

test('[COM-01] companies are found by words of the name, by a domain and by an id, and nothing else is', async () => {
  expect(await idsOf('employee', 'text: "glob"')).toEqual(['globex']);
  expect(await idsOf('employee', 'text: "GLOBEX.example"')).toEqual(['globex']);
  expect(await idsOf('employee', 'text: "globex"')).toEqual(['globex']);
  expect(await idsOf('employee', 'text: "globex-1"')).toEqual([]);
  expect(await idsOf('employee', 'text: "%"')).toEqual([]);
  // neither the consumer business nor the academy itself is a company
  expect(await idsOf('employee', 'text: "atrium"')).toEqual([]);
});

test('[COM-01] the list says what was bought and used, until when, and how people sign in, page by page', async () => {
  const { searchCompanies: all } = await list('support', 'text: ""');
  expect(all.companies).toHaveLength(all.total);
  const byId = new Map(all.companies.map((company) => [company.companyId, company]));
  expect(byId.get('acme')).toMatchObject({ signOn: 'SAML', domains: ['acme.example'], contract: { totalSeats: 25 } });
  expect(byId.get('initech')?.contract).toBeNull();
  expect(byId.get('halden')?.contract?.state).toBe('ENDED');
  // two contracts in force are one program
  expect(byId.get('oceanic')?.contract).toMatchObject({ state: 'IN_FORCE', totalSeats: 18 });
  const { searchCompanies: first } = await list('support', 'count: 4');
  const { searchCompanies: second } = await list('support', 'count: 100, after: 4');
  expect(first.nextAfter).toBe(4);
  expect(second.nextAfter).toBeNull();
  expect([...first.companies, ...second.companies]).toEqual(all.companies);
});

test('[COM-01] the list is narrowed to companies in force, that end soon, have ended, or have no contract', async () => {
  expect(await idsOf('commerce', 'view: NONE')).toEqual(['initech']);
  expect(await idsOf('commerce', 'view: ENDED')).toEqual(['halden']);
  expect(await idsOf('commerce', 'view: ENDING')).toEqual(['acme']);
  expect(await idsOf('commerce', 'view: IN_FORCE')).toEqual(expect.arrayContaining(['acme', 'globex', 'oceanic']));
  expect(await idsOf('commerce', 'view: TO_COME')).toEqual([]);
});

test('[STF-01] success meets its own companies alone; another is one that does not exist', async () => {
  const own = persona('success').staff?.customerIds ?? [];
  expect(own.length).toBeGreaterThan(0);
  expect(await idsOf('success', 'text: ""')).toEqual([...own].sort());
  const foreign = ['vandelay', 'nobody', 'consumer', 'internal', ''].filter((id) => !own.includes(id));
  for (const id of foreign) {
    expect(await companyAs(server, 'success', id), id).toBe('NOT_FOUND');
    const terms = { companyId: id, contractId: crypto.randomUUID(), version: 0, ...termsOfYear(server) };
    expect((await actOnCompany(server, 'saveContract', terms, 'success')).code, id).toBe('NOT_FOUND');
  }
  expect(await companyAs(server, 'success', own[0] ?? '')).not.toBe('NOT_FOUND');
  for (const who of ['editor', 'instructor']) expect(await companyAs(server, who, 'acme'), who).toBe('FORBIDDEN');
  expect(await companyAs(server, 'member', 'acme')).toBe('NOT_FOUND');
});

test('[STF-07] addresses of administrators are masked for those who read none', async () => {
  const read = async (who: string) => {
    const company = await companyAs(server, who, 'acme');
    return typeof company === 'string' ? company : company.administrators.map(({ email }) => email);
  };
  expect(await read('employee')).toContain('ann@acme.example');
  for (const who of ['auditor', 'commerce']) expect(String(await read(who)), who).not.toContain('ann@');
});

test('[COM-01] success makes a company once, which is its own from then on; an id is taken once', async () => {
  const company = { companyId: 'umbrella', name: 'Umbrella', timeZone: 'europe/berlin' };
  const rehearsed = await actOnCompany(server, 'addCompany', { ...company, dryRun: true }, 'success');
  expect(rehearsed.lines.join(' ')).toMatch(/no contract yet/);
  expect(await companyAs(server, 'employee', 'umbrella')).toBe('NOT_FOUND');
  const made = await actOnCompany(server, 'addCompany', company, 'success');
  expect(made.lines).toEqual(rehearsed.lines);
  expect(made.lines.at(-1)).toBe('It is one of your companies.');
  expect(await companyAs(server, 'success', 'umbrella')).toMatchObject({ name: 'Umbrella', timeZone: 'Europe/Berlin' });
  expect(await actOnCompany(server, 'addCompany', company, 'success')).toMatchObject({ lines: [], code: null });
  expect(await actOnCompany(server, 'addCompany', { ...company, name: 'Other' })).toMatchObject({
    code: 'INVALID_INPUT',
    field: 'companyId',
  });
  for (const [changes, field] of [
    [{ name: '' }, 'name'],
    [{ companyId: 'Up' }, 'companyId'],
    [{ timeZone: '+02:00' }, 'timeZone'],
  ] as const)
    expect(await actOnCompany(server, 'addCompany', { ...company, ...changes }), field).toMatchObject({
      code: 'INVALID_INPUT',
      field,
    });
  // it may be gone before the one who made it loses the role
  expect((await actOnCompany(server, 'addCompany', { ...company, companyId: 'other' }, 'commerce')).code).toBe(
    'FORBIDDEN',
  );
  const audited = server.db.selectFrom('audit_entry').select('action').where('subject', '=', 'customer/umbrella');
  expect(await audited.execute()).toEqual([{ action: 'COMPANY_ADDED' }]);
});

test('[COM-01] [THR-65] a name that is a link is refused, all of the demo pass, and one from before may stay', async () => {
  const called = await server.db.selectFrom('customer').select(['customer_id as companyId', 'name']).execute();
  expect(called.length).toBeGreaterThan(8);
  for (const company of called) expect(companyForm.name({ ...company, timeZone: 'UTC' }), company.name).toEqual([]);
  const named = { companyId: 'linked', name: 'Prizes at evil.example/win', timeZone: 'Europe/Berlin' };
  expect(await actOnCompany(server, 'addCompany', named)).toMatchObject({ code: 'INVALID_INPUT', field: 'name' });
  await actOnCompany(server, 'addCompany', { ...named, name: 'Linked' });
  await server.db.updateTable('customer').set({ name: named.name }).where('customer_id', '=', 'linked').execute();
  const saved = { ...named, version: 1, ...facts };
  expect(await actOnCompany(server, 'saveCompany', { ...saved, timeZone: 'Europe/Paris' })).toMatchObject({
    code: null,
  });
  const other = { ...saved, version: 2, name: 'Prizes at evil.example' };
  expect(await actOnCompany(server, 'saveCompany', other)).toMatchObject({ code: 'INVALID_INPUT', field: 'name' });
});

const facts = { hideMemberProfile: false, disableAIFeatures: false, enableProfAI: true };

test('[COM-01] [D96] the facts of a company change by the version that is shown, and with a reason where something is taken', async () => {
  const { version, name, timeZone } = await companyOf(server, 'hooli');
  const shown = { companyId: 'hooli', version, name, timeZone, ...facts };
  expect(await actOnCompany(server, 'saveCompany', shown)).toMatchObject({ lines: [], code: null });
  const hidden = { ...shown, hideMemberProfile: true };
  expect(await actOnCompany(server, 'saveCompany', hidden)).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
  const saved = await actOnCompany(server, 'saveCompany', { ...hidden, reason: 'They asked.' });
  expect(saved.lines).toEqual([expect.stringMatching(/^Its people \(1 person\) leave the member directory\.$/)]);
  // the same again changes nothing, something else of the older version is refused
  expect(await actOnCompany(server, 'saveCompany', { ...hidden, reason: 'They asked.' })).toMatchObject({ lines: [] });
  expect((await actOnCompany(server, 'saveCompany', { ...hidden, name: 'Hooli XYZ', reason: 'x' })).code).toBe(
    'STALE_VERSION',
  );
  // its contracts count their days in the zone
  expect(
    await actOnCompany(server, 'saveCompany', {
      ...hidden,
      version: version + 1,
      timeZone: 'Europe/Oslo',
      reason: 'x',
    }),
  ).toMatchObject({ code: 'INVALID_INPUT', field: 'timeZone' });
  expect((await actOnCompany(server, 'saveCompany', { ...hidden, companyId: 'consumer' })).code).toBe('NOT_FOUND');
});

test('[COM-01] of two who change a company at once one does, and the other hears of it', async () => {
  const { version, name, timeZone } = await companyOf(server, 'kruger');
  const shown = { companyId: 'kruger', version, name, timeZone, ...facts, enableProfAI: true };
  const answers = await Promise.all(
    ['Kruger One', 'Kruger Two'].map((next) => actOnCompany(server, 'saveCompany', { ...shown, name: next })),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['STALE_VERSION', null]));
  expect((await companyOf(server, 'kruger')).version).toBe(version + 1);
});

test('[STF-01] a contract of another company is none, also by its id', async () => {
  const before = await companyOf(server, 'globex');
  const contractId = before.contracts[0]?.contractId ?? '';
  const terms = { companyId: 'acme', contractId, ...termsOfYear(server), reason: 'x' };
  for (const version of [0, 1])
    expect((await actOnCompany(server, 'saveContract', { ...terms, version })).code, String(version)).toMatch(
      version === 0 ? /^INVALID_INPUT$/ : /^NOT_FOUND$/,
    );
  const end = { companyId: 'acme', contractId, version: 1, lastDay: termsOfYear(server).startsOn, reason: 'x' };
  expect((await actOnCompany(server, 'endContract', end)).code).toBe('NOT_FOUND');
  expect(await companyOf(server, 'globex')).toEqual(before);
  const ids = await inTenant(server.db, 'acme', (tx) => tx.selectFrom('contract').select('contract_id').execute());
  expect(ids).toEqual([{ contract_id: 'acme-1' }]);
});
