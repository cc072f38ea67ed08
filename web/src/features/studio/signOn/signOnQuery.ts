import { graphql } from '#lib/gql/gql.ts';
import type { StudioSignOnQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

export type CompanySignOn = NonNullable<StudioSignOnQuery['getCompanySignOn']>;
export type LearningSystem = CompanySignOn['learningSystems'][number];

/** How the people of a company sign in, with its learning systems (COM-01). */
export const signOnQuery = pageQuery({
  document: graphql(`
    query StudioSignOn($companyId: ID!) {
      getCompanySignOn(companyId: $companyId) {
        companyId
        name
        inUse {
          kind
          issuer
          clientId
          ssoUrl
          certificates {
            fingerprint
            endsAt
          }
          onSince
        }
        draft {
          revision
          kind
          issuer
          clientId
          ssoUrl
          certificates {
            fingerprint
            endsAt
          }
          savedAt
          testedAt
          testFault
          testWords
          testClaims
          testLink
        }
        people
        lastUse {
          displayName
          at
        }
        domains
        ourSide {
          redirectUrl
          entityId
          acsUrl
          metadataUrl
        }
        learningSystems {
          providerKey
          redirectUrl
          passCode
          isReady
          link
        }
        passCodes
      }
    }
  `),
  variables: (companyId: string) => ({ companyId }),
  read: ({ getCompanySignOn }) => getCompanySignOn,
  tags: ['companies'],
});
