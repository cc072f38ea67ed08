import { randomBytes } from 'node:crypto';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { largestPicture, pictureBase, pictureTypes } from '@atrium/domain/member/profilePicture.ts';
import { hour, minute } from '@atrium/domain/time.ts';
import type { Context, MemberContext } from '../../../base/context.ts';
import { countUse } from '../../../base/sql/limit.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { inShortTurn, oneAtATime } from '../../../base/turns.ts';
import { addPicture, isPicture, isUnusedPicture, listRemovablePictures, removePicture } from '../store/pictures.ts';
import type { SignedUpload } from '../types.ts';
import { reencodePicture } from './reencodePicture.ts';

const formsAnHour = { most: 30, window: hour };
const formSeconds = 300;
/** How long an uploaded picture waits to be saved. */
const keptFor = hour;

/**
 * An upload form for a picture of the viewer: one file of at most 5 MB, within five minutes, under a random key of this
 * member (PRO-05, THR-34). Refuses with INVALID_INPUT for another type, RATE_LIMITED.
 */
export async function createSignedUploadUrl(ctx: MemberContext, fileType: string): Promise<Result<SignedUpload>> {
  const contentType = pictureTypes.find((type) => type === fileType);
  if (contentType === undefined) return refuse('INVALID_INPUT', { field: 'fileType' });
  const { memberId } = ctx.viewer;
  const key = `${randomBytes(16).toString('hex')}.webp`;
  const now = new Date(ctx.now);
  const retryAfter = await transaction(ctx.db, async (tx) => {
    const wait = await countUse(tx, `picture/${memberId}`, formsAnHour, ctx.now);
    if (wait !== null) return wait;
    await addPicture(tx, { key, memberId, requestedAt: now, removableAt: new Date(ctx.now + keptFor) });
    return null;
  });
  if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
  const form = await ctx.ports.uploads.sign({ key, contentType, maxBytes: largestPicture, seconds: formSeconds });
  return ok({ ...form, key, imageUrl: pictureBase + key });
}

/** How many saves of one member's pictures run or wait. */
const ofMember = { atOnce: 1, waiting: 2 };
/** After how many seconds a save is worth another try that came while too many others waited. */
const busySeconds = 30;

/**
 * Publishes the picture that this member uploaded under the address's key, encoded again. Returns the key. Refuses with
 * INVALID_INPUT for an address that is not one of this member's keys, or no picture; FILE_TOO_LARGE; RATE_LIMITED when
 * too many wait already. One picture is read and decoded at a time, which takes up to 300 MB; those that wait take
 * none.
 */
export async function publishPicture(ctx: MemberContext, imageUrl: string): Promise<Result<string>> {
  const wrong = (reason: string) => refuse('INVALID_INPUT', { field: 'profileImageUrl', reason });
  const key = pictureKey(imageUrl);
  if (key === null || !(await isUnusedPicture(ctx.db, ctx.viewer.memberId, key, new Date(ctx.now)))) {
    return wrong('NOT_YOURS');
  }
  const { uploads } = ctx.ports;
  const publish = async (): Promise<Result<string>> => {
    const bytes = await uploads.findReceived(key);
    // a save that was refused after this, for a conflict, is sent again
    if (bytes === null) return (await uploads.findPublished(key)) === null ? wrong('NOT_UPLOADED') : ok(key);
    if (bytes.length > largestPicture) return refuse('FILE_TOO_LARGE', { field: 'profileImageUrl' });
    const picture = await reencodePicture(bytes);
    if (picture !== null) await uploads.publish(key, picture, 'image/webp');
    // the original may say where it was taken; what cannot be decoded is not tried again
    await uploads.removeReceived(key);
    if (picture === null) return wrong('NO_PICTURE');
    if (await isPicture(ctx.db, key)) return ok(key);
    // the member was erased meanwhile: what was removed of the picture then is there again (ACT-05)
    await uploads.remove(key);
    return wrong('NOT_YOURS');
  };
  const { memberId } = ctx.viewer;
  const done = await inShortTurn(`pictures of ${memberId}`, ofMember, () =>
    inShortTurn('pictures', oneAtATime, publish),
  );
  return done ?? refuse('RATE_LIMITED', { retryAfter: busySeconds, reason: 'BUSY' });
}

/** The key in the address of an uploaded picture; null for any other address. */
export function pictureKey(imageUrl: string | null): string | null {
  if (imageUrl?.startsWith(pictureBase) !== true) return null;
  const key = imageUrl.slice(pictureBase.length);
  return isPictureKey(key) ? key : null;
}

/** Whether a key is one that a member's picture gets. */
export function isPictureKey(key: string): boolean {
  return /^[\da-f]{32}\.webp$/.test(key);
}

/** The bytes of an uploaded picture; null when there is none. */
export async function findPicture(ctx: Context, key: string): Promise<Buffer | null> {
  return isPictureKey(key) ? ctx.ports.uploads.findPublished(key) : null;
}

const atOnce = 50;

/** Removes pictures that were never saved, and those that another has replaced. */
export async function removeOldPictures(ctx: Context): Promise<void> {
  // some minutes later, so that no save of the same picture is under way
  const before = new Date(ctx.now - 10 * minute);
  for (const key of await listRemovablePictures(ctx.db, before, atOnce)) {
    await ctx.ports.uploads.remove(key);
    await removePicture(ctx.db, key);
  }
}
