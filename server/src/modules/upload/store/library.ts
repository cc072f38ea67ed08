import { sql } from 'kysely';
import { z } from 'zod';
import { json, nullable, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type Reader, type StatementRow } from '../../../base/sql/statement.ts';
import type { UploadFilter, UploadUse } from '../types.ts';

const useShape = z.strictObject({ kind: z.string(), id: z.string(), title: z.string(), field: z.string() });

const columns = {
  uploadId: text,
  key: text,
  kind: oneOf('picture', 'cover', 'document'),
  fileName: text,
  createdAt: text,
  addedBy: nullable(text),
  contentType: text,
  bytes: number,
  checksum: text,
  width: nullable(number),
  height: nullable(number),
  pages: nullable(number),
  uses: json(z.array(useShape)),
};

const fields = sql`u.upload_id as "uploadId", u.upload_key as key, u.kind, u.file_name as "fileName",
  millis(u.created_at) as "createdAt",
  (select nullif(btrim(m.first_name || ' ' || m.last_name), '') from member m where m.member_id = u.added_by) as "addedBy",
  coalesce(u.content_type, '') as "contentType", coalesce(u.bytes, 0) as bytes, coalesce(u.checksum, '') as checksum,
  u.width, u.height, u.pages`;
const useFields = sql`'kind', used.kind, 'id', used.id, 'title', used.title, 'field', used.field`;
const useOrder = sql`used.kind, used.title, used.id, used.field`;
const usesOf = sql`coalesce((select json_agg(json_build_object(${useFields}) order by ${useOrder})
  from used where used.upload_key = u.upload_key), '[]') as uses`;

// the uses of all files are found in one go: no column has an index for a part of a text
const listed = statement(
  columns,
  ({ kind, query, unused, after, count }: UploadFilter & { readonly kind: string | null }) => sql`
    with used as materialized (select * from upload_uses()), last as (
      select created_at, upload_id from upload where upload_id = ${after}::text
    )
    select ${fields}, ${usesOf}
    from upload u
    where u.member_id is null and u.published_at is not null
      and (${kind}::text is null or u.kind = ${kind}::text)
      and (${query}::text = '' or fold(u.file_name) like containing(${query}::text))
      and (not ${unused}::boolean or not exists (select from used where used.upload_key = u.upload_key))
      and (${after}::text is null or (u.created_at, u.upload_id) < (select created_at, upload_id from last))
    order by u.created_at desc, u.upload_id desc limit ${count}`,
);
type ListedRow = StatementRow<typeof listed>;

/** The files of the team that were published, newest first, with where each is used. */
export function listTeamUploads(reader: Reader, filter: UploadFilter): Promise<ListedRow[]> {
  return listed.prepared(reader, filter);
}

const one = statement(
  columns,
  ({ uploadId }: { uploadId: string }) => sql`
    select ${fields}, coalesce((select json_agg(json_build_object(${useFields}) order by ${useOrder})
      from uses_of_upload(u.upload_key) used), '[]') as uses
    from upload u where u.upload_id = ${uploadId} and u.member_id is null and u.published_at is not null`,
);

/** A file of the team that was published, with where it is used. */
export async function findUpload(reader: Reader, uploadId: string): Promise<ListedRow | null> {
  return (await one.prepared(reader, { uploadId }))[0] ?? null;
}

interface LockedUpload {
  readonly key: string;
  readonly kind: string;
  readonly fileName: string;
  readonly addedBy: string | null;
}

/** A file of the team, locked, so that nothing begins to use it until the transaction ends. */
export async function lockUpload(tx: Tx, uploadId: string): Promise<LockedUpload | null> {
  const row = await tx
    .selectFrom('upload')
    .select(['upload_key as key', 'kind', 'file_name as fileName', 'added_by as addedBy'])
    .where('upload_id', '=', uploadId)
    .where('member_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

const uses = statement(
  { kind: text, id: text, title: text, field: text },
  ({ key }: { key: string }) => sql`
    select used.kind, used.id, used.title, used.field from uses_of_upload(${key}) used order by ${useOrder}`,
);

/** Where a file is used. */
export function listUses(tx: Tx, key: string): Promise<UploadUse[]> {
  return uses.rows(tx, { key });
}

/** Removes a file of the team. */
export async function removeUpload(tx: Tx, uploadId: string): Promise<void> {
  await tx.deleteFrom('upload').where('upload_id', '=', uploadId).execute();
}

/** Locks those of these keys that are uploads against removal, until the transaction ends; returns the keys found. */
export async function lockKeys(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('upload')
    .select('upload_key as key')
    .where('upload_key', 'in', [...keys])
    .where('published_at', 'is not', null)
    .orderBy('upload_key')
    .forKeyShare()
    .execute();
  return rows.map(({ key }) => key);
}

/** A published file of the team. */
export interface PublishedUpload {
  readonly key: string;
  readonly kind: string;
  readonly fileName: string;
  readonly bytes: number;
}

/** Those of these keys that are published files of the team, by their keys. */
export async function listPublished(tx: Tx, keys: readonly string[]): Promise<readonly PublishedUpload[]> {
  const rows = await tx
    .selectFrom('upload')
    .select(['upload_key as key', 'kind', 'file_name as fileName', 'bytes'])
    .where('upload_key', 'in', [...keys])
    .where('member_id', 'is', null)
    .where('published_at', 'is not', null)
    .orderBy('upload_key')
    .execute();
  return rows.map((row) => ({ ...row, bytes: row.bytes ?? 0 }));
}
