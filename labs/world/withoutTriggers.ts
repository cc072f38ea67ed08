import type pg from 'pg';

/**
 * Runs `work` without the triggers of these tables, which mark and count row by row what it lays consistently. A
 * superuser leaves all triggers out, and with them the checks of references to rows that the work has just read.
 */
export async function withoutTriggers(
  client: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const role = await client.query<{ rolsuper: boolean }>('select rolsuper from pg_roles where rolname = current_user');
  const isSuper = role.rows[0]?.rolsuper === true;
  const each = async (change: 'disable' | 'enable'): Promise<void> => {
    for (const table of tables) await client.query(`alter table ${table} ${change} trigger user`);
  };
  await (isSuper ? client.query('set local session_replication_role = replica') : each('disable'));
  await work();
  await (isSuper ? client.query('set local session_replication_role = origin') : each('enable'));
}
