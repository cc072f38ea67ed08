import { graphql } from '#lib/gql/gql.ts';
import type { StudioDuplicatesQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

/** What is shown of an account that may be of the same person as another. */
graphql(`
  fragment SuspectFields on ListedPerson {
    userId
    displayName
    email
    company {
      companyId
      name
    }
    registeredAt
  }
`);

export type DuplicatePair = NonNullable<StudioDuplicatesQuery['listDuplicates']>['pairs'][number];
export type Suspect = DuplicatePair['person'];

/** Accounts that may be of the same person as one, each with what is true of both (PEO-01). */
export const personDuplicatesQuery = pageQuery({
  document: graphql(`
    query StudioPersonDuplicates($userId: ID!) {
      personDuplicates(userId: $userId) {
        person {
          ...SuspectFields
        }
        reasons
      }
    }
  `),
  variables: (userId: string) => ({ userId }),
  read: ({ personDuplicates }) => personDuplicates,
  tags: ['people'],
});

/** Pairs of accounts that may be of one person, by the newer of the two, the newest first (PEO-01). */
export const duplicatesQuery = listQuery({
  document: graphql(`
    query StudioDuplicates($after: String) {
      listDuplicates(after: $after) {
        pairs {
          person {
            ...SuspectFields
          }
          other {
            ...SuspectFields
          }
          reasons
        }
        since
        nextAfter
      }
    }
  `),
  variables: (_filters: null, after: string | 0) => ({ after: after === 0 ? null : after }),
  read: ({ listDuplicates }) => listDuplicates ?? { pairs: [], since: null, nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: () => '',
  tags: () => ['people'],
});

interface PairInput {
  readonly userId: string;
  readonly otherId: string;
}

const changes = () => ['people'] as const;

const merge = graphql(`
  mutation MergePeople($userId: ID!, $otherId: ID!, $reason: String, $dryRun: Boolean) {
    mergePeople(userId: $userId, otherId: $otherId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Makes two accounts of a person one; `userId` stays (PEO-01). */
export const mergeAct: Act<PairInput> = {
  name: 'mergePeople',
  send: async (input) => accepted((await execute(merge, input)).mergePeople),
  changes,
};

const dismiss = graphql(`
  mutation DismissDuplicate($userId: ID!, $otherId: ID!, $reason: String, $dryRun: Boolean) {
    dismissDuplicate(userId: $userId, otherId: $otherId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Says that two accounts are of two people (PEO-01). */
export const dismissAct: Act<PairInput> = {
  name: 'dismissDuplicate',
  send: async (input) => accepted((await execute(dismiss, input)).dismissDuplicate),
  changes,
};
