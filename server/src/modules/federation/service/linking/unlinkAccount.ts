import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../../base/context.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import { writeAudit } from '../../../audit/service/writeAudit.ts';
import { endSignIns } from '../../../identity/service/endSignIns.ts';
import { isFreshSignIn } from '../../../identity/service/isFreshSignIn.ts';
import { lockWaysIn } from '../../../identity/service/waysIn.ts';
import { lockLink, removeLink } from '../../store/accountLinks.ts';
import type { AccountLinking } from '../../types.ts';
import { mailOwner } from './mailOwner.ts';

/**
 * Removes the second address of the caller, or the request for one (ACT-02, D10): its identity opens the account no
 * longer, and every other browser is signed out, because one of them may have been signed in by it (THR-04). Answers
 * the same when there is none. Refuses with SIGN_IN_AGAIN when the sign-in is not fresh.
 */
export async function unlinkAccount(ctx: MemberContext): Promise<Result<AccountLinking>> {
  const { memberId } = ctx.viewer;
  if (!(await isFreshSignIn(ctx))) return refuse('SIGN_IN_AGAIN');
  return transaction(ctx.db, async (tx) => {
    await lockWaysIn(tx, memberId);
    const link = await lockLink(tx, memberId);
    if (link === null) return ok({ result: 'UNLINKED', email: null });
    const isVerified = link.verifiedAt !== null;
    await removeLink(tx, memberId);
    if (isVerified) {
      await endSignIns(tx, memberId, ctx.signIn?.sid ?? null);
      await mailOwner(tx, ctx, { memberId, linked: link.email, change: 'accountUnlinked' });
      await writeAudit(tx, ctx, {
        actor: { kind: 'person', memberId },
        action: 'ACCOUNT_UNLINKED',
        subject: `member/${memberId}`,
      });
    }
    return ok({ result: 'UNLINKED', email: null });
  });
}
