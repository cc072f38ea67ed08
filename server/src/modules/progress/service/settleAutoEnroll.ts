import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { removeMayEnroll } from '../store/viewings.ts';

/** Watching has enrolled the member, or never will: clears `may_enroll` for this session. */
export async function settleAutoEnroll(ctx: MemberContext, sessionId: string): Promise<void> {
  await transaction(ctx.db, (tx) => removeMayEnroll(tx, ctx.viewer.memberId, sessionId));
}
