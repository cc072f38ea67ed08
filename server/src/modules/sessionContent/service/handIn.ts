import { randomUUID } from 'node:crypto';
import type { HandedIn } from '@atrium/domain/learning/projectForm.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { withdrawHeld } from '../../../mail/held.ts';
import { settleCompletion } from '../../progress/service/settleCompletion.ts';
import { saveProgress } from '../store/contentProgress.ts';
import { addSubmission } from '../store/submissions.ts';
import type { SubmissionKey } from '../types.ts';

/** The key under which mails about a version wait (D96). */
export const reviewKey = (submissionId: string): string => `project-review/${submissionId}`;

/**
 * Keeps the next version of what a member hands in, which waits for a review, and counts the project as handed in
 * (SSN-08). A mail that still waits to say what the team found in the version before is withdrawn. The caller holds
 * `lockProgress` and the node.
 */
export async function handIn(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  key: Omit<SubmissionKey, 'submissionId'>,
  handedIn: HandedIn,
): Promise<void> {
  const now = new Date(ctx.now);
  const { memberId, sessionContentId } = key;
  const replaced = await addSubmission(tx, { submissionId: randomUUID(), ...key }, { ...handedIn, now });
  await saveProgress(tx, { memberId, sessionContentId, type: 'PROJECT_SUBMISSION', status: 'Completed', now });
  await settleCompletion(tx, ctx, key);
  if (replaced !== null) await withdrawHeld(tx, ctx, [reviewKey(replaced)]);
}
