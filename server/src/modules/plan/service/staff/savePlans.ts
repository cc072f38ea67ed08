import { counted } from '@atrium/domain/counted.ts';
import { matchPlan } from '@atrium/domain/plan/matchPlan.ts';
import type { PlanContent } from '@atrium/domain/plan/planContent.ts';
import { planDocumentId } from '@atrium/domain/plan/planDocument.ts';
import { readResponses } from '@atrium/domain/plan/quiz.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { addContent, findStoredContent, removeContents } from '../../store/contents.ts';
import { countPlans, listAnswered } from '../../store/plans.ts';
import { describeChanges } from './describeChanges.ts';

/** The newest quiz and rules; null before there are any, and for another id: there is one document of its kind. */
export async function findPlanBody(tx: Tx, id: string): Promise<PlanContent | null> {
  return id === planDocumentId ? ((await findStoredContent(tx))?.content ?? null) : null;
}

/**
 * Saves a quiz and its rules as the next version (D69), unless it is the newest. Members keep the plan that they have;
 * the quiz asks the new questions at once.
 */
export async function savePlans(
  tx: Tx,
  { now }: DocumentStaff,
  { before, body }: DocumentChange<PlanContent>,
): Promise<DocumentEffect> {
  const newest = await findStoredContent(tx);
  const changes = describeChanges(before, body);
  if (newest !== null && changes.length === 0) return { lines: [], mailed: 0 };
  const version = (newest?.version ?? 0) + 1;
  await addContent(tx, { version, content: body }, new Date(now));
  return { lines: [`Version ${String(version)}:`, ...changes, await countMoved(tx, body)], mailed: 0 };
}

/** How many of the members who have a plan would get another one, or could not be given one, by these rules. */
async function countMoved(tx: Tx, content: PlanContent): Promise<string> {
  let [same, other, unanswered] = [0, 0, 0];
  for (const { responses, planKey, members } of await listAnswered(tx)) {
    const kept = readResponses(content.questions, responses);
    if (kept === null) unanswered += members;
    else if (matchPlan(content, kept) === planKey) same += members;
    else other += members;
  }
  return (
    `Of the members who have a plan, ${String(same)} would get the same by these answers and ${String(other)} another; ` +
    `${String(unanswered)} would be asked again. Nobody's plan changes before they retake the quiz.`
  );
}

/** What members did with the quiz of the example academy (BEG-05). */
export async function usesOfPlans(tx: Tx): Promise<DocumentUse> {
  const plans = await countPlans(tx);
  return {
    users: [],
    history: plans === 0 ? [] : [`${counted(plans, 'learning plan was', 'learning plans were')} made by it.`],
  };
}

/** Removes the quiz of the example academy, by which nobody has a plan (BEG-05). */
export async function removePlans(tx: Tx): Promise<void> {
  await removeContents(tx);
}
