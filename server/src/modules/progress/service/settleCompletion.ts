import { isOnDemandComplete } from '@atrium/domain/learning/completion.ts';
import { isLiveComplete } from '@atrium/domain/session/attendance.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { progressMails } from '../mails.ts';
import { addCompletion, findLiveFacts, listCompletionItems, lockCompletion } from '../store/completion.ts';

/** One member's progress in one session. */
interface MemberSession {
  readonly memberId: string;
  readonly sessionId: string;
}

/** Makes the changes of one member in one session wait for each other, so that the last of two sees the other (D28). */
export function lockProgress(tx: Tx, { memberId, sessionId }: MemberSession): Promise<void> {
  return lockCompletion(tx, memberId, sessionId);
}

/**
 * Completes the course and awards its badge once everything is done: on demand what must be watched and handed in
 * (D28), live attendance and required projects (D32). Idempotent. In the transaction of the change that may complete
 * it, which holds `lockProgress`; the mail about a new badge goes with it (D74).
 */
export async function settleCompletion(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  { memberId, sessionId }: MemberSession,
): Promise<void> {
  const live = await findLiveFacts(tx, memberId, sessionId);
  const isComplete =
    live === null ? isOnDemandComplete(await listCompletionItems(tx, memberId, sessionId)) : isLiveComplete(live);
  if (!isComplete) return;
  const badge = await addCompletion(tx, memberId, sessionId, new Date(ctx.now));
  if (badge === null) return;
  await queueMail(tx, ctx, {
    dedupeKey: `badge/${memberId}/${badge.courseId}`,
    to: badge.email,
    letter: progressMails.badgeEarned(badge),
  });
}
