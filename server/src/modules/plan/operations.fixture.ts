import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

const planQuiz = routeRequirement('/plan/quiz');

export const operations: Operations = {
  getLearningPlan: { access: routeRequirement('/plan/intro') },
  getLearningPlanQuiz: { access: planQuiz },
  submitLearningPlanQuizResponses: { access: planQuiz },
};
