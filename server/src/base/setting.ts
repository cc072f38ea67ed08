import { sql } from 'kysely';
import type { Tx } from './db.ts';

/** A stored setting of the product; null when it was never saved. */
export async function findSetting<T>(tx: Tx, key: string): Promise<T | null> {
  const { rows } = await sql<{ value: T }>`select value from setting where key = ${key}`.execute(tx);
  return rows[0]?.value ?? null;
}

/** Saves a JSON value under a key. */
export async function saveSetting(tx: Tx, key: string, value: unknown): Promise<void> {
  await sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(tx);
}
