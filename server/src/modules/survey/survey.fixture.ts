import type { SurveyResponses } from '@atrium/domain/survey/surveyForm.ts';
import type { Caller } from '../../testing/harness.ts';

/** Responses that may be saved. */
export const surveyResponses: SurveyResponses = {
  company: 'Pont Neuf Travel',
  title: 'Marketing Manager',
  job_level: 'manager',
  number_of_employees: '100-499',
  job_area: 'marketing',
  industry: 'Transportation',
  what_topics_are_you_interested_in: {
    ai: true,
    business_strategy: false,
    leadership: false,
    marketing: true,
    product: false,
  },
  interested_in_section4_for_teams: false,
};

export interface SurveyAnswer {
  readonly status: string | null;
  readonly isDue: boolean | null;
  readonly error: { readonly code: string } | null;
}

/** Sends responses as this caller. */
export async function answerSurvey(caller: Caller, responses: SurveyResponses): Promise<SurveyAnswer> {
  const call = `mutation ($responses: SurveyResponsesInput!) {
    saveSurveyResponse(responses: $responses) { status isDue error { code } } }`;
  return (await caller.query<{ saveSurveyResponse: SurveyAnswer }>(call, { responses })).saveSurveyResponse;
}
