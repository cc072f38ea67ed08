import { figureFilters } from '@atrium/domain/organization/figures.ts';
import type { MemberContext } from '@atrium/server/base/context.ts';
import { inTenant } from '@atrium/server/base/sql/tenant.ts';
import { readRawFigures, type RawFigures } from '@atrium/server/modules/organization/rawFigures.fixture.ts';
import { rebuildCustomer } from '@atrium/server/modules/organization/service/foldFigures.ts';
import { mailDashboardDownload } from '@atrium/server/modules/organization/service/mailDownload.ts';
import { makeDownload } from '@atrium/server/modules/organization/service/makeDownload.ts';
import { openDownload } from '@atrium/server/modules/organization/service/openDownload.ts';
import {
  getOrganizationDetails,
  getOrganizationEmployees,
} from '@atrium/server/modules/organization/service/organization.ts';
import { getOrganizationPeriodBefore } from '@atrium/server/modules/organization/service/periodBefore.ts';
import { listSeats } from '@atrium/server/modules/seat/service/listSeats.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { growCompany, type CompanySize } from './growCompany.ts';

/** What the dashboard costs in a small and in a large company; times in milliseconds, the lowest of many. */
export interface CompanyCosts {
  readonly overview: { readonly small: number; readonly large: number };
  /** Of the last 90 days, together with the days before. */
  readonly comparison: { readonly small: number; readonly large: number };
  readonly tablePage: { readonly small: number; readonly large: number };
  readonly seatsPage: { readonly small: number; readonly large: number };
  /** The same figures by a plain query over the raw records. */
  readonly raw: number;
  /** Those that differ from the raw records; none. */
  readonly differences: readonly string[];
  /** Bringing all figures of the large company up to date. */
  readonly rebuild: number;
}

interface Asked {
  readonly ownerUrl: string;
  /** Of our staff, at the instant at which both companies are looked at. */
  readonly ctx: MemberContext;
  readonly small: CompanySize;
  readonly large: CompanySize;
  readonly times: number;
}

/** Grows two companies and measures their overview and a page of their employees, by turns. */
export async function measureCompany({ ownerUrl, ctx, small, large, times }: Asked): Promise<CompanyCosts> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  let rebuild = 0;
  try {
    for (const size of [small, large]) {
      await growCompany(client, size, ctx.now);
      rebuild = await timeOf(() => ctx.db.transaction().execute((tx) => rebuildCustomer(tx, size.customerId, ctx.now)));
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  const overviewOf = (customerId: string) => getOrganizationDetails(ctx, customerId, 'CONTRACT_TO_DATE');
  const comparisonOf = async (customerId: string): Promise<void> => {
    await getOrganizationDetails(ctx, customerId, 'LAST_90_DAYS');
    const { stats } = await getOrganizationPeriodBefore(ctx, customerId, 'LAST_90_DAYS');
    if (stats === null) throw new Error(`${customerId}: nothing to compare with`);
  };
  const pageOf = (customerId: string) => {
    const sortBy = { key: 'views', direction: 'DESC' } as const;
    return getOrganizationEmployees(ctx, customerId, {
      filter: 'LAST_90_DAYS',
      searchTerm: '',
      sortBy,
      page: 0,
      count: 25,
      scope: null,
    });
  };
  const overview = await byTurns(times, small.customerId, large.customerId, overviewOf);
  const comparison = await byTurns(times, small.customerId, large.customerId, comparisonOf);
  const tablePage = await byTurns(times, small.customerId, large.customerId, pageOf);
  const seatsOf = async (customerId: string): Promise<void> => {
    const found = await listSeats(ctx, { customerId, searchTerm: '', state: null, page: 0 });
    if (!found.ok) throw new Error(found.refusal.code);
  };
  const seatsPage = await byTurns(times, small.customerId, large.customerId, seatsOf);
  const differences: string[] = [];
  let raw = Number.POSITIVE_INFINITY;
  for (const filter of figureFilters) {
    const shown = await getOrganizationDetails(ctx, large.customerId, filter);
    const begun = performance.now();
    differences.push(...(await differencesOf(ctx, large.customerId, filter, shown)));
    if (filter === 'CONTRACT_TO_DATE') raw = performance.now() - begun;
    const before = await getOrganizationPeriodBefore(ctx, large.customerId, filter);
    if (before.stats !== null)
      differences.push(...(await differencesOf(ctx, large.customerId, `before ${filter}`, before)));
  }
  return { overview, comparison, tablePage, seatsPage, raw, differences, rebuild };
}

const figuresOf = ({ engaged, lessonsStarted, coursesConsumed, coursesCompleted, badgesEarned }: RawFigures) => ({
  usersEngaged: engaged,
  lessonsStarted,
  coursesConsumed,
  coursesCompleted,
  badgesEarned,
});

/** What is shown of some days; the period before has no started courses. */
interface Shown {
  readonly stats: Omit<ReturnType<typeof figuresOf>, 'coursesConsumed'> | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The figures of some days that differ from the raw records. */
async function differencesOf(ctx: MemberContext, customerId: string, name: string, shown: Shown): Promise<string[]> {
  const plain = await inTenant(ctx.db, customerId, async (tx) => {
    // longer than a statement of the product may take
    await sql`set local statement_timeout = '10min'`.execute(tx);
    return readRawFigures(tx, customerId, shown.from ?? '', shown.to ?? '');
  });
  const found = new Map(Object.entries(shown.stats ?? {}));
  return Object.entries(figuresOf(plain)).flatMap(([figure, value]) =>
    found.get(figure) === value || (figure === 'coursesConsumed' && !found.has(figure))
      ? []
      : [`${name} ${figure}: ${String(found.get(figure))} instead of ${String(value)}`],
  );
}

async function byTurns(
  times: number,
  small: string,
  large: string,
  call: (customerId: string) => Promise<unknown>,
): Promise<{ readonly small: number; readonly large: number }> {
  const lowest = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < times; turn += 1) {
    lowest.small = Math.min(lowest.small, await timeOf(() => call(small)));
    lowest.large = Math.min(lowest.large, await timeOf(() => call(large)));
  }
  return lowest;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** What an export gains the process in memory, and of how many people it is. */
export interface ExportMemory {
  readonly megabytes: number;
  readonly rows: number;
}

/**
 * How much memory the process gains while all people of a company are written into a file that is mailed, and while it
 * is opened; and how many they are.
 */
export async function measureExport(ctx: MemberContext, customerId: string): Promise<ExportMemory> {
  const asked = {
    type: 'employees',
    employeeId: null,
    filter: 'CONTRACT_TO_DATE',
    searchTerm: '',
    sortBy: null,
  } as const;
  const write = async (): Promise<number> => {
    await mailDashboardDownload(ctx, customerId, asked);
    const { id } = await inTenant(ctx.db, customerId, (tx) =>
      tx.selectFrom('company_download').select('company_download_id as id').executeTakeFirstOrThrow(),
    );
    await makeDownload(ctx, { customerId, id });
    const opened = await openDownload(ctx, customerId, id);
    if (opened.kind !== 'file') throw new Error(`the export was ${opened.kind}`);
    let lines = -1;
    for await (const part of opened.parts) lines += part.toString('latin1').split('\n').length - 1;
    return lines;
  };
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  const rows = await write();
  clearInterval(timer);
  return { megabytes: (Math.max(most, process.memoryUsage().rss) - before) / 1024 ** 2, rows };
}
