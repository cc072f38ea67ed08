import { figureFilters, type FigureFilter } from '@atrium/domain/organization/figures.ts';
import { comparedFilters, type ComparedFilter } from '@atrium/domain/organization/periodBefore.ts';
import type { Days } from '@atrium/domain/organization/scope.ts';
import { sql } from 'kysely';
import { boolean, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';
import { firstProgramDay, shownDays } from './overview.ts';

// What a company did in the days before a range. They end in the past, so they are counted once, not by each fold of
// their people (decision 121).

interface Company {
  readonly customerId: string;
  readonly now: Date;
}

const shown = statement(
  {
    from: text,
    to: text,
    since: text,
    isCounted: boolean,
    engaged: number,
    views: number,
    completed: number,
    badges: number,
  },
  ({ customerId, filter, now }: Company & { readonly filter: FigureFilter }) => sql`
    select ${shownDays}, ${firstProgramDay(now)} as since,
      f.customer_id is null or b.customer_id is not null as "isCounted",
      coalesce(b.engaged, 0) as engaged, coalesce(b.views, 0) as views, coalesce(b.completed, 0) as completed,
      coalesce(b.badges, 0) as badges
    from customer c
    join figure_ranges(${customerId}::text, ${now}::timestamptz) r on r.filter = ${filter}::text
    left join customer_figure f on f.customer_id = c.customer_id and f.filter = r.filter
    left join customer_before b on b.customer_id = f.customer_id and b.filter = f.filter and b.to_day = f.from_day - 1
    where c.customer_id = ${customerId}::text`,
);

/**
 * The days of a range as the tiles show it, the first day of the first program, and the figures of the days before: all
 * 0 for a company of which nothing is folded yet, as those of the range. isCounted: false only after an update of the
 * product, until the due work has run. Null without a contract.
 */
export async function findPeriodBefore(
  tx: Tx,
  asked: Company & { readonly filter: FigureFilter },
): Promise<StatementRow<typeof shown> | null> {
  const [row] = await shown.preparedIn(tx, asked);
  return row ?? null;
}

const ranges = statement(
  { filter: oneOf(...figureFilters), from: text, to: text },
  ({ customerId, now }: Company) => sql`
    select filter, from_day::text as "from", to_day::text as "to"
    from figure_ranges(${customerId}::text, ${now}::timestamptz)`,
);
const counted = statement(
  { filter: oneOf(...comparedFilters), from: text, to: text },
  ({ customerId }: { readonly customerId: string }) => sql`
    select filter, from_day::text as "from", to_day::text as "to"
    from customer_before where customer_id = ${customerId}::text`,
);

/** The first and last day of each range of a company. */
export function listRanges(tx: Tx, company: Company): Promise<StatementRow<typeof ranges>[]> {
  return ranges.rows(tx, company);
}

/** The days before ranges of a company that are counted. */
export function listPeriodsBefore(tx: Tx, customerId: string): Promise<StatementRow<typeof counted>[]> {
  return counted.rows(tx, { customerId });
}

const figures = statement(
  { engaged: number, views: number, completed: number, badges: number },
  ({
    customerId,
    memberIds,
    from,
    to,
  }: Days & { readonly customerId: string; readonly memberIds: readonly string[] }) =>
    sql`
    select count(distinct v.member_id) filter (where v.counts) as engaged,
      count(*) filter (where v.counts and v.kind = 'VIDEO') as views,
      coalesce(sum(v.happened) filter (where v.kind = 'COMPLETED'), 0) as completed,
      coalesce(sum(v.happened) filter (where v.kind = 'BADGE'), 0) as badges
    from (
      select d.member_id, d.kind, sum(d.happened) as happened, counts_as_engaged(d.kind, sum(d.seconds)) as counts
      from member_day d
      where d.customer_id = ${customerId}::text and d.member_id = any(${memberIds}::text[])
        and d.day between ${from}::date and ${to}::date
      group by d.member_id, d.kind, d.thing
    ) as v`,
);
export type FiguresBefore = StatementRow<typeof figures>;

/** The figures of the tiles (D58) of some people on some days; those of different people add up. */
export async function countFiguresOfDays(
  tx: Tx,
  asked: Days & { readonly customerId: string; readonly memberIds: readonly string[] },
): Promise<FiguresBefore> {
  const [row] = await figures.rows(tx, asked);
  if (row === undefined) throw new Error('a sum over no rows is a row');
  return row;
}

/** Stores what all people of a company did in the days before a range. */
export async function addPeriodBefore(
  tx: Tx,
  {
    customerId,
    filter,
    from,
    to,
    ...all
  }: Days & FiguresBefore & { readonly customerId: string; readonly filter: ComparedFilter },
): Promise<void> {
  await tx
    .insertInto('customer_before')
    .values({ customer_id: customerId, filter, from_day: from, to_day: to, ...all })
    .execute();
}

/** Removes the figures of the days before these ranges. */
export async function removePeriodsBefore(
  tx: Tx,
  customerId: string,
  filters: readonly ComparedFilter[] = comparedFilters,
): Promise<void> {
  await tx.deleteFrom('customer_before').where('customer_id', '=', customerId).where('filter', 'in', filters).execute();
}
