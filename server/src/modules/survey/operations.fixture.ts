import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { mutate } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';
import { answerSurvey, surveyResponses } from './survey.fixture.ts';

const home = routeRequirement('/');
const type = 'BASIC_INFO_SURVEY_V2';

export const operations: Operations = {
  getSurveyStatus: { access: home },
  saveSurveyPrompt: {
    access: home,
    twice: async (server) => ({ caller: await server.as('limited'), variables: { type } }),
  },
  saveSurveyResponse: {
    access: home,
    twice: async (server) => ({ caller: await server.as('limited'), variables: { type, responses: surveyResponses } }),
  },
};

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const [member, limited] = await Promise.all([server.as('member'), server.as('limited')]);
  return {
    saveSurveyPrompt: () => mutate(limited, 'saveSurveyPrompt'),
    saveSurveyResponse: async (n) => {
      const responses = { ...surveyResponses, title: `Analyst ${String(n % 3)}` };
      return (await answerSurvey(n % 2 === 0 ? member : limited, responses)).error?.code ?? 'done';
    },
  };
}
