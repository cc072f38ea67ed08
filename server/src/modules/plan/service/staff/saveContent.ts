import { isDeepStrictEqual } from 'node:util';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { findContentFaults } from '@atrium/domain/plan/findContentFaults.ts';
import { matchPlan } from '@atrium/domain/plan/matchPlan.ts';
import type { PlanContent } from '@atrium/domain/plan/planContent.ts';
import { readResponses } from '@atrium/domain/plan/quiz.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import type { StaffChange, StaffDeps } from '../../../../base/staffChange.ts';
import { writeAudit } from '../../../audit/service/writeAudit.ts';
import { addContent, findStoredContent, listExistingCertificates, listExistingCourses } from '../../store/contents.ts';
import { listAnswered } from '../../store/plans.ts';
import { planContentShape } from '../../types.ts';
import { describeChanges } from './describeChanges.ts';

/** The newest quiz and rules as a file for staff; null before there are any. */
export async function writeContent({ db }: Pick<StaffDeps, 'db'>): Promise<string | null> {
  const newest = await findStoredContent(db);
  return newest === null ? null : JSON.stringify(newest.content, null, 2);
}

/**
 * Saves a quiz and its rules as the next version (D69). Members keep the plan that they have; the quiz asks the new
 * questions at once. Saving the newest version again changes nothing. Refuses with INVALID_INPUT, and a sentence for
 * each fault in `reason`.
 */
export async function saveContent(deps: StaffDeps, read: unknown): Promise<Result<StaffChange>> {
  const parsed = planContentShape.safeParse(read);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return refuse('INVALID_INPUT', { reason: faults.join('\n') });
  }
  const content = parsed.data;
  return transaction(deps.db, async (tx) => {
    await lock(tx, 'learning-plan/content');
    const faults = [...findContentFaults(content), ...(await findMissing(tx, content))];
    if (faults.length > 0) return refuse('INVALID_INPUT', { reason: faults.join('\n') });
    const before = await findStoredContent(tx);
    if (isDeepStrictEqual(before?.content, content)) return ok({ lines: [], isSaved: false });
    const version = (before?.version ?? 0) + 1;
    const lines = [
      `Version ${String(version)}:`,
      ...describeChanges(before?.content ?? null, content),
      ...(await rehearse(tx, content)),
    ];
    if (deps.dryRun) return ok({ lines, isSaved: false });
    await addContent(tx, { version, content }, new Date(deps.now));
    await writeAudit(tx, deps, {
      actor: deps.by,
      action: 'LEARNING_PLAN_CONTENT_SAVED',
      subject: `learning-plan/${String(version)}`,
      before: before === null ? null : { version: before.version },
      after: { version },
      detail: { lines },
    });
    return ok({ lines, isSaved: true });
  });
}

async function findMissing(tx: Tx, content: PlanContent): Promise<string[]> {
  const courses = new Set(await listExistingCourses(tx, content));
  const certificates = new Set(await listExistingCertificates(tx, content));
  return Object.entries(content.plans).flatMap(([key, { courseIds, certificateId }]) => [
    ...courseIds.filter((id) => !courses.has(id)).map((id) => `Plan ${key} names course ${id}, which does not exist.`),
    ...(certificateId === null || certificates.has(certificateId)
      ? []
      : [`Plan ${key} names certificate ${certificateId}, which does not exist.`]),
  ]);
}

/** How many of the members who have a plan would get another one, or could not be given one, by these rules. */
async function rehearse(tx: Tx, content: PlanContent): Promise<string[]> {
  let [same, other, unanswered] = [0, 0, 0];
  for (const { responses, planKey, members } of await listAnswered(tx)) {
    const kept = readResponses(content.questions, responses);
    if (kept === null) unanswered += members;
    else if (matchPlan(content, kept) === planKey) same += members;
    else other += members;
  }
  return [
    `Of the members who have a plan, ${String(same)} would get the same by these answers and ${String(other)} another; ` +
      `${String(unanswered)} would be asked again. Nobody's plan changes before they retake the quiz.`,
  ];
}
