import { persona } from '@atrium/content/people.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asMember, type MemberContext } from '../../base/context.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { recordSql, type Statement } from '../../testing/recordSql.ts';
import { findViewer } from '../entitlement/service/findViewer.ts';
import { getOrganizationEmployees, getOrganizationDetails } from './service/organization.ts';
import { readTenant } from './service/tenantOf.ts';
import type { EmployeeTable } from './types.ts';

// What a page asks of a company in one request shares a transaction, which names the company once.

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

async function contextOf(name: string): Promise<MemberContext> {
  const now = Date.now();
  return asMember(server.context(await findViewer(server.context(null, now), persona(name).memberId), now));
}
const people: EmployeeTable = {
  filter: 'CONTRACT_TO_DATE',
  searchTerm: '',
  sortBy: {
    key: 'name',
    direction: 'ASC',
  },
  page: 0,
  count: 25,
  scope: null,
};
const begun = (statements: readonly Statement[]): readonly unknown[] =>
  statements.filter(({ text }) => text.includes('set_config')).map(({ values }) => values[0]);

test('[ORG-01] what is read of a company in one request is read in one transaction, days only for a caller who asks', async () => {
  const ctx = await contextOf('ann@acme.example');
  const statements = await recordSql(async () => {
    const [details, page] = await Promise.all([
      getOrganizationDetails(ctx, null, 'LAST_30_DAYS'),
      getOrganizationEmployees(ctx, 'acme', people),
    ]);
    expect([details.error, page.error]).toEqual([null, null]);
    expect(page.employees?.length).toBeGreaterThan(0);
  });
  expect(begun(statements)).toEqual(['acme']);
  // and what it reads later, in another one
  const later = await recordSql(async () => {
    const { activity } = await getOrganizationDetails(ctx, null, 'LAST_30_DAYS');
    expect(await activity?.()).not.toEqual([]);
  });
  expect(begun(later)).toEqual(['acme', 'acme']);
});

test('[ORG-10] [THR-26] two companies, or two requests, never share one', async () => {
  const [staff, other] = [await contextOf('employee'), await contextOf('employee')];
  const namesOf = (ctx: MemberContext, customerId: string) =>
    getOrganizationDetails(ctx, customerId, 'LAST_30_DAYS').then(({ overview }) => overview?.companyName);
  const statements = await recordSql(async () => {
    expect(await Promise.all([namesOf(staff, 'acme'), namesOf(staff, 'globex'), namesOf(other, 'acme')])).toEqual([
      'Acme',
      'Globex',
      'Acme',
    ]);
  });
  expect(begun(statements)).toHaveLength(3);
});

test('[THR-18] a read that fails fails those beside it, and none that comes after', async () => {
  const ctx = await contextOf('ann@acme.example');
  const broken = readTenant<{ rows: number }>(ctx, null, { rows: null }, async ({ tx }) => {
    await sql`select 1 / 0`.execute(tx);
    throw new Error('the statement was executed');
  });
  const beside = getOrganizationEmployees(ctx, null, people);
  expect(await Promise.allSettled([broken, beside])).toMatchObject(
    ['rejected', 'rejected'].map((status) => ({ status, reason: { message: 'division by zero' } })),
  );
  expect((await getOrganizationEmployees(ctx, null, people)).error).toBeNull();
});
