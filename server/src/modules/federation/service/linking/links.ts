import type { Db, Tx } from '../../../../base/sql/db.ts';
import { findLink, lockLink, removeLink, removeLinkRequest } from '../../store/accountLinks.ts';
import { removeOwnIdentities } from '../../store/federatedIdentities.ts';

/** The second address by which a member signs in with Google; null without one that was verified. */
export async function findLinkedAddress(tx: Tx, memberId: string): Promise<string | null> {
  const link = await findLink(tx, memberId);
  return link === null || link.verifiedAt === null ? null : link.email;
}

/** Whether this is the second address of a member, or the one that they asked for. */
export async function isLinkOf(db: Db, memberId: string, email: string): Promise<boolean> {
  return (await findLink(db, memberId))?.email.toLowerCase() === email;
}

/** Locks the link of a member until the transaction ends (docs/locks.md). */
export async function lockLinkOf(tx: Tx, memberId: string): Promise<void> {
  await lockLink(tx, memberId);
}

/** Drops a request for a link that was not verified, because what proved it no longer does (THR-04). */
export function dropLinkRequest(tx: Tx, memberId: string): Promise<void> {
  return removeLinkRequest(tx, memberId);
}

/** Drops the second address of a member, or a request for one, because it must open the account no more (THR-60). */
export function dropLink(tx: Tx, memberId: string): Promise<void> {
  return removeLink(tx, memberId);
}

/**
 * Drops the identities that were found by the former address, when it changes; the one of a linked address stays.
 * Returns whether there were any (THR-04).
 */
export async function dropOwnIdentities(tx: Tx, memberId: string): Promise<boolean> {
  return (await removeOwnIdentities(tx, memberId)) > 0;
}
