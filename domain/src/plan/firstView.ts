import { ask, page, type FirstView } from '../access/firstDocument.ts';

/** The quiz of a learning plan. */
export const planView: FirstView = {
  '/plan/intro': () => [page('LearningPlan'), ask('LearningPlanQuiz')],
  '/plan/quiz': () => [page('LearningPlanQuiz')],
};
