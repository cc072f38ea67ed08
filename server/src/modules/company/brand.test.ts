import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { actOnCompany, companyOf } from './acts.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const brandOf = async (companyId: string) =>
  (
    await (
      await server.as('employee')
    ).query<{ getCompany: { logoUrl: string | null; accentColor: string | null; version: number } }>(
      'query ($companyId: ID!) { getCompany(companyId: $companyId) { logoUrl accentColor version } }',
      { companyId },
    )
  ).getCompany;

test('[COM-01] a company has a logo and an accent, by the version that is shown, and its people see them', async () => {
  const { version } = await companyOf(server, 'acme');
  const look = { companyId: 'acme', version, logoUrl: '/files/art/logo/globex.svg', accentColor: ' #C8452D ' };
  // the accent of the demo in capitals is the same color
  await server.db.updateTable('customer').set({ accent_color: '#C8452D' }).where('customer_id', '=', 'acme').execute();
  expect((await actOnCompany(server, 'saveCompanyBrand', { ...look, dryRun: true })).lines).toHaveLength(1);
  await server.db.updateTable('customer').set({ accent_color: null }).where('customer_id', '=', 'acme').execute();
  const rehearsed = await actOnCompany(server, 'saveCompanyBrand', { ...look, dryRun: true });
  expect((await brandOf('acme')).version).toBe(version);
  const saved = await actOnCompany(server, 'saveCompanyBrand', look);
  expect(saved.lines).toEqual(rehearsed.lines);
  expect(saved.lines.length).toBe(2);
  expect(await actOnCompany(server, 'saveCompanyBrand', look)).toMatchObject({ lines: [], code: null });
  expect(await brandOf('acme')).toEqual({
    logoUrl: '/files/art/logo/globex.svg',
    accentColor: '#c8452d',
    version: version + 1,
  });
  const stale = { ...look, accentColor: '#004488' };
  expect((await actOnCompany(server, 'saveCompanyBrand', stale)).code).toBe('STALE_VERSION');
  const none = { companyId: 'acme', version: version + 1, logoUrl: '', accentColor: '' };
  expect((await actOnCompany(server, 'saveCompanyBrand', none)).lines).toHaveLength(2);
  expect(await brandOf('acme')).toMatchObject({ logoUrl: null, accentColor: null });
  const audited = server.db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('action', '=', 'COMPANY_BRANDED');
  expect(await audited.orderBy('audit_entry_id').execute()).toMatchObject([
    { after: { accentColor: '#c8452d' } },
    { before: { accentColor: '#c8452d' }, after: { logoUrl: '', accentColor: '' } },
  ]);
});

test('[COM-01] [STF-01] [THR-33] what is no picture and no color is refused at its field, and so are others’ companies', async () => {
  const { version } = await companyOf(server, 'hooli');
  const plain = { companyId: 'hooli', version, logoUrl: '', accentColor: '' };
  for (const [changes, field] of [
    [{ logoUrl: 'javascript:alert(1)' }, 'logoUrl'],
    [{ logoUrl: '//evil.example/x.png' }, 'logoUrl'],
    // browsers show no picture of another host here
    [{ logoUrl: 'https://hooli.example/logo.svg' }, 'logoUrl'],
    // an upload that is not there any more
    [{ logoUrl: `/files/images/${'0'.repeat(32)}.webp` }, 'logoUrl'],
    [{ accentColor: 'red' }, 'accentColor'],
    [{ accentColor: '#fff;background:url(x)' }, 'accentColor'],
  ] as const)
    expect(await actOnCompany(server, 'saveCompanyBrand', { ...plain, ...changes })).toMatchObject({
      code: 'INVALID_INPUT',
      field,
    });
  for (const companyId of ['vandelay', 'nobody', 'consumer'])
    expect((await actOnCompany(server, 'saveCompanyBrand', { ...plain, companyId }, 'success')).code).toBe('NOT_FOUND');
  for (const who of ['support', 'auditor', 'commerce'])
    expect((await actOnCompany(server, 'saveCompanyBrand', plain, who)).code).toBe('FORBIDDEN');
});

interface ShownPass {
  readonly code: string;
  readonly state: string;
  readonly registered: number;
  readonly held: number;
  readonly activated: number;
  readonly learning: number;
}

test('[COM-01] the passes of a company say how many registered, confirmed and learn', async () => {
  const now = server.clock.now();
  const at = (milliseconds: number) => new Date(now + milliseconds);
  const pass = async (code: string, more: object = {}) => {
    const added = await server.db
      .insertInto('pass')
      .values({ short_code: code, customer_id: 'kruger', target_segment: 'ENTERPRISE', created_at: at(0), ...more })
      .returning('pass_id as passId')
      .executeTakeFirstOrThrow();
    return added.passId;
  };
  const passId = await pass('KRUGER-OPEN', { slots: 10, taken: 3 });
  await pass('KRUGER-OVER', { closes_at: at(-1000) });
  await pass('KRUGER-LATER', { starts_at: at(1_000_000) });
  await pass('KRUGER-FULL', { slots: 0 });
  const learner = await server.db
    .selectFrom('viewing')
    .select(['member_id as memberId', (eb) => eb.fn.max('started_at').as('at')])
    .groupBy('member_id')
    .executeTakeFirstOrThrow();
  const { memberId: idle } = await server.db
    .selectFrom('member')
    .select('member_id as memberId')
    .where('member_id', 'not in', server.db.selectFrom('viewing').select('member_id'))
    .executeTakeFirstOrThrow();
  const registered = (address: string, more: object) =>
    server.db
      .insertInto('pass_registration')
      .values({
        pass_id: passId,
        address,
        first_name: 'A',
        last_name: 'B',
        network: 'n',
        registered_at: at(0),
        expires_at: at(86_400_000),
        state: 'HELD',
        ...more,
      })
      .execute();
  const before = new Date(learner.at.getTime() - 1000);
  const after = new Date(learner.at.getTime() + 1000);
  await registered('a@x.example', { state: 'ACTIVATED', activated_at: before, member_id: learner.memberId });
  // what somebody had watched before they came counts for nothing
  await registered('b@x.example', { state: 'ACTIVATED', activated_at: after, member_id: learner.memberId });
  await registered('c@x.example', { state: 'ACTIVATED', activated_at: before, member_id: idle });
  await registered('d@x.example', {});
  await registered('e@x.example', { expires_at: at(-1000) });
  await registered('f@x.example', { state: 'REMOVED' });
  const { getCompany } = await (
    await server.as('support')
  ).query<{ getCompany: { passes: readonly ShownPass[] } }>(
    '{ getCompany(companyId: "kruger") { passes { code state registered held activated learning } } }',
  );
  const own = getCompany.passes.filter(({ code }) => code.startsWith('KRUGER-'));
  expect(own.find(({ code }) => code === 'KRUGER-OPEN')).toEqual({
    code: 'KRUGER-OPEN',
    state: 'OPEN',
    registered: 4,
    held: 1,
    activated: 3,
    learning: 1,
  });
  expect(own.at(-1)).toMatchObject({ code: 'KRUGER-OVER', state: 'CLOSED' });
  expect(new Map(own.map(({ code, state }) => [code, state]))).toEqual(
    new Map([
      ['KRUGER-FULL', 'FULL'],
      ['KRUGER-LATER', 'LATER'],
      ['KRUGER-OPEN', 'OPEN'],
      ['KRUGER-OVER', 'CLOSED'],
    ]),
  );
});
