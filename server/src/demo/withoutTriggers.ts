import { sql } from 'kysely';
import { text } from '../base/sql/columns.ts';
import { runtimeRole, type Tx } from '../base/sql/db.ts';
import { analyzeTables } from '../base/sql/load.ts';
import { statement } from '../base/sql/statement.ts';
import type { Tables } from '../base/sql/tables.ts';

const actAs = statement({}, ({ role }: { role: string }) => sql`select from set_config('role', ${role}, true)`);
const fire = statement(
  { mode: text },
  ({ mode }: { mode: 'origin' | 'replica' }) => sql`
    select set_config('session_replication_role', ${mode}, true) as mode
    from pg_roles where rolname = session_user and rolsuper`,
);

/** Does a part of a transaction as the owner of the tables instead of the runtime role. */
async function asOwner(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  await actAs.rows(tx, { role: 'none' });
  await work();
  await actAs.rows(tx, { role: runtimeRole });
}

/**
 * Does a part of a transaction without triggers, and without asking whether references lead somewhere; with both, where
 * the owner is no superuser. For rows that are known to be right, and are counted and folded at once afterwards.
 */
export async function withoutTriggers(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  await asOwner(tx, () => fire.rows(tx, { mode: 'replica' }));
  await work();
  await asOwner(tx, () => fire.rows(tx, { mode: 'origin' }));
}

/** Lets the planner know what was loaded; until it does, it plans for tables that are as good as empty. */
export function analyze(tx: Tx, tables: readonly (keyof Tables)[]): Promise<void> {
  return asOwner(tx, () => analyzeTables(tx, tables));
}
