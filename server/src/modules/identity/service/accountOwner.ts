import type { Tx } from '../../../base/sql/db.ts';
import { findRecipient } from '../store/signIns.ts';

/** Where mails about a member's ways to sign in go; null when the account is gone. */
export function accountOwner(tx: Tx, memberId: string): Promise<{ email: string; firstName: string } | null> {
  return findRecipient(tx, memberId);
}
