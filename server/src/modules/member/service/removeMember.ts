import { randomUUID } from 'node:crypto';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { listPictures } from '../../upload/service/profilePictures.ts';
import { addMember } from '../store/addMember.ts';
import { findCompanyOf, removeMemberRow } from '../store/removeMember.ts';

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
  for (const key of await listPictures(tx, memberId)) await enqueue(tx, 'upload.removeFiles', { key });
  await removeMemberRow(tx, memberId);
}
