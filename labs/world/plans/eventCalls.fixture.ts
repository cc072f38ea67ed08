import { getEventsCalendar, readEventsCalendar } from '@atrium/server/modules/event/service/calendars.ts';
import { unsubscribe } from '@atrium/server/modules/event/service/inviteFriends.ts';
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
  'the calendar of events': async ({ member }) => {
    const token = (await getEventsCalendar(member)).url.match(/([^/]+)\.ics$/)?.[1] ?? '';
    expect(await readEventsCalendar(member, token)).not.toBeNull();
  },
  'an invitation that is declined for good': ({ member }) => unsubscribe(member, '1'),
};
