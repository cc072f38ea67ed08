import type { SurveyResponses } from '@atrium/domain/survey/surveyForm.ts';
import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { patchCache } from '#lib/patchCache.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const prompt = graphql(`
  mutation SaveSurveyPrompt {
    saveSurveyPrompt {
      type
      status
      isDue
      error {
        ...FaultFields
      }
    }
  }
`);
const response = graphql(`
  mutation SaveSurveyResponse($responses: SurveyResponsesInput!) {
    saveSurveyResponse(responses: $responses) {
      type
      status
      isDue
      error {
        ...FaultFields
      }
    }
  }
`);

interface Saved {
  readonly type: string | null;
  readonly status: string | null;
  readonly isDue: boolean | null;
}

const saved = (queryClient: QueryClient, { type, status, isDue }: Saved): void => {
  patchCache(queryClient, (object) => object['type'] === type && 'isDue' in object, { status, isDue });
};

/** Says that the survey is being shown; the next time is a day later (D68). */
export const saveSurveyPromptSpec: SaveSpec<void, Saved> = {
  send: async () => accepted((await execute(prompt, {})).saveSurveyPrompt),
  saved,
};

/** Sends the answers (SUR-01). */
export const saveSurveySpec: SaveSpec<SurveyResponses, Saved> = {
  send: async (responses) => accepted((await execute(response, { responses })).saveSurveyResponse),
  saved,
};
