import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { tooLargeWords } from '@atrium/domain/upload/uploadFaults.ts';
import { staffUploadKinds, uploadRules, type StaffUploadKind } from '@atrium/domain/upload/uploadKinds.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { Uploads } from '../../../ports/uploads.ts';
import { listPublished, type PublishedUpload } from '../store/library.ts';
import { addUpload, isKeyTaken, savePublished } from '../store/uploads.ts';
import { makeFile } from './publishReceived.ts';
import { isDocumentKey, isPictureKey, keysIn } from './uploadKeys.ts';

/** A file of the team as a bundle names it. */
export interface BundledUpload {
  readonly key: string;
  readonly kind: string;
  /** As it was called when somebody added it. */
  readonly fileName: string;
}

/** The pictures and PDFs of the team that a text names, such as the documents of a bundle (DOC-09). */
export function listBundledUploads(tx: Tx, text: string): Promise<readonly PublishedUpload[]> {
  const keys = keysIn(text);
  return keys.length === 0 ? Promise.resolve([]) : listPublished(tx, keys);
}

/**
 * Adds a file of a bundle under the key that its documents name: like one that somebody uploads, it is encoded or
 * written again (THR-67). A key that is there already is kept as it is, so that a second import changes nothing.
 * Refuses with INVALID_INPUT for a key, a kind or a file that is none, and with FILE_TOO_LARGE.
 */
export async function addBundledUpload(
  { db, uploads, now }: { readonly db: Db; readonly uploads: Uploads; readonly now: number },
  { key, kind, fileName }: BundledUpload,
  bytes: Buffer,
): Promise<Result<{ readonly isSaved: boolean }>> {
  const rules = isStaffKind(kind) ? uploadRules[kind] : null;
  const isKey = rules?.content === 'picture' ? isPictureKey(key) : isDocumentKey(key);
  if (rules === null || !isKey) return refuse('INVALID_INPUT', { reason: `${key} is no name of a picture or a PDF.` });
  const [there] = await listPublished(db, [key]);
  if (there !== undefined) return ok({ isSaved: false });
  // of a member, or of somebody who is adding it now
  if (await isKeyTaken(db, key)) return refuse('INVALID_INPUT', { reason: `${key} is the name of another file here.` });
  if (bytes.length > rules.maxBytes) return refuse('FILE_TOO_LARGE', { reason: tooLargeWords(rules.maxBytes) });
  const made = await makeFile(bytes, rules);
  if (!made.ok) return refuse('INVALID_INPUT', { reason: `${key}: ${made.refusal.message}` });
  await uploads.publish(key, made.value.bytes, made.value.file.contentType);
  const at = new Date(now);
  const uploadId = key.slice(0, key.indexOf('.'));
  await transaction(db, async (tx) => {
    const added = { uploadId, key, kind: kind as StaffUploadKind, memberId: null, addedBy: null, fileName };
    await addUpload(tx, { ...added, now: at, removableAt: at });
    await savePublished(tx, uploadId, made.value.file, { now: at, stays: true });
  });
  return ok({ isSaved: true });
}

const isStaffKind = (kind: string): kind is StaffUploadKind => staffUploadKinds.some((each) => each === kind);
