import { graphql } from '#lib/gql/gql.ts';
import type { ApiTokenRole, ApiTokenScope, StudioTokensQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act, ActAnswer } from '../ActDialog.tsx';

export type ApiToken = NonNullable<StudioTokensQuery['listApiTokens']>[number];

/** The API tokens, with those that ended lately (API-07). */
export const tokensQuery = pageQuery({
  document: graphql(`
    query StudioTokens {
      listApiTokens {
        tokenId
        name
        ending
        role
        scope
        state
        madeBy
        madeAt
        expiresAt
        lastUsedAt
        endedAt
        endedBy
      }
    }
  `),
  variables: () => ({}),
  read: ({ listApiTokens }) => listApiTokens,
  tags: ['tokens'],
});

const make = graphql(`
  mutation MakeStudioToken(
    $tokenId: ID!
    $name: String!
    $role: ApiTokenRole!
    $scope: ApiTokenScope!
    $days: Int!
    $reason: String
    $dryRun: Boolean
  ) {
    makeApiToken(
      tokenId: $tokenId
      name: $name
      role: $role
      scope: $scope
      days: $days
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      secret
      error {
        ...FaultFields
      }
    }
  }
`);

interface TokenInput {
  readonly tokenId: string;
  readonly name: string;
  readonly role: ApiTokenRole;
  readonly scope: ApiTokenScope;
  readonly days: number;
}

interface MadeToken extends ActAnswer {
  /** Null in a rehearsal, and when an earlier press has made it. */
  readonly secret: string | null;
}

/** Makes a token (API-07). */
export const makeTokenAct: Act<TokenInput, MadeToken> = {
  name: 'makeApiToken',
  send: async (input) => accepted((await execute(make, input)).makeApiToken),
  changes: () => ['tokens'],
};

const end = graphql(`
  mutation EndStudioToken($tokenId: ID!, $reason: String, $dryRun: Boolean) {
    endApiToken(tokenId: $tokenId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Ends a token at once (API-07). */
export const endTokenAct: Act<{ readonly tokenId: string }> = {
  name: 'endApiToken',
  send: async (input) => accepted((await execute(end, input)).endApiToken),
  changes: () => ['tokens'],
};
