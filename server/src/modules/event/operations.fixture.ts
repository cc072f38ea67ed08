import { randomUUID } from 'node:crypto';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { firstNumber, type Operations } from '../../testing/operation.ts';
import { sentByMember, faultFields } from '../../testing/sendAddress.ts';
import { eventCalls } from './eventCalls.fixture.ts';

const events = routeRequirement('/events');
const eventPage = routeRequirement('/events/{memberEventId}');

export const operations: Operations = {
  getEventsCalendar: { access: events },
  getMemberEvent: { access: eventPage, ids: { memberEventId: 'the tests of event' } },
  getMemberEventRsvp: { access: eventPage, ids: { memberEventId: 'the tests of event' } },
  listMemberEvents: { access: events },
  listMemberEventsRsvp: { access: events },
  inviteFriendsToEvent: {
    access: eventPage,
    call: async (server) => ({
      caller: await server.as('member'),
      variables: {
        input: {
          memberEventId: 'new-member-orientation',
          emails: ['one@friends.example', 'two@friends.example'],
          ...firstNumber,
        },
      },
    }),
    ids: { memberEventId: 'the tests of event', emails: 'invite.test.ts' },
    addresses: {
      'by a member': sentByMember(
        `mutation ($input: InviteFriendsToEventInput!) { inviteFriendsToEvent(input: $input) { sent ${faultFields} } }`,
        (email) => ({
          input: { memberEventId: 'new-member-orientation', emails: [email], deviceId: randomUUID(), clientSeq: '1' },
        }),
      ),
    },
  },
  resetEventsCalendar: {
    access: events,
    call: async (server) => ({ caller: await server.as('member'), variables: { input: firstNumber } }),
  },
  // leaving is open to all members, joining is not
  saveMemberEventRsvp: {
    access: 'member',
    call: async (server) => {
      const caller = await server.as('academy');
      const memberEventId = 'new-member-orientation';
      return {
        caller,
        variables: { input: { userId: caller.memberId, memberEventId, status: 'ACTIVE', ...firstNumber } },
      };
    },
    ids: { memberEventId: 'the tests of event' },
  },
};

export const writingCalls = eventCalls;
