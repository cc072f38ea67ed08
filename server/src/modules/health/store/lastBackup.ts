import { z } from 'zod';
import type { Tx } from '../../../base/sql/db.ts';
import { findSettingOf, saveSetting } from '../../../base/sql/setting.ts';

const key = 'backup/last';
const shape = z.object({ at: z.number(), bytes: z.number() });

/** When the last backup was finished, epoch milliseconds, and its size in bytes. */
export type LastBackup = z.infer<typeof shape>;

/** Null when there was none by `npm run backup`. */
export function findLastBackup(tx: Tx): Promise<LastBackup | null> {
  return findSettingOf(tx, key, shape);
}

export function saveLastBackup(tx: Tx, backup: LastBackup): Promise<void> {
  return saveSetting(tx, key, backup);
}
