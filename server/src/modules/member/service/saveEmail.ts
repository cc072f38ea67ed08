import type { Tx } from '../../../base/sql/db.ts';
import { addFormerEmail, saveMemberEmail } from '../store/saveEmail.ts';

/**
 * Changes a member's address, which the caller has proved; false, and nothing is changed, when another account has it
 * by now. The one before is noted, because mails are found by their address.
 */
export async function saveEmail(
  tx: Tx,
  memberId: string,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Date },
): Promise<boolean> {
  if (!(await saveMemberEmail(tx, memberId, to))) return false;
  await addFormerEmail(tx, memberId, from, at);
  return true;
}
