import { z } from 'zod';
import type { Tx } from './db.ts';

/** A stored number of the product; null when it was never saved. */
export async function findSetting(tx: Tx, key: string): Promise<number | null> {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row === undefined ? null : z.number().parse(row.value);
}

/** Saves a number under a key. */
export async function saveSetting(tx: Tx, key: string, value: number): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute();
}
