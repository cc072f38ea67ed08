import type { Tx } from '../../../base/sql/db.ts';

/** Adds a key that this member may upload to. */
export async function addPicture(
  tx: Tx,
  picture: { readonly key: string; readonly memberId: string; readonly requestedAt: Date; readonly removableAt: Date },
): Promise<void> {
  await tx
    .insertInto('profile_picture')
    .values({
      picture_key: picture.key,
      member_id: picture.memberId,
      requested_at: picture.requestedAt,
      removable_at: picture.removableAt,
    })
    .execute();
}

/** Whether this member was given the key, has not used it yet, and still may. */
export async function isUnusedPicture(tx: Tx, memberId: string, key: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('profile_picture')
    .select('picture_key')
    .where('picture_key', '=', key)
    .where('member_id', '=', memberId)
    .where('removable_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the key was given to a member who has an account. */
export async function isPicture(tx: Tx, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('profile_picture')
    .select('picture_key')
    .where('picture_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the file of this key, null for none; those of the member's other keys may be removed from `now` on. */
export async function savePictureInUse(tx: Tx, memberId: string, key: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('profile_picture')
    .set({ removable_at: now })
    .where('member_id', '=', memberId)
    .where('removable_at', 'is', null)
    .execute();
  if (key === null) return;
  await tx
    .updateTable('profile_picture')
    .set({ removable_at: null })
    .where('picture_key', '=', key)
    .where('member_id', '=', memberId)
    .execute();
}

/** Some keys whose files may be removed. */
export async function listRemovablePictures(tx: Tx, now: Date, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('profile_picture')
    .select('picture_key')
    .where('removable_at', '<', now)
    .orderBy('removable_at')
    .limit(most)
    .execute();
  return rows.map(({ picture_key: key }) => key);
}

/** Removes a key whose files were removed, unless it was used in the meantime. */
export async function removePicture(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('profile_picture').where('picture_key', '=', key).where('removable_at', 'is not', null).execute();
}
