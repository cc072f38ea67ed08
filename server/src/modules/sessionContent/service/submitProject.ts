import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { projectForm, type HandedIn } from '@atrium/domain/learning/projectForm.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inOrder, type RequestNumber } from '../../../base/sql/inOrder.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countAttempt, refuseTooMany } from '../../attempt/service/countAttempt.ts';
import { lockProgress } from '../../progress/service/settleCompletion.ts';
import { findProgressNode, lockNode } from '../store/contentProgress.ts';
import type { SubmittedProject } from '../types.ts';
import { handIn } from './handIn.ts';
import { refuseProgress } from './saveSessionContentProgress.ts';

/**
 * Hands a project in, with a link to the work and what the member says about it; another number of the device is
 * another version (SSN-08), 60 in a day at most. A repeated request adds none. Refuses as
 * `saveSessionContentProgress` does, and with INVALID_INPUT for a link or a text that the form holds back.
 */
export async function submitProject(
  ctx: MemberContext,
  { sessionContentId, ...input }: RequestNumber & HandedIn & { readonly sessionContentId: string },
): Promise<Result<SubmittedProject>> {
  const { memberId } = ctx.viewer;
  const handedIn = { link: withoutNul(input.link).trim(), note: withoutNul(input.note).trim() };
  for (const field of ['link', 'note'] as const) {
    const [message] = projectForm[field](handedIn);
    if (message !== undefined) return refuse('INVALID_INPUT', { message, field });
  }
  const node = await findProgressNode(ctx.db, memberId, sessionContentId);
  const refused = refuseProgress(ctx, node, { type: 'PROJECT_SUBMISSION', status: 'Completed' }, false);
  if (node === null || refused !== null) return refused ?? refuse('NOT_FOUND');
  // counted last: what a member may not see answers as what does not exist, however often they ask
  const retryAfter = await countAttempt(ctx, attempts.projects, memberId);
  if (retryAfter !== null) return refuseTooMany(retryAfter);
  const key = { memberId, sessionContentId, sessionId: node.session.sessionId };
  const request = { ...input, memberId, subject: `project/${sessionContentId}` };
  const done = ok({ sessionContentId });
  const work = async (tx: Tx): Promise<Result<SubmittedProject>> => {
    await lockProgress(tx, key);
    // the team has taken it out meanwhile (DOC-06)
    if (!(await lockNode(tx, sessionContentId))) return refuse('NOT_FOUND');
    await handIn(tx, ctx, key, handedIn);
    return done;
  };
  return transaction(ctx.db, (tx) =>
    inOrder<Result<SubmittedProject>>(tx, ctx.now, request, {
      work: () => work(tx),
      repeated: () => Promise.resolve(done),
    }),
  );
}
