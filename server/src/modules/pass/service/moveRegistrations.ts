import type { Tx } from '../../../base/sql/db.ts';
import { lockSeatsOf } from '../../seat/service/lockSeatsOf.ts';
import {
  listRegistrationsAt,
  listRegistrationsOf,
  lockPassesOf,
  removeRegistrations,
  saveAddress,
} from '../store/leaving.ts';
import { findPassById } from '../store/passes.ts';
import { isRecognized } from './isRecognized.ts';

/**
 * Keeps the passes of a member, and the seats that these or their company may give them, as they are until the
 * transaction ends, in which `moveRegistrations` follows. Whether the address is bound by a seat is read after this.
 */
export async function lockRegistrationsOf(
  tx: Tx,
  { memberId, from }: { readonly memberId: string; readonly from: string },
): Promise<void> {
  await lockPassesOf(tx, { memberId, address: from });
  await lockSeatsOf(tx, memberId, from);
}

/**
 * Takes a member's registrations along to another address, in the transaction that changes it, after
 * `lockRegistrationsOf` and before the member's row is locked: a registration is found by its address, so that without
 * this the same person would take a second slot of the pass (D50), and one that waits for its start would be mailed to
 * the next owner of the former address (D55). One that waits ends where the pass is not for the new address (PAS-04);
 * one of two by the same pass is the member's own.
 */
export async function moveRegistrations(
  tx: Tx,
  { memberId, from, to }: { readonly memberId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const registrations = await listRegistrationsOf(tx, { memberId, address: from });
  if (registrations.length === 0) return;
  const there = await listRegistrationsAt(tx, to);
  const removed: string[] = [];
  const moved: string[] = [];
  for (const { registrationId, passId, state } of registrations) {
    const other = there.find((registration) => registration.passId === passId);
    const isOthers = other !== undefined && other.memberId !== null && other.memberId !== memberId;
    if (state === 'HELD' && (isOthers || !(await isFor(tx, passId, to)))) removed.push(registrationId);
    // of somebody who had the new address before
    else if (isOthers) continue;
    else if (state === 'REMOVED' && other !== undefined) removed.push(registrationId);
    else {
      moved.push(registrationId);
      if (other !== undefined && other.registrationId !== registrationId) removed.push(other.registrationId);
    }
  }
  await removeRegistrations(tx, removed);
  await saveAddress(tx, moved, to);
}

async function isFor(tx: Tx, passId: string, address: string): Promise<boolean> {
  const pass = await findPassById(tx, passId);
  return pass !== null && (await isRecognized(tx, pass, address));
}
