import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { codeOf } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import { firstNumber, type Operations, type WritingCalls } from '../../testing/operation.ts';
import { addMembers, contextOf } from '../enrollment/workshop.fixture.ts';
import { learningPlanQuizId, planResponses } from './quiz.fixture.ts';
import { getQuiz } from './service/getQuiz.ts';
import { quizIdOf } from './service/quizId.ts';
import { submitQuiz } from './service/submitQuiz.ts';

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
    ids: { learningPlanQuizId: 'plan.test.ts: the quiz is the same for all' },
  },
};

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const members = await addMembers(server, 'planning', 2);
  return {
    submitLearningPlanQuizResponses: async (n) => {
      const ctx = contextOf(server, members[n % 2] ?? '', server.clock.now());
      const responses = { ...planResponses, goal: 'ai', habit: n % 3 === 0 ? 'never' : 'weekly' };
      // staff publish another quiz meanwhile
      const quiz = await getQuiz(ctx);
      const newest = quiz.ok ? quizIdOf(quiz.value.version) : learningPlanQuizId;
      return codeOf(await submitQuiz(ctx, { learningPlanQuizId: newest, responses, clientSeq: null, deviceId: '' }));
    },
  };
}
