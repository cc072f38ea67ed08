import pg from 'pg';
import { expect, vi } from 'vitest';
import type { TestServer } from './harness.ts';

/** Which tables have rows that were inserted, changed or removed since `take` was last called. */
export interface WrittenTables {
  readonly take: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/**
 * Watches every table of the product but those `except`, once no job waits any more (`jobsRun`: the server runs jobs).
 * A row that is written again with the same values counts, one that is rolled back does not.
 */
export async function watchTables(
  { databaseUrl }: TestServer,
  except: readonly string[],
  { jobsRun = true }: { readonly jobsRun?: boolean } = {},
): Promise<WrittenTables> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const waiting = `select from graphile_worker.jobs where locked_at is not null
    or (run_at <= now() and attempts < max_attempts)`;
  if (jobsRun) {
    await vi.waitFor(async () => {
      expect((await owner.query(waiting)).rowCount).toBe(0);
    }, 60_000);
  }
  await owner.query(`
    create schema watched;
    grant usage on schema watched to public;
    create table watched.written (name text primary key);
    create function watched.note() returns trigger language plpgsql security definer as $$
      begin insert into watched.written values (tg_table_name) on conflict do nothing; return null; end $$;`);
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  for (const { name } of rows.filter((row) => !except.includes(row.name))) {
    await owner.query(`create trigger zz_watched after insert or update or delete on "${name}"
      for each row execute function watched.note()`);
  }
  return {
    take: async () => {
      const taken = await owner.query<{ name: string }>('delete from watched.written returning name');
      return taken.rows.map(({ name }) => name).toSorted();
    },
    close: () => owner.end(),
  };
}
