import { reachesCourse, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { isContentEnabled } from '@atrium/domain/learning/contentAccess.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { withdrawHeld } from '../../../mail/held.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { openContent, toUserSession } from '../../catalogue/service/userSession.ts';
import { lockProgress } from '../../progress/service/settleCompletion.ts';
import { findProgressNode, lockNode, saveProgress, type ProgressNode } from '../store/contentProgress.ts';
import { findNewest, saveReview } from '../store/submissions.ts';
import type { ProgressType, SavedProgress, SaveProgressInput, SubmissionKey } from '../types.ts';
import { handIn, reviewKey } from './handIn.ts';
import { checklistKindOf } from './nodeData.ts';
import { readNodeData } from './readNodes.ts';

/**
 * Records what a member did: a self-reported item of a checklist, or a project that was handed in (SSN-06, SSN-08,
 * D34). It says what is to be, so that repeating it changes nothing. Staff may return a project of another member.
 * Refuses with FORBIDDEN, NOT_FOUND, NO_ON_DEMAND_ACCESS, NOT_ENROLLED unless the member is enrolled, NOT_AVAILABLE_YET
 * for a project that does not open yet, INVALID_INPUT for a type that the content does not have, and BROKEN_CONTENT
 * for an item whose data does not fit.
 */
export async function saveSessionContentProgress(
  ctx: MemberContext,
  input: SaveProgressInput,
): Promise<Result<SavedProgress>> {
  const { viewer } = ctx;
  const { sessionContentId, type, status } = input;
  const memberId = input.userId ?? viewer.memberId;
  const forOther = memberId !== viewer.memberId;
  const reach = staffReach(viewer.staff, 'submission.write');
  if (forOther && reach === null) return refuse('FORBIDDEN', { reason: 'OTHER_MEMBER' });
  const node = await findProgressNode(ctx.db, memberId, sessionContentId);
  // a course of somebody else looks like none
  if (forOther && node !== null && !reachesCourse(reach, node.session.courseId)) return refuse('NOT_FOUND');
  const refused = refuseProgress(ctx, node, input, forOther);
  if (node === null || refused !== null) return refused ?? refuse('NOT_FOUND');
  const own = { memberId, sessionId: node.session.sessionId };
  return transaction(ctx.db, async (tx): Promise<Result<SavedProgress>> => {
    await lockProgress(tx, own);
    // the team has taken it out meanwhile (DOC-06)
    if (!(await lockNode(tx, sessionContentId))) return refuse('NOT_FOUND');
    const changed = await saveProgress(tx, { memberId, sessionContentId, type, status, now: new Date(ctx.now) });
    if (!changed) return ok({ sessionContentId, type, status });
    if (type === 'PROJECT_SUBMISSION') await follow(tx, ctx, { ...own, sessionContentId }, status);
    if (forOther) {
      await writeAudit(tx, ctx, {
        actor: { kind: 'person', memberId: viewer.memberId },
        action: 'PROGRESS_SAVED',
        subject: `member/${memberId}`,
        after: { type, status },
        detail: { sessionContentId },
      });
    }
    return ok({ sessionContentId, type, status });
  });
}

/** What was handed in follows: the next version without a link, or the newest that is returned without words. */
async function follow(
  tx: Tx,
  ctx: MemberContext,
  key: Omit<SubmissionKey, 'submissionId'>,
  status: SaveProgressInput['status'],
): Promise<void> {
  if (status === 'Completed') {
    await handIn(tx, ctx, key, { link: '', note: '' });
    return;
  }
  const submissionId = await findNewest(tx, key.memberId, key.sessionContentId);
  if (submissionId === null) return;
  const { memberId } = ctx.viewer;
  await saveReview(tx, submissionId, { state: 'RETURNED', words: '', reviewerId: memberId, now: new Date(ctx.now) });
  await withdrawHeld(tx, ctx, [reviewKey(submissionId)]);
}

/** Why somebody may not record this about a node; null when they may. `forOther`: staff, of another member. */
export function refuseProgress(
  ctx: MemberContext,
  node: ProgressNode | null,
  { type, status }: Pick<SaveProgressInput, 'type' | 'status'>,
  forOther: boolean,
): Refused | null {
  if (node === null) return refuse('NOT_FOUND');
  // whether another member is enrolled is no secret from staff; their own access is not asked
  const opened = forOther ? ok(toUserSession(node.session, ctx.viewer, ctx.now)) : openContent(ctx, node.session);
  if (!opened.ok) return opened;
  const { enrollmentStatus } = opened.value;
  if (enrollmentStatus !== 'ENROLLED' && enrollmentStatus !== 'COMPLETED') {
    return refuse('NOT_ENROLLED', { reason: 'ENROLLMENT' });
  }
  const allowed = allows(ctx, node, type);
  if (!allowed.ok) return allowed;
  if (!allowed.value) return refuse('INVALID_INPUT', { field: 'type' });
  if (type !== 'PROJECT_SUBMISSION') return null;
  // only staff returns a project
  if (status === 'NotStarted' && !forOther) return refuse('FORBIDDEN', { reason: 'STAFF_ONLY' });
  return isContentEnabled(node.opensAt?.getTime() ?? null, ctx.now) ? null : refuse('NOT_AVAILABLE_YET');
}

function allows(ctx: MemberContext, node: ProgressNode, type: ProgressType): Result<boolean> {
  const { kind, containerType } = node;
  if (type === 'PROJECT_SUBMISSION') return ok(containerType === 'PROJECT_SUBMISSION');
  if (type !== 'BONUS_CONTENT') return ok(kind === 'CONTAINER');
  if (kind !== 'CHECKLIST_ITEM') return ok(false);
  const data = readNodeData(ctx, { ...node, kind });
  return data.ok ? ok(checklistKindOf(data.value).selfReporting) : data;
}
