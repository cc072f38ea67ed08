import { downloadGivenUp } from '@atrium/domain/privacy/terms.ts';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { removal } from '../../../base/sql/removal.ts';
import type { Tables } from '../../../base/sql/tables.ts';

/** A copy of a member's data, without the archive itself. */
export interface DataExport {
  readonly exportId: string;
  readonly memberId: string;
  readonly requestedAt: Date;
  /** Null while it is being made. */
  readonly expiresAt: Date | null;
}

const exports = (tx: Tx) =>
  tx
    .selectFrom('data_export')
    .select([
      'data_export_id as exportId',
      'member_id as memberId',
      'requested_at as requestedAt',
      'expires_at as expiresAt',
    ]);

/** A copy that is neither ready nor older than `exportsSince` could not be made. */
export const exportsSince = (now: Date): Date => new Date(now.getTime() - downloadGivenUp);

/** Whether a copy is to be shown: it has not expired, or may still be made. */
export function isCurrent(
  eb: ExpressionBuilder<Tables, 'data_export'>,
  { now, since }: { readonly now: Date; readonly since: Date },
): Expression<SqlBool> {
  const isBeingMade = eb.and([eb('data_export.expires_at', 'is', null), eb('data_export.requested_at', '>', since)]);
  return eb.or([isBeingMade, eb('data_export.expires_at', '>', now)]);
}

/** The newest copy that a member asked for, unless it has expired, or could not be made. */
export async function findExportOf(tx: Tx, memberId: string, now: Date): Promise<DataExport | null> {
  const found = await exports(tx)
    .where('member_id', '=', memberId)
    .where((eb) => isCurrent(eb, { now, since: exportsSince(now) }))
    .executeTakeFirst();
  return found ?? null;
}

/** A copy that a job is to make; null when it is made, or another was asked for since. */
export async function findExportToMake(tx: Tx, exportId: string): Promise<DataExport | null> {
  return (
    (await exports(tx).where('data_export_id', '=', exportId).where('expires_at', 'is', null).executeTakeFirst()) ??
    null
  );
}

/** Replaces a member's copy by one that is to be made. */
export async function replaceExport(tx: Tx, asked: Omit<DataExport, 'expiresAt'>): Promise<void> {
  const values = {
    data_export_id: asked.exportId,
    requested_at: asked.requestedAt,
    ready_at: null,
    expires_at: null,
    archive: null,
  };
  await tx
    .insertInto('data_export')
    .values({ member_id: asked.memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

/** Saves the archive; false when another copy was asked for since. */
export async function saveArchive(
  tx: Tx,
  exportId: string,
  { archive, readyAt, expiresAt }: { readonly archive: Buffer; readonly readyAt: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_export')
    .set({ archive, ready_at: readyAt, expires_at: expiresAt })
    .where('data_export_id', '=', exportId)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The archive of this member's own copy; null for another's, an expired one, and none. */
export async function findArchive(
  tx: Tx,
  { exportId, memberId, now }: { readonly exportId: string; readonly memberId: string; readonly now: Date },
): Promise<Buffer | null> {
  const found = await tx
    .selectFrom('data_export')
    .select('archive')
    .where('data_export_id', '=', exportId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.archive ?? null;
}

const expired = removal(sql`delete from data_export`, 'data_export', 'expires_at');

/** Removes expired copies. */
export async function removeExpiredExports(tx: Tx, now: Date): Promise<void> {
  await expired.rows(tx, { before: now });
}
