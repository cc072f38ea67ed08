import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** One SQL file with functions and triggers; its folder names the module that it belongs to. */
export interface FunctionFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Replaces the functions and triggers of `directory` when one of its files has changed since the last time, in the
 * caller's transaction. Every earlier one is dropped first, so a file may change parameters and results. Functions that
 * tables depend on (generated columns, indexes) belong to the migrations and stay.
 * @returns whether they were replaced.
 */
export async function createFunctions(client: pg.Client, directory: URL): Promise<boolean> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, directory), 'utf8') })),
  );
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  await client.query(
    'create table if not exists laid_functions (one boolean primary key default true check (one), hash text not null)',
  );
  const { rows } = await client.query<{ hash: string }>('select hash from laid_functions');
  if (rows[0]?.hash === hash) return false;
  await client.query(dropFunctions);
  for (const { name, text } of calledFirst(files)) {
    await client.query(text).catch((error: unknown) => {
      throw new Error(`server/sql/${name} failed`, { cause: error });
    });
  }
  await client.query(
    'insert into laid_functions (hash) values ($1) on conflict (one) do update set hash = excluded.hash',
    [hash],
  );
  return true;
}

/** No cascade: if anything else depends on one of them, the statement fails instead of dropping it too. */
const dropFunctions = `do $$ declare
  laid oid[] := array(
    -- of tables, and called by functions of tables
    with recursive kept (oid) as (
      select d.refobjid from pg_depend d
      where d.refclassid = 'pg_proc'::regclass
        and d.classid in ('pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_constraint'::regclass)
      union
      select d.refobjid from kept k
      join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = k.oid and d.refclassid = 'pg_proc'::regclass
    )
    select p.oid from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      and not exists (select from kept where kept.oid = p.oid)
  );
  found record;
begin
  for found in select tgname, tgrelid from pg_trigger where tgfoid = any(laid) and not tgisinternal loop
    execute format('drop trigger %I on %s', found.tgname, found.tgrelid::regclass);
  end loop;
  if laid <> '{}' then
    execute 'drop routine ' || (select string_agg(one::regprocedure::text, ', ') from unnest(laid) one);
  end if;
end $$`;

const defined = /\bcreate function ([a-z_]+)/g;

/** The files, each after those whose functions it calls. @throws when two files need each other. */
function calledFirst(files: readonly FunctionFile[]): FunctionFile[] {
  const fileOf = new Map(
    files.flatMap((file) => [...file.text.matchAll(defined)].map(([, name]) => [name ?? '', file])),
  );
  const ordered = new Set<FunctionFile>();
  const place = (file: FunctionFile, above: readonly FunctionFile[]): void => {
    if (ordered.has(file)) return;
    if (above.includes(file)) {
      throw new Error(`functions need each other: ${[...above, file].map(({ name }) => name).join(' → ')}`);
    }
    for (const [name, other] of fileOf) {
      if (other !== file && new RegExp(`\\b${name}\\(`).test(file.text)) place(other, [...above, file]);
    }
    ordered.add(file);
  };
  for (const file of files) place(file, []);
  return [...ordered];
}
