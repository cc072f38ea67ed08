import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { tooLargeWords, uploadFaults, type UploadFault } from '@atrium/domain/upload/uploadFaults.ts';
import { uploadRules, type DocumentRules, type PictureRules } from '@atrium/domain/upload/uploadKinds.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { inShortTurn, oneAtATime } from '../../../base/turns.ts';
import { savePublished } from '../store/uploads.ts';
import type { PublishedFile, WaitingUpload } from '../types.ts';
import { checkPdf } from './checkPdf.ts';
import { reencodePicture } from './reencodePicture.ts';

/** How many files of one person are published at once or wait. */
const ofPerson = { atOnce: 1, waiting: 2 };
/** After how many seconds it is worth another try when too many others waited. */
const busySeconds = 30;

/** What is served of a file, and what is known of it. */
interface Made {
  readonly bytes: Buffer;
  readonly facts: Pick<PublishedFile, 'contentType' | 'width' | 'height' | 'pages'>;
}

interface Options {
  /** Whose files take turns. */
  readonly whose: string;
  /** What is published is not removed after a while. */
  readonly stays: boolean;
  /** Further writes in the transaction that records it. */
  readonly saved?: (tx: Tx) => Promise<void>;
}

/**
 * Publishes what arrived under the key of an upload: a picture encoded again, a PDF written again; nothing of the file
 * that was sent is served (THR-34, THR-67). A call that is sent again finds it published. Refuses with INVALID_INPUT
 * and one of `uploadFaults`, FILE_TOO_LARGE, or RATE_LIMITED when too many wait already; what is refused is removed.
 * One file of each sort is decoded at a time, which takes up to 300 MB for a picture; those that wait take none.
 */
export async function publishReceived(
  ctx: MemberContext,
  upload: WaitingUpload,
  { whose, ...rest }: Options,
): Promise<Result<null>> {
  const rules = uploadRules[upload.kind];
  const done = await inShortTurn(`uploads of ${whose}`, ofPerson, () =>
    inShortTurn(`uploads/${rules.content}`, oneAtATime, () => publish(ctx, upload, rules, rest)),
  );
  return done ?? refuse('RATE_LIMITED', { retryAfter: busySeconds, reason: 'BUSY' });
}

async function publish(
  ctx: MemberContext,
  { uploadId, key }: WaitingUpload,
  rules: PictureRules | DocumentRules,
  { stays, saved }: Omit<Options, 'whose'>,
): Promise<Result<null>> {
  const { uploads } = ctx.ports;
  const bytes = await uploads.findReceived(key);
  // a save that was refused after this, for a conflict, is sent again
  if (bytes === null) return (await uploads.findPublished(key)) === null ? refuseFile('NOT_UPLOADED') : ok(null);
  if (bytes.length > rules.maxBytes) return refuse('FILE_TOO_LARGE', { message: tooLargeWords(rules.maxBytes) });
  const made = await makeFile(bytes, rules);
  if (!made.ok) {
    // what cannot be read is not tried again
    await uploads.removeReceived(key);
    return made;
  }
  const { bytes: published, file } = made.value;
  await uploads.publish(key, published, file.contentType);
  const isThere = await transaction(ctx.db, async (tx) => {
    const isSaved = await savePublished(tx, uploadId, file, { now: new Date(ctx.now), stays });
    if (isSaved) await saved?.(tx);
    return isSaved;
  });
  // the original may say where it was taken
  await uploads.removeReceived(key);
  if (isThere) return ok(null);
  // it was removed meanwhile, or its member erased: what was removed of it then is there again (ACT-05)
  await uploads.remove(key);
  return refuse('INVALID_INPUT', { reason: 'NOT_YOURS' });
}

/**
 * Makes of a file what is served of it: a picture encoded again, a PDF written again. Refuses with INVALID_INPUT and
 * one of `uploadFaults`. One of each sort at a time is the caller's part.
 */
export async function makeFile(
  bytes: Buffer,
  rules: PictureRules | DocumentRules,
): Promise<Result<{ readonly bytes: Buffer; readonly file: PublishedFile }>> {
  const made = rules.content === 'picture' ? await makePicture(bytes, rules) : await makeDocument(bytes, rules);
  if (!made.ok) return made;
  const { bytes: published, facts } = made.value;
  const checksum = createHash('sha256').update(published).digest('hex');
  return ok({ bytes: published, file: { ...facts, bytes: published.length, checksum } });
}

async function makePicture(bytes: Buffer, rules: PictureRules): Promise<Result<Made>> {
  const picture = await reencodePicture(bytes, rules);
  if (picture === null) return refuseFile('NO_PICTURE');
  const { width, height } = picture;
  return ok({ bytes: picture.bytes, facts: { contentType: 'image/webp', width, height, pages: null } });
}

async function makeDocument(bytes: Buffer, rules: DocumentRules): Promise<Result<Made>> {
  const checked = await checkPdf(bytes, rules);
  if ('fault' in checked) return refuseFile(checked.fault);
  const facts = { contentType: 'application/pdf', width: null, height: null, pages: checked.pages };
  return ok({ bytes: checked.bytes, facts });
}

function refuseFile(reason: UploadFault): Result<never> {
  return refuse('INVALID_INPUT', { field: 'file', reason, message: uploadFaults[reason] });
}
