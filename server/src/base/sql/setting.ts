import { z } from 'zod';
import type { Tx } from './db.ts';

/** A stored number of the product; null when it was never saved. */
export function findSetting(tx: Tx, key: string): Promise<number | null> {
  return findSettingOf(tx, key, z.number());
}

/** A stored value of another form; null when it was never saved. */
export async function findSettingOf<T>(tx: Tx, key: string, shape: z.ZodType<T>): Promise<T | null> {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row === undefined ? null : shape.parse(row.value);
}

/** Saves a value under a key. */
export async function saveSetting(tx: Tx, key: string, value: number | object): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute();
}
