import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const document = graphql(`
  mutation InviteFriendsToEvent($input: InviteFriendsToEventInput!) {
    inviteFriendsToEvent(input: $input) {
      sent
      error {
        ...FaultFields
      }
    }
  }
`);

/** Invites people by mail to an event; resolves with how many (EVT-06). */
export const inviteFriendsSpec: SaveSpec<{ memberEventId: string; emails: string[] }, number> = {
  send: async (input, key) =>
    accepted((await execute(document, { input: { ...input, ...key } })).inviteFriendsToEvent).sent ?? 0,
};
