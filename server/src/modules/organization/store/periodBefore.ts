import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import type { Days } from '@atrium/domain/organization/scope.ts';
import { sql } from 'kysely';
import { number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';
import { firstProgramDay, shownDays } from './overview.ts';

// What a company did in days that are over, counted on reading: only figures of ranges that end now are folded
// (decision 117).

interface Asked {
  readonly customerId: string;
  readonly filter: FigureFilter;
  readonly now: Date;
}

const shown = statement(
  { from: text, to: text, since: text },
  ({ customerId, filter, now }: Asked) => sql`
    select ${shownDays}, ${firstProgramDay(now)} as since
    from customer c
    join figure_ranges(${customerId}::text, ${now}::timestamptz) r on r.filter = ${filter}::text
    left join customer_figure f on f.customer_id = c.customer_id and f.filter = r.filter
    where c.customer_id = ${customerId}::text`,
);

/** The days of a range as the tiles show it, and the first day of the first program; null without a contract. */
export async function findShownDays(tx: Tx, asked: Asked): Promise<StatementRow<typeof shown> | null> {
  const [row] = await shown.rows(tx, asked);
  return row ?? null;
}

const figures = statement(
  { engaged: number, views: number, completed: number, badges: number },
  ({ customerId, from, to }: Days & { readonly customerId: string }) => sql`
    select count(distinct v.member_id) filter (where v.counts) as engaged,
      count(*) filter (where v.counts and v.kind = 'VIDEO') as views,
      coalesce(sum(v.happened) filter (where v.kind = 'COMPLETED'), 0) as completed,
      coalesce(sum(v.happened) filter (where v.kind = 'BADGE'), 0) as badges
    from (
      select d.member_id, d.kind, sum(d.happened) as happened, counts_as_engaged(d.kind, sum(d.seconds)) as counts
      from member_day d
      where d.customer_id = ${customerId}::text and d.day between ${from}::date and ${to}::date
      group by d.member_id, d.kind, d.thing
    ) as v`,
);

/** The figures of the tiles for some days (D58), all 0 for days on which nobody did anything. */
export async function findCompanyFiguresOfDays(
  tx: Tx,
  asked: Days & { readonly customerId: string },
): Promise<StatementRow<typeof figures>> {
  const [row] = await figures.rows(tx, asked);
  if (row === undefined) throw new Error('a sum over no rows is a row');
  return row;
}
