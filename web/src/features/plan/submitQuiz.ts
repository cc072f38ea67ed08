import type { PlanResponses } from '@atrium/domain/plan/planContent.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const document = graphql(`
  mutation SubmitLearningPlanQuiz($input: SubmitLearningPlanQuizResponsesInput!) {
    submitLearningPlanQuizResponses(input: $input) {
      title
      error {
        ...FaultFields
      }
    }
  }
`);

interface Answers {
  readonly learningPlanQuizId: string;
  readonly responses: PlanResponses;
}

/** Sends the answers, from which the server makes the plan (PLN-01, PLN-02). */
export const submitQuizSpec: SaveSpec<Answers, { readonly title: string | null }> = {
  send: async (answers, key) =>
    accepted((await execute(document, { input: { ...answers, ...key } })).submitLearningPlanQuizResponses),
  changes: () => ['learningPlan'],
};
