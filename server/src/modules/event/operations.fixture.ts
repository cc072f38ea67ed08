import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

const events = routeRequirement('/events');
const eventPage = routeRequirement('/events/{memberEventId}');

export const operations: Operations = {
  getEventsCalendar: { access: events },
  getMemberEvent: { access: eventPage },
  getMemberEventRsvp: { access: eventPage },
  listMemberEvents: { access: events },
  listMemberEventsRsvp: { access: events },
  inviteFriendsToEvent: { access: eventPage },
  resetEventsCalendar: { access: events },
  // leaving is open to all members, joining is not
  saveMemberEventRsvp: { access: 'member' },
};
