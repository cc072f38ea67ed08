import { isDeepStrictEqual } from 'node:util';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { matchPlan } from '@atrium/domain/plan/matchPlan.ts';
import type { PlanResponses } from '@atrium/domain/plan/planContent.ts';
import { readResponses } from '@atrium/domain/plan/quiz.ts';
import { hour } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inOrder, type RequestNumber } from '../../../base/sql/inOrder.ts';
import { countUse, type Limit } from '../../../base/sql/limit.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { inTurn } from '../../../base/turns.ts';
import { findNewestContent } from '../store/contents.ts';
import { findStoredPlan, replacePlan } from '../store/plans.ts';
import type { PlanVersion, SubmittedQuiz } from '../types.ts';
import { isEarlierQuiz, quizIdOf } from './quizId.ts';

/** Each plan is kept, so the number of new ones is limited. */
const plansAnHour: Limit = { most: 20, window: hour };

/**
 * Makes the viewer's plan from the answers to the quiz (PLN-01, PLN-02, D69). A retake replaces the plan and keeps the
 * picks and the earlier plans; the same answers again change nothing. Refuses with NOT_FOUND for an unknown quiz,
 * STALE_VERSION when the questions have changed since, INVALID_INPUT for answers that the quiz does not have or that
 * are missing, CONFLICT for a request that arrives after a later one, and RATE_LIMITED after twenty plans within an
 * hour.
 */
export async function submitQuiz(
  ctx: MemberContext,
  {
    learningPlanQuizId,
    responses: sent,
    ...number
  }: RequestNumber & {
    readonly learningPlanQuizId: string;
    readonly responses: unknown;
  },
): Promise<Result<SubmittedQuiz>> {
  const newest = await findNewestContent(ctx);
  if (newest === null) return refuse('NOT_FOUND');
  const { version, content } = newest;
  if (isEarlierQuiz(learningPlanQuizId, version)) {
    return refuse('STALE_VERSION', { message: 'The questions have changed. Check your answers and send them again.' });
  }
  if (learningPlanQuizId !== quizIdOf(version)) return refuse('NOT_FOUND');
  const responses = readResponses(content.questions, sent);
  const planKey = responses === null ? null : matchPlan(content, responses);
  const plan = content.plans[planKey ?? ''];
  if (responses === null || planKey === null || plan === undefined) return refuse('INVALID_INPUT');
  const { memberId } = ctx.viewer;
  const request = { ...number, memberId, subject: 'learning-plan' };
  const submitted = ok({ title: plan.title });
  const submit = (tx: Tx): Promise<Result<SubmittedQuiz>> =>
    inOrder<Result<SubmittedQuiz>>(tx, ctx.now, request, {
      work: async () => {
        if (await isFollowed(tx, memberId, { version, responses })) return submitted;
        const retryAfter = await countUse(tx, `learning-plan/${memberId}`, plansAnHour, ctx.now);
        if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
        await replacePlan(tx, { memberId, version, planKey, responses }, new Date(ctx.now));
        return submitted;
      },
      repeated: () => Promise.resolve(submitted),
    });
  // a rush of one member waits here, without a connection
  return inTurn(`learning plan ${memberId}`, () => transaction(ctx.db, submit));
}

/** Whether the member already follows the plan of these answers. */
async function isFollowed(
  tx: Tx,
  memberId: string,
  { version, responses }: Pick<PlanVersion, 'version'> & { readonly responses: PlanResponses },
): Promise<boolean> {
  const before = await findStoredPlan(tx, memberId);
  return before !== null && before.version === version && isDeepStrictEqual(before.responses, responses);
}
