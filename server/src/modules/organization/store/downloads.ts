import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { DownloadAsked } from '../types.ts';

/** A download that a job makes. `id` is unique among all companies. */
export interface MailedDownload {
  readonly id: string;
  readonly customerId: string;
  readonly memberId: string;
  readonly asked: DownloadAsked;
  /** Bytes; null until it is made. */
  readonly size: number | null;
}

/** Adds a download that is to be made; false when it was asked for before. */
export async function addDownload(
  tx: Tx,
  { id, customerId, memberId, asked }: Omit<MailedDownload, 'size'>,
  times: { readonly requestedAt: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('company_download')
    .values({
      company_download_id: id,
      customer_id: customerId,
      member_id: memberId,
      download_type: asked.type,
      employee_id: asked.employeeId,
      filter: asked.filter,
      search_term: asked.searchTerm,
      sort_key: asked.sortBy?.key,
      sort_direction: asked.sortBy?.direction,
      requested_at: times.requestedAt,
      expires_at: times.expiresAt,
    })
    .onConflict((conflict) => conflict.column('company_download_id').doNothing())
    .returning('company_download_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether a download was asked for before. */
export async function isDownloadAsked(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('company_download')
    .select('company_download_id')
    .where('company_download_id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** A download that has not expired; null for any other. */
export async function findDownload(tx: Tx, id: string, now: Date): Promise<MailedDownload | null> {
  const row = await tx
    .selectFrom('company_download')
    .select([
      'company_download_id as id',
      'customer_id as customerId',
      'member_id as memberId',
      'size',
      'download_type as type',
      'employee_id as employeeId',
      'filter',
      'search_term as searchTerm',
      'sort_key as sortKey',
      'sort_direction as sortDirection',
    ])
    .where('company_download_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { type, employeeId, filter, searchTerm, sortKey, sortDirection, ...download } = row;
  const sortBy = sortKey === null || sortDirection === null ? null : { key: sortKey, direction: sortDirection };
  return { ...download, asked: { type, employeeId, filter, searchTerm, sortBy } };
}

/** Adds a part of a file, from 0. */
export async function addPart(
  tx: Tx,
  { id, customerId }: Pick<MailedDownload, 'customerId' | 'id'>,
  part: number,
  content: Buffer,
): Promise<void> {
  await tx
    .insertInto('company_download_part')
    .values({ company_download_id: id, customer_id: customerId, part, content })
    .execute();
}

/** Says that a file is made; false when it was made before, or is wanted no longer. */
export async function saveSize(
  tx: Tx,
  id: string,
  { size, expiresAt }: { readonly size: number; readonly expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company_download')
    .set({ size, expires_at: expiresAt })
    .where('company_download_id', '=', id)
    .where('size', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A part of a file; null after the last one, and when the file was removed. */
export async function findPart(tx: Tx, id: string, part: number): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('company_download_part')
    .select('content')
    .where('company_download_id', '=', id)
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.content ?? null;
}

const expired = statement(
  {},
  ({ before }: { before: Date }) => sql`select from remove_expired_downloads(${before}::timestamptz)`,
);

/** Removes downloads that have expired, of all companies. */
export async function removeExpiredDownloads(tx: Tx, before: Date): Promise<void> {
  await expired.rows(tx, { before });
}
