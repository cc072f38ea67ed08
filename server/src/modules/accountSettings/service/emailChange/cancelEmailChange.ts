import { ok, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../../base/context.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import { removeEmailRequest } from '../../store/emailChanges.ts';

/** Takes the request for another address back, whose code ends; answers the same when there is none. */
export async function cancelEmailChange(ctx: MemberContext): Promise<Result<{ readonly success: true }>> {
  await transaction(ctx.db, (tx) => removeEmailRequest(tx, ctx.viewer.memberId));
  return ok({ success: true });
}
