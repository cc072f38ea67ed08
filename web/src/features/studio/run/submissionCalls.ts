import { graphql } from '#lib/gql/gql.ts';
import type { SubmissionFieldsFragment } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from '../ActDialog.tsx';
import type { SubmissionFilters, SubmissionState } from './submissionFilters.ts';

export type SubmissionVersion = SubmissionFieldsFragment;

graphql(`
  fragment SubmissionFields on ProjectSubmissionVersion {
    submissionId
    sessionId
    sessionTitle
    projectTitle
    displayName
    email
    customerName
    number
    link
    note
    submittedAt
    state
    words
    reviewedAt
    reviewerName
    isReplaced
  }
`);

/** Projects that were handed in, in one state, page by page (RUN-02). */
export const submissionsQuery = listQuery({
  document: graphql(`
    query StudioSubmissions($state: ProjectReviewState!, $sessionId: ID, $search: String!, $after: String) {
      listSubmissions(state: $state, sessionId: $sessionId, search: $search, after: $after) {
        submissions {
          ...SubmissionFields
        }
        nextAfter
      }
    }
  `),
  variables: ({ state, sessionId, words }: SubmissionFilters, after: string | 0) => ({
    state,
    sessionId: sessionId === '' ? null : sessionId,
    search: words,
    after: after === 0 ? null : after,
  }),
  read: ({ listSubmissions }) => listSubmissions ?? { submissions: [], nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: (filters) => JSON.stringify(filters),
  tags: () => ['runs'],
});

/** The sessions with projects that wait for a review, those with the oldest first (RUN-02). */
export const waitingSubmissionsQuery = pageQuery({
  document: graphql(`
    query StudioWaitingSubmissions {
      listWaitingSubmissions {
        sessionId
        title
        startAt
        waiting
      }
    }
  `),
  variables: () => ({}),
  read: ({ listWaitingSubmissions }) => listWaitingSubmissions,
  tags: ['runs'],
});

/** One version of what a member handed in, with those before it (RUN-02). */
export const submissionQuery = pageQuery({
  document: graphql(`
    query StudioSubmission($submissionId: ID!) {
      getSubmission(submissionId: $submissionId) {
        version {
          ...SubmissionFields
        }
        earlier {
          ...SubmissionFields
        }
        newestId
      }
    }
  `),
  variables: (submissionId: string) => ({ submissionId }),
  read: ({ getSubmission }) => getSubmission,
  tags: ['runs'],
});

const review = graphql(`
  mutation ReviewSubmissionByStaff(
    $submissionId: ID!
    $state: ProjectReviewState!
    $words: String!
    $reviewedAt: String
    $reason: String
    $dryRun: Boolean
  ) {
    reviewSubmission(
      submissionId: $submissionId
      state: $state
      words: $words
      reviewedAt: $reviewedAt
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
interface ReviewInput {
  readonly submissionId: string;
  readonly state: SubmissionState;
  readonly words: string;
  /** Of the version that is shown, so that nobody answers over a colleague. */
  readonly reviewedAt: string | null;
}
/** Answers what a member handed in, or takes an answer back (RUN-02). */
export const reviewAct: Act<ReviewInput> = {
  name: 'reviewSubmission',
  send: async (input) => accepted((await execute(review, input)).reviewSubmission),
  changes: () => ['runs', 'outbox'],
};
