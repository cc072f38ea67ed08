import { recordSql } from '@atrium/server/testing/recordSql.ts';
import type pg from 'pg';
import { expect } from 'vitest';
import { big } from './traces.fixture.ts';

/**
 * Statements inside functions do not appear in an explained plan, so this measures how many rows of the big tables they
 * read.
 */
export async function offencesWithin(
  pool: pg.Pool,
  work: () => Promise<unknown>,
  { called, reads, next = (value) => value }: { called: string; reads: string; next?: (value: unknown) => unknown },
): Promise<string[]> {
  const [sent] = (await recordSql(work)).filter(({ text }) => text.includes(`${called}(`));
  if (sent === undefined) throw new Error(`${called} was not called`);
  const client = await pool.connect();
  try {
    // PostgreSQL would use a generic plan only after several executions
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query('begin');
    // rows that this connection read just before may not be in the statistics yet
    const before = new Map((await readSoFar(client)).map((row) => [row.table, row]));
    await client.query(sent.text, sent.values.map(next));
    const rows = (await readSoFar(client))
      .map(({ table, whole, fetched }) => ({
        table,
        whole: whole - (before.get(table)?.whole ?? 0),
        fetched: fetched - (before.get(table)?.fetched ?? 0),
      }))
      .filter(({ whole, fetched }) => whole + fetched > 0);
    expect(rows.map(({ table }) => table)).toContain(reads);
    return rows.filter(({ whole, fetched }) => whole > 0 || fetched > 200).map((row) => JSON.stringify(row));
  } finally {
    await client.query('rollback');
    client.release(true);
  }
}

interface ReadOf {
  readonly table: string;
  /** Rows read by sequential scans, and by index scans. */
  readonly whole: number;
  readonly fetched: number;
}

async function readSoFar(client: Pick<pg.PoolClient, 'query'>): Promise<ReadOf[]> {
  const { rows } = await client.query<ReadOf>(
    `select relname as table, seq_tup_read as whole, coalesce(idx_tup_fetch, 0) as fetched
     from pg_stat_xact_user_tables where relname = any($1)`,
    [big],
  );
  return rows;
}
