import { graphql } from '#lib/gql/gql.ts';
import type { StudioTeamQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

export type Team = NonNullable<StudioTeamQuery['getStaffTeam']>;
export type TeamMember = Team['members'][number];
export type Invitation = Team['invitations'][number];

/** Everybody of the team, and whom it has invited (STF-01). */
export const teamQuery = pageQuery({
  document: graphql(`
    query StudioTeam {
      getStaffTeam {
        members {
          userId
          displayName
          email
          profileImageUrl
          roles
          companies {
            id
            name
          }
          courses {
            id
            name
          }
          factor
          factorDueAt
        }
        invitations {
          email
          roles
          expiresAt
        }
      }
    }
  `),
  variables: () => ({}),
  read: ({ getStaffTeam }) => getStaffTeam,
  tags: ['team'],
});

/** Companies with this in their names, to choose from. */
export const companyChoicesQuery = pageQuery({
  document: graphql(`
    query StudioCompanyChoices($text: String!) {
      listCompanies(searchTerm: $text) {
        companies {
          companyId
          name
        }
      }
    }
  `),
  variables: (text: string) => ({ text }),
  read: ({ listCompanies }) =>
    listCompanies?.companies.map(({ companyId, name }) => ({ value: companyId, label: name })) ?? [],
  tags: ['team'],
});
