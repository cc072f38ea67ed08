import { graphql } from '#lib/gql/gql.ts';
import type { LearningPlanQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query LearningPlan {
    getLearningPlan {
      plan {
        title
        topic
        level
        certificate {
          certificateId
          title
          description
          badgeImageUrl
          progress
        }
        courses {
          ...CourseCardFields
        }
      }
      pickedCourses {
        ...CourseCardFields
      }
    }
  }
`);

export type OwnPlan = NonNullable<LearningPlanQuery['getLearningPlan']>;

/** The viewer's learning plan and picks (CAT-10, CAT-16). */
export const planQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getLearningPlan }) => getLearningPlan,
  tags: ['learningPlan', 'enrollment', 'progress'],
});
