import { randomUUID } from 'node:crypto';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { addMember } from '../store/addMember.ts';
import { findCompanyOf, listPictures, removeMemberRow } from '../store/removeMember.ts';

/**
 * Adds a 'Former member' of this member's company, hidden, without any way to sign in or be found, to whom the
 * company's figures can be moved (D60). Returns the id; null for somebody whom no company counts.
 */
export async function addFormerMember(tx: Tx, memberId: string, now: Date): Promise<string | null> {
  const customerId = await findCompanyOf(tx, memberId);
  if (customerId === null) return null;
  const formerId = `former-${randomUUID()}`;
  await addMember(tx, {
    memberId: formerId,
    customerId,
    email: `${formerId}@erased.invalid`,
    firstName: 'Former',
    lastName: 'member',
    registeredAt: now,
    isListed: false,
  });
  return formerId;
}

/** Removes an account with everything that belongs to it; a job removes its pictures from the storage. */
export async function removeMember(tx: Tx, memberId: string): Promise<void> {
  for (const key of await listPictures(tx, memberId)) await enqueue(tx, 'member.removePicture', { key });
  await removeMemberRow(tx, memberId);
}

/** Removes the files of a picture whose member is gone. */
export async function removePictureFiles(ctx: Pick<Context, 'ports'>, key: string): Promise<void> {
  await ctx.ports.uploads.remove(key);
}
