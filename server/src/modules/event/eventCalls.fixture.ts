import { defaultFlags } from '@atrium/domain/access/flags.ts';
import { day, hour } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../base/context.ts';
import { codeOf, type Call } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import { addMembers, contextOf } from '../enrollment/workshop.fixture.ts';
import { resetEventsCalendar } from './service/calendars.ts';
import { inviteFriendsToEvent } from './service/inviteFriends.ts';
import { saveMemberEventRsvp } from './service/saveMemberEventRsvp.ts';
import { tellChanges } from './service/tellChanges.ts';

const unnumbered = { clientSeq: null, deviceId: '' } as const;

/**
 * Answers to one event, which staff moves, invitations to it by several members to the same friends, and new calendar
 * addresses.
 */
export async function eventCalls(server: TestServer): Promise<Record<string, Call>> {
  const now = server.clock.now();
  const memberEventId = 'locks-event';
  await server.db
    .insertInto('member_event')
    .values({
      member_event_id: memberEventId,
      title: 'Locks',
      hero_image_url: '/x.svg',
      zoom_link: '/room',
      start_at: new Date(now + 1e3 * day),
    })
    .execute();
  const members = await addMembers(server, 'guest', 4);
  let asked = 0;
  /** Each call two hours after the one before, so that no limit of an hour or a minute ends the test. */
  const as = (n: number): MemberContext => {
    asked += 1;
    const context = contextOf(server, members[n % members.length] ?? '', now + asked * 2 * hour);
    return { ...context, viewer: { ...context.viewer, flags: { ...defaultFlags, inviteAFriend: true } } };
  };
  const friends = ['one', 'two', 'three'].map((name) => `${name}@friends.example`);
  return {
    saveMemberEventRsvp: async (n) => {
      const ctx = as(n);
      const status = asked % 2 === 0 ? 'ACTIVE' : 'DELETED';
      const intent = { userId: ctx.viewer.memberId, memberEventId, status, ...unnumbered } as const;
      return codeOf(await saveMemberEventRsvp(ctx, intent));
    },
    inviteFriendsToEvent: async (n) => {
      const emails = n % 2 === 0 ? friends : friends.toReversed();
      return codeOf(await inviteFriendsToEvent(as(n), { memberEventId, emails, ...unnumbered }));
    },
    'an event that staff moves': async (n) => {
      await server.db
        .updateTable('member_event')
        .set({ start_at: new Date(now + 1_000 * day + (n % 3) * hour), zoom_link: `/room-${String(n % 2)}` })
        .where('member_event_id', '=', memberEventId)
        .execute();
      await tellChanges(server.context(null, now));
      return 'done';
    },
    resetEventsCalendar: async (n) => codeOf(await resetEventsCalendar(as(n), unnumbered)),
  };
}
