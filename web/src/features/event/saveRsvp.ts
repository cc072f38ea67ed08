import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { patchCache } from '#lib/patchCache.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import { useSave } from '#lib/useSave.ts';
import { useViewer } from '#lib/viewer.ts';

const document = graphql(`
  mutation SaveMemberEventRsvp($input: SaveMemberEventRsvpInput!) {
    saveMemberEventRsvp(input: $input) {
      updatedMemberEventRsvpId
      error {
        ...FaultFields
      }
    }
  }
`);

interface Rsvp {
  readonly memberEventId: string;
  readonly attending: boolean;
}

const saveRsvpSpec = (userId: string): SaveSpec<Rsvp, Rsvp> => ({
  send: async ({ memberEventId, attending }, key) => {
    const status = attending ? 'ACTIVE' : 'DELETED';
    const answer = await execute(document, { input: { userId, memberEventId, status, ...key } });
    accepted(answer.saveMemberEventRsvp);
    return { memberEventId, attending };
  },
  saved: (queryClient, { memberEventId, attending }) => {
    patchCache(queryClient, (item) => item['memberEventId'] === memberEventId, { attending });
  },
  // the links to the room and to the calendar file depend on it
  changes: () => ['events'],
});

/** Whether the viewer attends an event, as the buttons of its page save it (EVT-03). */
export function useRsvp() {
  return useSave(saveRsvpSpec(useViewer().memberId));
}
