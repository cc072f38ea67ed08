import type pg from 'pg';
import { runtimeRole } from './db.ts';

/**
 * Takes from `public`, that is from every login of the database server, what PostgreSQL gives it by default: to connect
 * to this database, and to execute its functions, some of which run as the owner (THR-66). The runtime role keeps what
 * it is granted by name. At every start, because a dump does not contain the rights of its database, and not by default
 * privileges, which would close the functions of extensions, too.
 */
export async function closeToPublic(client: pg.Client): Promise<void> {
  await client.query(closing);
}

/** An owner may give away or take back what is theirs; what belongs to somebody else stays as it is. */
const closing = `do $$ declare
  open text;
begin
  if has_database_privilege('public', current_database(), 'connect') then
    begin
      execute format('grant connect on database %I to ${runtimeRole}', current_database());
      execute format('revoke connect on database %I from public', current_database());
    exception when insufficient_privilege then null;
    end;
  end if;
  select string_agg(p.oid::regprocedure::text, ', ') into open from pg_proc p
  where p.pronamespace = 'public'::regnamespace and has_function_privilege('public', p.oid, 'execute')
    and pg_has_role(p.proowner, 'usage')
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e');
  if open is not null then
    execute 'revoke execute on routine ' || open || ' from public';
  end if;
end $$`;
