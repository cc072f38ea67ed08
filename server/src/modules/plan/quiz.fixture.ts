import type { PlanResponses } from '@atrium/domain/plan/planContent.ts';
import type { Caller } from '../../testing/harness.ts';

/** The quiz of the demo data. */
export const learningPlanQuizId = 'learning-plan-1';

/** Answers that get the plan 'Your First Team'. */
export const planResponses: PlanResponses = { goal: 'lead', people: 'soon', experience: 'new', time: 'one' };

export interface SubmitAnswer {
  readonly success: boolean;
  readonly title: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** Sends answers as this caller. */
export async function submitAnswers(
  caller: Caller,
  responses: unknown,
  input: { readonly learningPlanQuizId?: string; readonly clientSeq?: string; readonly deviceId?: string } = {},
): Promise<SubmitAnswer> {
  const call = `mutation ($input: SubmitLearningPlanQuizResponsesInput!) {
    submitLearningPlanQuizResponses(input: $input) { success title error { code message } } }`;
  const answer = await caller.query<{ submitLearningPlanQuizResponses: SubmitAnswer }>(call, {
    input: { learningPlanQuizId, responses, ...input },
  });
  return answer.submitLearningPlanQuizResponses;
}

export interface OwnPlan {
  readonly plan: {
    readonly title: string;
    readonly topic: string;
    readonly level: string;
    readonly certificate: { readonly title: string; readonly progress: number } | null;
    readonly courseIds: readonly string[];
    readonly courses: readonly { readonly courseId: string; readonly title: string }[];
  } | null;
  readonly pickedCoursesIds: readonly string[];
  readonly pickedCourses: readonly { readonly courseId: string }[];
}

/** The caller's plan and picks. */
export async function readPlan(caller: Caller): Promise<OwnPlan> {
  const call = `{ getLearningPlan {
    plan { title topic level
      certificate { certificateId title description badgeImageUrl progress } courseIds courses { courseId title } } pickedCoursesIds pickedCourses { courseId } } }`;
  return (await caller.query<{ getLearningPlan: OwnPlan }>(call)).getLearningPlan;
}
