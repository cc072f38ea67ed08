import { persona } from '@atrium/content/people.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { actOnCompany } from './acts.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Shown {
  readonly domain: string;
  readonly isVerified: boolean;
  readonly verifiedBy: string | null;
  readonly recordName: string;
  readonly recordText: string;
  readonly checkedAt: string | null;
  readonly fault: string | null;
  readonly saidBy: string | null;
  readonly saidWhy: string | null;
}
const shown = async (companyId: string, domain: string): Promise<Shown | undefined> => {
  const { getCompany } = await (
    await server.as('employee')
  ).query<{ getCompany: { domains: readonly Shown[] } }>(
    `query ($companyId: ID!) { getCompany(companyId: $companyId) { domains { domain isVerified verifiedBy recordName
      recordText checkedAt fault saidBy saidWhy } } }`,
    { companyId },
  );
  return getCompany.domains.find((each) => each.domain === domain);
};
const act = (name: string, companyId: string, domain: string, more: object = {}, who = 'employee') =>
  actOnCompany(server, name, { companyId, domain, ...more }, who);
const look = async (companyId: string, domain: string, who = 'employee') => {
  const { data, errors } = await (
    await server.as(who)
  ).ask<{
    checkCompanyDomain: { isProved: boolean | null; fault: string | null; error: { code: string } | null } | null;
  }>(
    `mutation ($companyId: ID!, $domain: String!) { checkCompanyDomain(companyId: $companyId, domain: $domain) {
      isProved fault error { code } } }`,
    { companyId, domain },
  );
  const { isProved, fault, error } = data?.checkCompanyDomain ?? {};
  return errors?.[0]?.extensions.code ?? error?.code ?? fault ?? isProved;
};
/** Sets a TXT record at the stand-in for the DNS; null removes it. */
const setRecord = async (name: string, text: string | null): Promise<void> => {
  const response = await fetch(`${server.origin}/__sandbox/dns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, text }),
  });
  expect(response.status).toBe(204);
};
const lookUp = async (email: string): Promise<string | null> => {
  const { lookupCorporateRealm: found } = await server.stranger.query<{
    lookupCorporateRealm: { error: { code: string } | null };
  }>(`{ lookupCorporateRealm(b64email: "${Buffer.from(email).toString('base64')}") { error { code } } }`);
  return found.error?.code ?? null;
};

test('[COM-01] [D11] a domain is entered by name, and counts once its record is in the DNS', async () => {
  const rehearsed = await act('addCompanyDomain', 'acme', ' Bücher.Example ', { dryRun: true });
  const domain = 'xn--bcher-kva.example';
  expect(await shown('acme', domain)).toBeUndefined();
  expect((await act('addCompanyDomain', 'acme', ' Bücher.Example ')).lines).toEqual(rehearsed.lines);
  expect(await act('addCompanyDomain', 'acme', domain)).toMatchObject({ lines: [], code: null });
  const entered = await shown('acme', domain);
  expect(entered).toMatchObject({ isVerified: false, recordName: `_atrium.${domain}`, checkedAt: null, fault: null });
  expect(entered?.recordText).toMatch(/^atrium-site=[\da-f]{32}$/);
  expect(await lookUp(`x@${domain}`)).toBe('404');
  // each way in which it is not proved
  expect(await look('acme', domain)).toBe('NO_RECORD');
  await setRecord(`_atrium.${domain}`, 'atrium-site=of-somebody-else');
  expect(await look('acme', domain)).toBe('OTHER_RECORD');
  await setRecord(`_atrium.${domain}`, 'no answer');
  expect(await look('acme', domain)).toBe('NO_ANSWER');
  expect(await shown('acme', domain)).toMatchObject({ isVerified: false, fault: 'NO_ANSWER' });
  await setRecord(`_atrium.${domain}`, entered?.recordText ?? '');
  expect(await look('acme', domain)).toBe(true);
  expect(await look('acme', domain)).toBe(true);
  expect(await shown('acme', domain)).toMatchObject({ verifiedBy: 'DNS', fault: null, saidBy: null });
  expect(await lookUp(`x@${domain}`)).toBeNull();
  const audited = server.db.selectFrom('audit_entry').select('action').where('subject', '=', `domain/${domain}`);
  expect((await audited.execute()).map(({ action }) => action).sort()).toEqual(['DOMAIN_ADDED', 'DOMAIN_PROVED']);
  // what was proved stays so when the record goes, and the page says that it is gone
  await setRecord(`_atrium.${domain}`, null);
  expect(await look('acme', domain)).toBe('NO_RECORD');
  expect(await shown('acme', domain)).toMatchObject({ isVerified: true, fault: 'NO_RECORD' });
});

test('[COM-01] [THR-09] what is no one company’s own is refused at its field, and so is what is another’s', async () => {
  const refused: readonly (readonly [string, RegExp])[] = [
    ['', /Enter a domain/],
    ['acme', /Enter a domain/],
    ['ann@acme.example', /after the @/],
    ['gmail.com', /Anybody gets an address/],
    ['GMX.de', /Anybody gets an address/],
    ['co.uk', /registers names below/],
    ['github.io', /registers names below/],
    ['10.0.0.1', /registers names below/],
    ['a b.example', /Enter a domain/],
    [`${'a'.repeat(64)}.example`, /Enter a domain|names below/],
    ['globex.example', /Another company has/],
  ];
  for (const [domain, reason] of refused) {
    const answer = await act('addCompanyDomain', 'acme', domain);
    expect(answer, domain).toMatchObject({ code: 'INVALID_INPUT', field: 'domain' });
    expect(answer.reason, domain).toMatch(reason);
  }
  // that of another company is none of theirs, whatever is asked
  expect(await look('acme', 'globex.example')).toBe('NOT_FOUND');
  expect((await act('proveCompanyDomain', 'acme', 'globex.example', { reason: 'x' })).code).toBe('INVALID_INPUT');
  expect(await act('removeCompanyDomain', 'acme', 'globex.example', { reason: 'x' })).toMatchObject({ lines: [] });
  expect(await shown('globex', 'globex.example')).toBeDefined();
});

test('[COM-01] of two companies that enter a domain at once one has it', async () => {
  const answers = await Promise.all(
    ['acme', 'hooli', 'globex'].map((id) => act('addCompanyDomain', id, 'wanted.example')),
  );
  expect(answers.map(({ code }) => code).filter((code) => code === null)).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'INVALID_INPUT']));
});

test('[COM-01] [STF-05] a domain that the team vouches for says who did and why', async () => {
  await act('addCompanyDomain', 'acme', 'acme-plant.example');
  const input = ['proveCompanyDomain', 'acme', 'acme-plant.example'] as const;
  expect(await act(...input)).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
  const rehearsed = await act(...input, { dryRun: true });
  const { lines } = await act(...input, { reason: 'Their contract names it.' });
  expect(lines).toEqual(rehearsed.lines);
  expect(lines[0]).toMatch(/^acme-plant\.example is Acme’s: 0 people of it have an address there\.$/);
  expect(await act(...input, { reason: 'Again.' })).toMatchObject({ lines: [], code: null });
  const said = {
    saidBy: `${persona('employee').firstName} ${persona('employee').lastName}`,
    saidWhy: 'Their contract names it.',
  };
  expect(await shown('acme', 'acme-plant.example')).toMatchObject({ isVerified: true, verifiedBy: 'STAFF', ...said });
});

test('[STF-01] [STF-03] success has the domains of its own companies, and nobody else of the team but owners', async () => {
  const own = persona('success').staff?.customerIds?.[0] ?? '';
  const domain = 'their-own.example';
  expect((await act('addCompanyDomain', own, domain, {}, 'success')).code).toBeNull();
  expect(await look(own, domain, 'success')).toBe('NO_RECORD');
  expect((await act('proveCompanyDomain', own, domain, { reason: 'x' }, 'success')).code).toBeNull();
  for (const foreign of ['vandelay', 'nobody', 'consumer', 'internal', 'a\0b']) {
    expect((await act('addCompanyDomain', foreign, 'free.example', {}, 'success')).code, foreign).toBe('NOT_FOUND');
    expect(await look(foreign, 'vandelay.example', 'success'), foreign).toBe('NOT_FOUND');
    for (const name of ['proveCompanyDomain', 'removeCompanyDomain'])
      expect((await act(name, foreign, 'vandelay.example', { reason: 'x' }, 'success')).code, foreign).toBe(
        'NOT_FOUND',
      );
  }
  for (const who of ['support', 'commerce', 'auditor', 'editor'])
    for (const name of ['addCompanyDomain', 'proveCompanyDomain', 'removeCompanyDomain'])
      expect((await act(name, own, domain, { reason: 'x' }, who)).code, who).toBe('FORBIDDEN');
  expect((await act('removeCompanyDomain', own, domain, { reason: 'x' }, 'success')).code).toBeNull();
});

test('[COM-01] a new domain is looked at by itself, and a proved one each day', async () => {
  await act('addCompanyDomain', 'hooli', 'slow.example');
  await server.clock.advance(minute);
  expect(await shown('hooli', 'slow.example')).toMatchObject({ isVerified: false, fault: 'NO_RECORD' });
  const { recordName, recordText } = (await shown('hooli', 'slow.example')) ?? { recordName: '', recordText: '' };
  await setRecord(recordName, recordText);
  await server.clock.advance(2 * hour);
  expect(await shown('hooli', 'slow.example')).toMatchObject({ verifiedBy: 'DNS', fault: null });
  await setRecord(recordName, null);
  await server.clock.advance(hour);
  expect(await shown('hooli', 'slow.example')).toMatchObject({ fault: null });
  await server.clock.advance(day);
  expect(await shown('hooli', 'slow.example')).toMatchObject({ verifiedBy: 'DNS', fault: 'NO_RECORD' });
});
