import { sql } from 'kysely';
import { instant, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

interface At {
  readonly now: Date;
  /** In seconds. */
  readonly grace: number;
}

const due = statement(
  { contractId: text, customerId: text },
  ({ now, grace }: At) => sql`
    select contract_id as "contractId", customer_id as "customerId"
    from dashboards_due(${now}, make_interval(secs => ${grace})) order by contract_id`,
);

/** The contracts of all companies whose administrators keep the dashboard for too short or too long a time. */
export function listDueDashboards(tx: Tx, at: At): Promise<{ contractId: string; customerId: string }[]> {
  return due.rows(tx, at);
}

const until = statement(
  { until: instant },
  ({ contractId, grace }: { contractId: string; grace: number }) =>
    sql`select dashboard_until(${contractId}, make_interval(secs => ${grace})) as until`,
);

/** Until when the administrators of a contract that has ended keep the dashboard. `grace`: in seconds. */
export async function findDashboardUntil(tx: Tx, contractId: string, grace: number): Promise<Date | null> {
  return (await until.rows(tx, { contractId, grace }))[0]?.until ?? null;
}
