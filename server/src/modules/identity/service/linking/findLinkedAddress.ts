import type { Tx } from '../../../../base/sql/db.ts';
import { findLink } from '../../store/accountLinks.ts';

/** The second address by which a member signs in with Google; null without one that was verified. */
export async function findLinkedAddress(tx: Tx, memberId: string): Promise<string | null> {
  const link = await findLink(tx, memberId);
  return link === null || link.verifiedAt === null ? null : link.email;
}
