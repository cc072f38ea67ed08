import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { pictureBase } from '@atrium/domain/member/profilePicture.ts';
import type { Context, MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { findOwnUpload, listOwnKeys, saveUploadInUse } from '../store/uploads.ts';
import type { SignedUpload } from '../types.ts';
import { publishReceived } from './publishReceived.ts';
import { startForm } from './startForm.ts';
import { isPictureKey, pictureKey } from './uploadKeys.ts';

const kind = 'profileImage';
/**
 * An upload form for a picture of the viewer: one file of at most 5 MB, within five minutes, under a random key of this
 * member (PRO-05, THR-34). Refuses with INVALID_INPUT for another type, RATE_LIMITED.
 */
export async function createSignedUploadUrl(ctx: MemberContext, fileType: string): Promise<Result<SignedUpload>> {
  const started = await startForm(ctx, {
    kind,
    fileType,
    whose: { memberId: ctx.viewer.memberId, addedBy: null, fileName: '' },
    counter: 'picture',
    anHour: 30,
    seconds: 300,
  });
  if (!started.ok) return started;
  const { key, form } = started.value;
  return ok({ ...form, key, imageUrl: pictureBase + key });
}

/**
 * Publishes the picture that this member uploaded under the address's key, encoded again. Returns the key. Refuses with
 * INVALID_INPUT for an address that is not one of this member's keys, or no picture; FILE_TOO_LARGE; RATE_LIMITED when
 * too many wait already.
 */
export async function publishPicture(ctx: MemberContext, imageUrl: string): Promise<Result<string>> {
  const wrong = (reason: string) => refuse('INVALID_INPUT', { field: 'profileImageUrl', reason });
  const { memberId } = ctx.viewer;
  const key = pictureKey(imageUrl);
  const upload = key === null ? null : await findOwnUpload(ctx.db, memberId, key, new Date(ctx.now));
  if (upload === null) return wrong('NOT_YOURS');
  const published = await publishReceived(ctx, upload, { whose: memberId, stays: false });
  if (published.ok) return ok(upload.key);
  const { code, reason, retryAfter } = published.refusal;
  if (code === 'INVALID_INPUT') return wrong(reason);
  return refuse(code, { field: code === 'FILE_TOO_LARGE' ? 'profileImageUrl' : null, reason, retryAfter });
}

/** Keeps the picture of this address, null for none; what the member had before may be removed. */
export function savePictureInUse(tx: Tx, memberId: string, imageUrl: string | null, now: Date): Promise<void> {
  return saveUploadInUse(tx, { memberId, kind }, pictureKey(imageUrl), now);
}

/** The keys of what a member has uploaded of their own. */
export function listPictures(tx: Tx, memberId: string): Promise<string[]> {
  return listOwnKeys(tx, memberId);
}

/** The bytes of an uploaded picture; null when there is none. */
export async function findPicture(ctx: Context, key: string): Promise<Buffer | null> {
  return isPictureKey(key) ? ctx.ports.uploads.findPublished(key) : null;
}
