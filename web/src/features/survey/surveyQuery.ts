import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query SurveyStatus {
    getSurveyStatus {
      type
      status
      isDue
    }
  }
`);

/** Whether the viewer is asked the survey now (LIM-05). */
export const surveyQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getSurveyStatus }) => getSurveyStatus,
});
