import { graphql } from '#lib/gql/gql.ts';
import type { StaffRole } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

/** Whose roles are saved, and the companies and courses that are their own. */
export interface RolesInput {
  readonly email: string;
  readonly roles: StaffRole[];
  readonly customerIds: string[];
  readonly courseIds: string[];
}

// what is done to somebody of the team is mailed
const changes = () => ['team', 'outbox'] as const;

const saveRoles = graphql(`
  mutation SaveTeamRoles(
    $email: String!
    $roles: [StaffRole!]!
    $customerIds: [ID!]
    $courseIds: [ID!]
    $reason: String
    $dryRun: Boolean
  ) {
    saveStaffRoles(
      email: $email
      roles: $roles
      customerIds: $customerIds
      courseIds: $courseIds
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
/** Gives somebody these roles and no others; without any they leave the team (STF-01). */
export const saveRolesAct: Act<RolesInput> = {
  name: 'saveStaffRoles',
  send: async (input) => accepted((await execute(saveRoles, input)).saveStaffRoles),
  changes,
};

const invite = graphql(`
  mutation InviteToTeam(
    $email: String!
    $roles: [StaffRole!]!
    $customerIds: [ID!]
    $courseIds: [ID!]
    $reason: String
    $dryRun: Boolean
  ) {
    inviteStaff(
      email: $email
      roles: $roles
      customerIds: $customerIds
      courseIds: $courseIds
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
/** Mails an invitation to the team (STF-08). */
export const inviteAct: Act<RolesInput> = {
  name: 'inviteStaff',
  send: async (input) => accepted((await execute(invite, input)).inviteStaff),
  changes,
};

const withdraw = graphql(`
  mutation WithdrawTeamInvitation($email: String!, $reason: String, $dryRun: Boolean) {
    withdrawStaffInvitation(email: $email, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Ends an invitation that nobody has accepted (STF-08). */
export const withdrawAct: Act<{ readonly email: string }> = {
  name: 'withdrawStaffInvitation',
  send: async (input) => accepted((await execute(withdraw, input)).withdrawStaffInvitation),
  changes,
};

const resetFactors = graphql(`
  mutation ResetTeamFactors($userId: ID!, $reason: String, $dryRun: Boolean) {
    resetSecondFactors(userId: $userId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Removes the second factors of somebody who has lost them (STF-02). */
export const resetFactorsAct: Act<{ readonly userId: string }> = {
  name: 'resetSecondFactors',
  send: async (input) => accepted((await execute(resetFactors, input)).resetSecondFactors),
  changes,
};
