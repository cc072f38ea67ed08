import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { sql } from 'kysely';
import { boolean, number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';
import { firstProgramDay, shownDays } from './overview.ts';

interface Asked {
  readonly customerId: string;
  readonly filter: FigureFilter;
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
  ({ customerId, filter, now }: Asked) => sql`
    select ${shownDays}, ${firstProgramDay(now)} as since,
      f.customer_id is null or b.customer_id is not null as "isCounted",
      coalesce(b.people, 0) as engaged, coalesce(b.views, 0) as views, coalesce(b.completed, 0) as completed,
      coalesce(b.badges, 0) as badges
    from customer c
    join figure_ranges(${customerId}::text, ${now}::timestamptz) r on r.filter = ${filter}::text
    left join customer_figure f on f.customer_id = c.customer_id and f.filter = r.filter
    left join customer_period b on b.customer_id = f.customer_id and b.filter = f.filter and b.to_day = f.from_day - 1
    where c.customer_id = ${customerId}::text`,
);

/**
 * The days of a range as the tiles show it, the first day of the first program, and the figures of the days before: all
 * 0 for a company of which nothing is folded yet, as those of the range. isCounted: false only after an update of the
 * product, until the due work has run. Null without a contract.
 */
export async function findPeriodBefore(tx: Tx, asked: Asked): Promise<StatementRow<typeof shown> | null> {
  const [row] = await shown.preparedIn(tx, asked);
  return row ?? null;
}
