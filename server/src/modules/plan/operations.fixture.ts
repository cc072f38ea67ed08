import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { firstNumber, type Operations } from '../../testing/operation.ts';
import { learningPlanQuizId, planResponses } from './quiz.fixture.ts';

const planQuiz = routeRequirement('/plan/quiz');

export const operations: Operations = {
  getLearningPlan: { access: routeRequirement('/plan/intro') },
  getLearningPlanQuiz: { access: planQuiz },
  submitLearningPlanQuizResponses: {
    access: planQuiz,
    twice: async (server) => ({
      caller: await server.as('planned'),
      variables: { input: { learningPlanQuizId, responses: planResponses, ...firstNumber } },
    }),
  },
};
