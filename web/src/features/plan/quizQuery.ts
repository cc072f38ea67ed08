import type { PlanQuestion } from '@atrium/domain/plan/planContent.ts';
import { minute } from '@atrium/domain/time.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query LearningPlanQuiz {
    getLearningPlanQuiz {
      learningPlanQuizId
      questions {
        learningPlanQuizQuestionId
        label
        options {
          key
          label
        }
        isRequired
        meta {
          parentId
          conditionalAnswer
        }
      }
    }
  }
`);

export interface Quiz {
  readonly learningPlanQuizId: string;
  readonly questions: readonly PlanQuestion[];
}

/** The quiz as it is asked now; its questions do not change while they are answered (PLN-01). */
export const quizQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getLearningPlanQuiz: quiz }): Quiz | null =>
    quiz && {
      learningPlanQuizId: quiz.learningPlanQuizId,
      questions: quiz.questions.map(({ learningPlanQuizQuestionId: id, meta: onlyIf, ...question }) => ({
        ...question,
        id,
        onlyIf,
      })),
    },
  freshFor: minute,
});
