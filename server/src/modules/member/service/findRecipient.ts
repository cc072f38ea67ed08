import type { Tx } from '../../../base/sql/db.ts';
import * as recipients from '../store/recipients.ts';
import type { MemberRecipient } from '../types.ts';

/** Where mails to a member go, and whom they greet; null when the account is gone. */
export function findRecipient(tx: Tx, memberId: string): Promise<MemberRecipient | null> {
  return recipients.findRecipient(tx, memberId);
}
