import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { firstNumber, type Operations } from '../../testing/operation.ts';
import { planResponses } from './quiz.fixture.ts';

const planQuiz = routeRequirement('/plan/quiz');

export const operations: Operations = {
  getLearningPlan: { access: routeRequirement('/plan/intro') },
  getLearningPlanQuiz: { access: planQuiz },
  submitLearningPlanQuizResponses: {
    access: planQuiz,
    call: async (server) => {
      const caller = await server.as('planned');
      // in the storm staff publish another quiz meanwhile
      const { getLearningPlanQuiz } = await caller.query<{ getLearningPlanQuiz: { learningPlanQuizId: string } }>(
        '{ getLearningPlanQuiz { learningPlanQuizId } }',
      );
      return {
        caller,
        variables: (n) => ({
          input: {
            ...getLearningPlanQuiz,
            responses: n % 2 === 0 ? planResponses : { ...planResponses, goal: 'ai', habit: 'weekly' },
            ...(n === 0 && firstNumber),
          },
        }),
      };
    },
    ids: { learningPlanQuizId: 'plan.test.ts: the quiz is the same for all' },
  },
};
