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
 * Waits for the sign-ins that are being made, and lets none begin until the transaction ends. Called before a way to
 * sign in is removed, so that ending the sign-ins of the member ends all of them (THR-04).
 */
export function lockWaysIn(tx: Tx, memberId: string): Promise<void> {
  return lock(tx, waysIn(memberId));
}
