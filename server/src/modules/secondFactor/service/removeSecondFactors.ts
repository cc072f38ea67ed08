import type { Site } from '../../../base/site.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { secondFactorMails } from '../mails.ts';
import { listFactors, removeFactors } from '../store/factors.ts';
import { removeRecoveryCodes } from '../store/recoveryCodes.ts';

/**
 * Removes all factors and recovery codes of a member who has lost them, and mails them; in the transaction that has the
 * lock `second-factor/member`. Returns how many factors there were; nothing is done where there are none.
 */
export async function removeSecondFactors(
  tx: Tx,
  ctx: { readonly now: number; readonly site: Site },
  memberId: string,
): Promise<number> {
  const factors = await listFactors(tx, memberId);
  const owner = await findRecipient(tx, memberId);
  if (factors.length === 0 || owner === null) return factors.length;
  await removeFactors(tx, memberId);
  await removeRecoveryCodes(tx, memberId);
  const letter = secondFactorMails.reset(owner, ctx.site);
  const dedupeKey = `second-factors-reset/${memberId}/${String(ctx.now)}`;
  await queueMail(tx, ctx, { dedupeKey, to: owner.email, letter });
  return factors.length;
}
