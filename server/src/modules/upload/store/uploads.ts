import type { UploadKind } from '@atrium/domain/upload/uploadKinds.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { NewUpload, PublishedFile, WaitingUpload } from '../types.ts';

/** Adds a key under which one file may be uploaded. */
export async function addUpload(tx: Tx, upload: NewUpload): Promise<void> {
  await tx
    .insertInto('upload')
    .values({
      upload_id: upload.uploadId,
      upload_key: upload.key,
      kind: upload.kind,
      member_id: upload.memberId,
      added_by: upload.addedBy,
      file_name: upload.fileName,
      created_at: upload.now,
      removable_at: upload.removableAt,
    })
    .execute();
}

/** Whether a key is that of any upload, published or not. */
export async function isKeyTaken(tx: Tx, key: string): Promise<boolean> {
  const row = await tx.selectFrom('upload').select('upload_id').where('upload_key', '=', key).executeTakeFirst();
  return row !== undefined;
}

/** The upload under this key that the member was given for a picture of their own, has not used yet, and still may. */
export async function findOwnUpload(tx: Tx, memberId: string, key: string, now: Date): Promise<WaitingUpload | null> {
  const row = await tx
    .selectFrom('upload')
    .select(['upload_id as uploadId', 'upload_key as key', 'kind'])
    .where('upload_key', '=', key)
    .where('member_id', '=', memberId)
    .where('removable_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** An upload that somebody of the team has begun, whether it is published or not. */
export async function findTeamUpload(
  tx: Tx,
  addedBy: string,
  uploadId: string,
): Promise<(WaitingUpload & { readonly removableAt: Date | null }) | null> {
  const row = await tx
    .selectFrom('upload')
    .select(['upload_id as uploadId', 'upload_key as key', 'kind', 'removable_at as removableAt'])
    .where('upload_id', '=', uploadId)
    .where('added_by', '=', addedBy)
    .where('member_id', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Records what was published; false when the upload was removed meanwhile. `stays`: it is no longer removed after a
 * while.
 */
export async function savePublished(
  tx: Tx,
  uploadId: string,
  file: PublishedFile,
  { now, stays }: { readonly now: Date; readonly stays: boolean },
): Promise<boolean> {
  const row = await tx
    .updateTable('upload')
    .set({
      content_type: file.contentType,
      bytes: file.bytes,
      checksum: file.checksum,
      width: file.width,
      height: file.height,
      pages: file.pages,
      published_at: now,
      ...(stays && { removable_at: null }),
    })
    .where('upload_id', '=', uploadId)
    .returning('upload_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a member's upload of this key, null for none; the others of its kind may be removed from `now` on. */
export async function saveUploadInUse(
  tx: Tx,
  { memberId, kind }: { readonly memberId: string; readonly kind: UploadKind },
  key: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ removable_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('removable_at', 'is', null)
    .execute();
  if (key === null) return;
  await tx
    .updateTable('upload')
    .set({ removable_at: null })
    .where('upload_key', '=', key)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute();
}

/** The keys of what a member has uploaded of their own. */
export async function listOwnKeys(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx.selectFrom('upload').select('upload_key as key').where('member_id', '=', memberId).execute();
  return rows.map(({ key }) => key);
}

/** Some keys whose files may be removed. */
export async function listRemovableKeys(tx: Tx, now: Date, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('upload')
    .select('upload_key as key')
    .where('removable_at', '<', now)
    .orderBy('removable_at')
    .limit(most)
    .execute();
  return rows.map(({ key }) => key);
}

/** Removes an upload whose files were removed, unless it was used in the meantime. */
export async function removeAbandoned(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('upload').where('upload_key', '=', key).where('removable_at', 'is not', null).execute();
}
