import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { reviewForm, type ReviewAnswer } from '@atrium/domain/learning/projectForm.ts';
import { actMailsWait, mailedLine, mailWithdrawnLine } from '@atrium/domain/outbox/mailState.ts';
import type { StaffContext } from '../../../../base/context.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { withoutNul } from '../../../../base/text/withoutNul.ts';
import { withdrawHeld } from '../../../../mail/held.ts';
import { queueMail } from '../../../../mail/outbox.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { findRecipient } from '../../../member/service/findRecipient.ts';
import { lockProgress, settleCompletion } from '../../../progress/service/settleCompletion.ts';
import { projectMails } from '../../mails.ts';
import { saveProgress } from '../../store/contentProgress.ts';
import { saveReview, type SubmissionRow } from '../../store/submissions.ts';
import { reviewKey } from '../handIn.ts';
import { reachSubmission } from '../submissions.ts';

/** An answer, and which one it is in place of. */
interface ReviewInput extends ReviewAnswer {
  readonly submissionId: string;
  /** When what was shown was answered, a millisecond string; null while it waited. */
  readonly reviewedAt: string | null;
}

/**
 * Answers what a member handed in for a project: it is reviewed, with words or without, or returned with words, after
 * which it counts as not handed in until the next version; WAITING takes the answer back (RUN-02, D34). The member is
 * mailed after ten minutes; another answer until then replaces that mail, and taking it back withdraws it (D96). What
 * was awarded stays. Repeating it changes nothing. Refuses with NOT_FOUND, also for a course of somebody else, with
 * STALE_VERSION once the member has sent a newer version or a colleague has answered, and with INVALID_INPUT for a
 * return without words: these are the reason of what is taken away, so another is not asked for.
 */
export function reviewSubmission(
  ctx: StaffContext,
  act: StaffAct,
  { submissionId, reviewedAt, ...given }: ReviewInput,
): Promise<Result<StaffChange>> {
  const answer = { state: given.state, words: given.state === 'WAITING' ? '' : withoutNul(given.words).trim() };
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const reached = await reachSubmission(tx, ctx, submissionId);
    if (reached === null) return refuse('NOT_FOUND');
    const [fault] = reviewForm.words(answer);
    if (fault !== undefined) return refuse('INVALID_INPUT', { message: fault, field: 'words' });
    const unexplained = refuseReason(act, { takesAway: false });
    if (unexplained !== null) return unexplained;
    await lockProgress(tx, reached);
    // the member may have sent a newer version before the lock, or a colleague answered
    const before = await reachSubmission(tx, ctx, submissionId);
    if (before === null) return refuse('NOT_FOUND');
    if (before.isReplaced)
      return refuse('STALE_VERSION', { message: 'They have sent a newer version, which waits for a review.' });
    if (before.state === answer.state && before.words === answer.words) return ok({ lines: [], isSaved: false });
    const answeredAt = before.reviewedAt === null ? null : String(before.reviewedAt);
    if (answeredAt !== reviewedAt)
      return refuse('STALE_VERSION', { message: `${before.reviewerName ?? 'A colleague'} has answered it meanwhile.` });
    await save(tx, ctx, act, { before, answer });
    // the mails before the audit entry, in the order of docs/locks.md
    const mails = await mail(tx, ctx, { before, answer });
    await audit(tx, act, { before, answer });
    return ok({ lines: [...linesOf(before, answer), ...mails], isSaved: true });
  });
}

interface Answered {
  readonly before: SubmissionRow;
  readonly answer: ReviewAnswer;
}

async function save(tx: Tx, ctx: StaffContext, act: StaffAct, { before, answer }: Answered): Promise<void> {
  const { submissionId, memberId, sessionContentId, sessionId } = before;
  const { state, words } = answer;
  const isReturned = state === 'RETURNED';
  const reviewerId = act.by.kind === 'person' ? act.by.memberId : null;
  await saveReview(tx, submissionId, { state, words, reviewerId, now: new Date(ctx.now) });
  await saveProgress(tx, {
    memberId,
    sessionContentId,
    type: 'PROJECT_SUBMISSION',
    status: isReturned ? 'NotStarted' : 'Completed',
    // what counts as handed in again was handed in when it came
    now: new Date(isReturned ? ctx.now : before.submittedAt),
  });
  if (!isReturned) await settleCompletion(tx, ctx, { memberId, sessionId });
}

function audit(tx: Tx, act: StaffAct, { before, answer }: Answered): Promise<void> {
  const { submissionId, memberId, sessionContentId } = before;
  return auditAct(tx, act, {
    action: 'PROJECT_REVIEWED',
    subject: `member/${memberId}`,
    before: { state: before.state },
    after: { state: answer.state },
    detail: { submissionId, sessionContentId },
  });
}

function linesOf({ displayName, projectTitle, state: former }: SubmissionRow, { state }: ReviewAnswer): string[] {
  if (state === 'WAITING') return [`“${projectTitle}” of ${displayName} waits for a review again.`];
  if (state === 'REVIEWED') return [`“${projectTitle}” of ${displayName} is reviewed.`];
  if (former === 'RETURNED') return [`${displayName} reads other words about “${projectTitle}”.`];
  return [
    `${displayName} is asked to send “${projectTitle}” again. It counts as not handed in until then.`,
    'A badge or certificate that was awarded stays.',
  ];
}

/** Mails the answer after ten minutes, in the place of one that waits; returns what happens to mails, a line each. */
async function mail(tx: Tx, ctx: StaffContext, { before, answer }: Answered): Promise<string[]> {
  const { submissionId, displayName } = before;
  const isWithdrawn = (await withdrawHeld(tx, ctx, [reviewKey(submissionId)])).length > 0;
  const withdrawn = isWithdrawn ? [mailWithdrawnLine(displayName)] : [];
  if (answer.state === 'WAITING') return isWithdrawn ? withdrawn : ['Their mail about it has left. Nobody is mailed.'];
  const person = await findRecipient(tx, before.memberId);
  if (person === null) return withdrawn;
  const about = { ...before, words: answer.words };
  await queueMail(tx, ctx, {
    dedupeKey: `${reviewKey(submissionId)}/${String(ctx.now)}`,
    to: person.email,
    letter: answer.state === 'RETURNED' ? projectMails.returned(person, about) : projectMails.reviewed(person, about),
    heldFor: actMailsWait,
  });
  return [...withdrawn, mailedLine(displayName)];
}
