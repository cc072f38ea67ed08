import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

const home = routeRequirement('/');

export const operations: Operations = {
  getSurveyStatus: { access: home },
  saveSurveyPrompt: { access: home },
  saveSurveyResponse: { access: home },
};
