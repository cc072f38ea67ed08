import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';
import { surveyResponses } from './survey.fixture.ts';

const home = routeRequirement('/');
const type = 'BASIC_INFO_SURVEY_V2';

export const operations: Operations = {
  getSurveyStatus: { access: home },
  saveSurveyPrompt: {
    access: home,
    call: async (server) => ({ caller: await server.as('limited'), variables: { type } }),
  },
  saveSurveyResponse: {
    access: home,
    call: async (server) => ({
      caller: await server.as('limited'),
      variables: (n) => ({ type, responses: { ...surveyResponses, title: `Analyst ${String(n % 3)}` } }),
    }),
  },
};
