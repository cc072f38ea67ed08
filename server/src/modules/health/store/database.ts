import { sql } from 'kysely';
import { boolean, number, text, texts } from '../../../base/sql/columns.ts';
import type { Db } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';

const server = statement(
  { version: text, encoding: text, lowered: text, extensions: texts },
  () => sql`
    select current_setting('server_version') as version, pg_encoding_to_char(encoding)::text as encoding,
      lower('Ä') as lowered, array(select extname::text from pg_extension) as extensions
    from pg_database where datname = current_database()`,
);

/** The database server. */
export async function findServer(db: Db): Promise<StatementRow<typeof server>> {
  const [row] = await server.rows(db, {});
  if (row === undefined) throw new Error('the database does not know itself');
  return row;
}

const rights = statement(
  { role: text, isSuperuser: boolean, open: texts, closed: texts },
  ({ secret }: { secret: readonly string[] }) => sql`
    select current_user::text as role,
      coalesce((select rolsuper or rolbypassrls from pg_roles where rolname = current_user), true) as "isSuperuser",
      array(select relname::text from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace
        and not row_security_active(oid) order by relname) as open,
      array(select relname::text from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and not has_any_column_privilege(oid, 'select') and relname <> all (${secret}::text[])
        order by relname) as closed`,
);

/** Which tables the role of requests may read besides its wall (`open`), or not at all but for `secret` (`closed`). */
export async function findRights(db: Db, secret: readonly string[]): Promise<StatementRow<typeof rights>> {
  const [row] = await rights.rows(db, { secret });
  if (row === undefined) throw new Error('the database does not know its roles');
  return row;
}

const clock = statement(
  { now: number },
  () => sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
);

/** The clock of the database, epoch milliseconds. */
export async function findDatabaseTime(db: Db): Promise<number> {
  return (await clock.rows(db, {}))[0]?.now ?? Number.NaN;
}
