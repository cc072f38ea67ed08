import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query StaffInvitationPage($token: String!) {
    getStaffInvitation(token: $token) {
      email
      roles
      hasAccount
    }
  }
`);

/** Whom an invitation to the team is for; not found for one that is not good (STF-08). */
export const invitationQuery = pageQuery({
  document,
  variables: (token: string) => ({ token }),
  read: ({ getStaffInvitation }) => getStaffInvitation,
});

export type Invitation = NonNullable<Awaited<ReturnType<typeof invitationQuery.load>>>;
