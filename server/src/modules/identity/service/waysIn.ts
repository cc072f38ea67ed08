import type { Tx } from '../../../base/sql/db.ts';
import { lock, lockShared } from '../../../base/sql/lock.ts';

const waysIn = (memberId: string): string => `ways-in/${memberId}`;

/**
 * Keeps the ways in of a member as they are until the transaction ends: what proves the sign-in that is made here
 * cannot be removed meanwhile. The proof is read after this (THR-04).
 */
export function lockProof(tx: Tx, memberId: string): Promise<void> {
  return lockShared(tx, waysIn(memberId));
}

/**
 * The member whom a proof finds, which keeps it until the transaction ends (`lockProof`): what removes it, as an
 * unlinking, a change of the address or an erasure, either has committed before, and is seen, or waits. Null when it
 * finds nobody, or by then somebody else.
 */
export async function lockProvedMember<Member extends { readonly memberId: string }>(
  tx: Tx,
  find: () => Promise<Member | null>,
): Promise<Member | null> {
  const found = await find();
  if (found === null) return null;
  await lockProof(tx, found.memberId);
  const again = await find();
  return again?.memberId === found.memberId ? again : null;
}

/**
 * Waits for the sign-ins that are being made, and lets none begin until the transaction ends. Called before a way to
 * sign in is removed, so that ending the sign-ins of the member ends all of them (THR-04).
 */
export function lockWaysIn(tx: Tx, memberId: string): Promise<void> {
  return lock(tx, waysIn(memberId));
}
