import {
  getEventsCalendar,
  readEventsCalendar,
  resetEventsCalendar,
} from '@atrium/server/modules/event/service/calendars.ts';
import { inviteFriendsToEvent, unsubscribe } from '@atrium/server/modules/event/service/inviteFriends.ts';
import { saveMemberEventRsvp } from '@atrium/server/modules/event/service/saveMemberEventRsvp.ts';
import { settleRegistration } from '@atrium/server/modules/event/service/settleRegistration.ts';
import { tellChanges } from '@atrium/server/modules/event/service/tellChanges.ts';
import { expect } from 'vitest';
import type { CallsOfWorld } from './grownWorld.fixture.ts';
import { attended } from './traces.fixture.ts';

/** Calls about the events of members. */
export const eventCalls: CallsOfWorld = {
  'an event that is moved': async ({ database, member }) => {
    await database.pool.query(
      `update member_event set start_at = start_at + interval '1 hour', end_at = end_at + interval '1 hour'
      where member_event_id = $1`,
      [attended],
    );
    // the second run finds nobody who was not told
    for (const _ of [1, 2]) await tellChanges(member);
    expect((await database.pool.query('select from event_change')).rowCount).toBe(0);
  },
  'an answer to an event': async ({ member }) => {
    const userId = member.viewer.memberId;
    const intent = { userId, memberEventId: attended, clientSeq: 2, deviceId: 'a' };
    expect((await saveMemberEventRsvp(member, { ...intent, status: 'DELETED' })).ok).toBe(true);
    await settleRegistration(member, { memberId: userId, memberEventId: attended });
  },
  'the calendar of events': async ({ member }) => {
    const token = (await getEventsCalendar(member)).url.match(/([^/]+)\.ics$/)?.[1] ?? '';
    expect(await readEventsCalendar(member, token)).not.toBeNull();
    expect((await resetEventsCalendar(member, { deviceId: 'a', clientSeq: 1 })).ok).toBe(true);
  },
  'an invitation': async ({ member }) => {
    const emails = ['one@friends.example', 'two@friends.example'];
    expect(
      (await inviteFriendsToEvent(member, { memberEventId: attended, emails, deviceId: 'a', clientSeq: 1 })).ok,
    ).toBe(true);
    await unsubscribe(member, '1');
  },
};
