import { day, hour, minute } from '@atrium/domain/time.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReceivedMail } from '../../adapters/local/mailbox.ts';
import { asMember } from '../../base/context.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { findViewer } from '../entitlement/service/findViewer.ts';
import { remindAttendees } from './service/remind.ts';
import { saveMemberEventRsvp } from './service/saveMemberEventRsvp.ts';
import { settleRegistration } from './service/settleRegistration.ts';
import { tellChanges } from './service/tellChanges.ts';
import { saveRsvp } from './store/saveRsvp.ts';

let server: TestServer;
let start: number;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  start = server.clock.now();
  member = await server.as('member');
});
afterAll(() => server.close());

const orientation = 'new-member-orientation';
const save = `mutation ($input: SaveMemberEventRsvpInput!) {
  saveMemberEventRsvp(input: $input) { updatedMemberEventRsvpId error { code } } }`;

async function answer(
  caller: Caller,
  input: {
    memberEventId?: string;
    status: 'ACTIVE' | 'DELETED';
    clientSeq?: string;
    deviceId?: string;
    userId?: string;
  },
): Promise<{ id: string | null; code: string | null }> {
  const { saveMemberEventRsvp: saved } = await caller.query<{
    saveMemberEventRsvp: { updatedMemberEventRsvpId: string | null; error: { code: string } | null };
  }>(save, { input: { userId: caller.memberId, memberEventId: orientation, ...input } });
  return { id: saved.updatedMemberEventRsvpId, code: saved.error?.code ?? null };
}

const rowOf = (memberId: string, memberEventId: string) =>
  server.db
    .selectFrom('member_event_rsvp')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('member_event_id', '=', memberEventId)
    .execute();

/** The row, after the job has registered it with the provider. */
async function settled(memberId: string, memberEventId: string) {
  await expect.poll(() => countUnsettled(memberId, memberEventId)).toBe(0);
  return (await rowOf(memberId, memberEventId))[0];
}

/** How many answers of the member to events with such ids are not registered with the provider. */
async function countUnsettled(memberId: string, like: string): Promise<number> {
  const rows = await server.db
    .selectFrom('member_event_rsvp')
    .select('member_event_id')
    .where('member_id', '=', memberId)
    .where('member_event_id', 'like', like)
    .whereRef('changes', '!=', 'registered_changes')
    .execute();
  return rows.length;
}

const mailsAbout = async (title: string): Promise<ReceivedMail[]> =>
  (await server.mails()).filter(({ subject }) => subject.includes(title));

function readCalendar(text: string | null | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(text ?? '') as unknown[]);
  const entry = calendar.getFirstSubcomponent('vevent');
  if (entry === null) throw new Error('no event in the file');
  const value = (name: string): string => String(entry.getFirstPropertyValue(name));
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    start: new ICAL.Event(entry).startDate.toJSDate().getTime(),
    attendee: value('attendee'),
    organizer: value('organizer'),
  };
}

test('[EVT-03] [EVT-07] an answer is confirmed by mail, and its cancellation takes the event out of the calendar', async () => {
  expect(await answer(member, { status: 'ACTIVE', clientSeq: '1', deviceId: 'a' })).toEqual({
    id: expect.any(String) as string,
    code: null,
  });
  const registered = await settled(member.memberId, orientation);
  expect(registered?.zoom_join_url).toMatch(/^\/__sandbox\/meeting\/event\/new-member-orientation\?registrant=/);
  // two mails that wait at once arrive in no fixed order
  await server.mails();
  await answer(member, { status: 'DELETED', clientSeq: '2', deviceId: 'a' });
  expect(await settled(member.memberId, orientation)).toMatchObject({ zoom_join_url: null, zoom_registrant_id: null });

  const [canceled, confirmed, ...others] = await mailsAbout('New member orientation');
  expect(others).toEqual([]);
  expect([confirmed?.subject, canceled?.subject]).toEqual([
    expect.stringContaining("You're attending") as string,
    expect.stringContaining('no longer attending') as string,
  ]);
  expect(confirmed?.text).toContain(`${server.origin}/events/${orientation}`);
  for (const mail of [confirmed, canceled]) expect(mail?.html).toContain('/new-member-orientation.strip.png');
  const [added, removed] = [readCalendar(confirmed?.calendar), readCalendar(canceled?.calendar)];
  expect(added).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED', attendee: 'MAILTO:member@demo.example' });
  expect(removed).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: added.uid, organizer: added.organizer });
  expect(removed.sequence).toBeGreaterThan(added.sequence);
  const { getMemberEvent } = await member.query<{ getMemberEvent: { eventStart: string } }>(
    `{ getMemberEvent(memberEventId: "${orientation}") { eventStart } }`,
  );
  expect(added.start).toBe(Number(getMemberEvent.eventStart));
});

test('[EVT-03] repeating a request changes nothing and sends no second mail', async () => {
  const caller = await server.as('archive');
  const first = await answer(caller, { status: 'ACTIVE', clientSeq: '7', deviceId: 'a' });
  const again = await Promise.all(
    [1, 2, 3].map(() => answer(caller, { status: 'ACTIVE', clientSeq: '7', deviceId: 'a' })),
  );
  expect(again).toEqual([first, first, first]);
  expect(await answer(caller, { status: 'ACTIVE' })).toEqual(first);
  expect(await answer(caller, { status: 'DELETED', clientSeq: '6', deviceId: 'a' })).toMatchObject({
    code: 'CONFLICT',
  });
  expect(await answer(caller, { status: 'DELETED', clientSeq: '1', deviceId: 'b' })).toEqual(first);
  const rows = await rowOf(caller.memberId, orientation);
  expect(rows).toMatchObject([{ status: 'DELETED', changes: 2 }]);
  expect((await mailsAbout('New member orientation')).filter(({ to }) => to === 'archive@demo.example').length).toBe(2);
});

test('[EVT-11] a key date that nobody attends takes no answer, and says so to a member who asks; an earlier one can be left', async () => {
  const memberEventId = 'certificates-are-issued';
  const takes = async (id: string): Promise<boolean> => {
    const asked = `{ getMemberEvent(memberEventId: "${id}") { takesRsvp } }`;
    return (await member.query<{ getMemberEvent: { takesRsvp: boolean } }>(asked)).getMemberEvent.takesRsvp;
  };
  expect([await takes(memberEventId), await takes(orientation)]).toEqual([false, true]);
  const refused = { id: null, code: 'EVENT_WITHOUT_RSVP' };
  expect(await answer(member, { memberEventId, status: 'ACTIVE' })).toEqual(refused);
  expect(await rowOf(member.memberId, memberEventId)).toEqual([]);
  expect(await mailsAbout('Certificates are issued')).toEqual([]);
  const earlier = { memberId: member.memberId, memberEventId, revision: 0, now: new Date(start) };
  await server.db.transaction().execute((tx) => saveRsvp(tx, { ...earlier, status: 'ACTIVE' }));
  expect(await answer(member, { memberEventId, status: 'DELETED' })).toMatchObject({ code: null });
  expect(await rowOf(member.memberId, memberEventId)).toMatchObject([{ status: 'DELETED' }]);
});

test('thirty changes of an answer an hour are enough, and the refusal says how long to wait', async () => {
  const viewer = await findViewer(server.context(null, server.clock.now()), (await server.as('academy')).memberId);
  if (viewer === null) throw new Error('nobody');
  const [id, start] = ['limited', server.clock.now()];
  await server.db
    .insertInto('member_event')
    .values({
      member_event_id: id,
      title: 'Limited',
      hero_image_url: '/x.svg',
      zoom_link: '/room',
      start_at: new Date(start + 9_000 * minute),
    })
    .execute();
  const change = (n: number, now: number) =>
    saveMemberEventRsvp(asMember(server.context(viewer, now)), {
      userId: viewer.memberId,
      memberEventId: id,
      status: n % 2 === 0 ? 'ACTIVE' : 'DELETED',
      clientSeq: n + 1,
      deviceId: 'a',
    });
  for (let n = 0; n < 30; n += 1) expect(await change(n, start), String(n)).toMatchObject({ ok: true });
  expect(await change(30, start + 15 * minute)).toMatchObject({
    refusal: { code: 'RATE_LIMITED', retryAfter: 45 * 60 },
  });
  expect(await change(30, start + 60 * minute)).toMatchObject({ ok: true });
});

test('[EVT-03] [THR-24] nobody answers for another, nor about what is unknown, over or canceled', async () => {
  const other = (await server.as('archive')).memberId;
  const codes = [
    await answer(member, { userId: other, status: 'ACTIVE' }),
    await answer(await server.as('employee'), { userId: other, status: 'ACTIVE' }),
    await answer(member, { memberEventId: 'nowhere', status: 'ACTIVE' }),
    await answer(member, { memberEventId: 'walk-and-talk-autumn', status: 'DELETED' }),
    await answer(member, { status: 'ACTIVE', deviceId: 'x'.repeat(65) }),
  ];
  expect(codes.map(({ code }) => code)).toEqual([
    'FORBIDDEN',
    'FORBIDDEN',
    'NOT_FOUND',
    'EVENT_ENDED',
    'INVALID_INPUT',
  ]);
  const id = 'procurement-team-inbox';
  const setStatus = (status: 'CANCELED' | 'PUBLISHED') =>
    server.db.updateTable('member_event').set({ status }).where('member_event_id', '=', id).execute();
  await setStatus('CANCELED');
  expect(await answer(member, { memberEventId: id, status: 'ACTIVE' })).toMatchObject({ code: 'EVENT_CANCELED' });
  await setStatus('PUBLISHED');
});

test('[EVT-03] a member whose access to events has ended can still cancel, and no longer attend', async () => {
  const caller = await server.as('workshops');
  expect((await answer(caller, { status: 'ACTIVE' })).code).toBeNull();
  await server.db.deleteFrom('entitlement_grant').where('member_id', '=', caller.memberId).execute();
  await expect.poll(async () => (await answer(caller, { status: 'ACTIVE' })).code).not.toBeNull();
  expect(await answer(caller, { status: 'DELETED' })).toEqual({ id: expect.any(String) as string, code: null });
  expect(await rowOf(caller.memberId, orientation)).toMatchObject([{ status: 'DELETED' }]);
});

test('a member who attends is reminded once, a day before, unless they have just answered or attend no longer', async () => {
  const id = 'procurement-team-inbox';
  const [stays, leaves, late] = [member, await server.as('archive'), await server.as('academy')];
  await answer(stays, { memberEventId: id, status: 'ACTIVE' });
  await answer(leaves, { memberEventId: id, status: 'ACTIVE' });
  const { getMemberEvent } = await member.query<{ getMemberEvent: { eventStart: string } }>(
    `{ getMemberEvent(memberEventId: "${id}") { eventStart } }`,
  );
  const dayBefore = Number(getMemberEvent.eventStart) - day;
  const reminders = async (): Promise<string[]> =>
    (await mailsAbout('Coming up: Inside a procurement team')).map(({ to }) => to);
  await server.clock.moveTo(dayBefore - 30 * minute);
  expect(await reminders()).toEqual([]);
  await answer(leaves, { memberEventId: id, status: 'DELETED' });
  await answer(late, { memberEventId: id, status: 'ACTIVE' });
  for (const after of [minute, 2 * minute]) await server.clock.moveTo(dayBefore + after);
  expect(await reminders()).toEqual(['member@demo.example']);
  // a member who leaves and comes back is reminded again, unless the event is canceled meanwhile
  await answer(stays, { memberEventId: id, status: 'DELETED' });
  await answer(stays, { memberEventId: id, status: 'ACTIVE' });
  await answer(late, { memberEventId: id, status: 'DELETED' });
  const setStatus = (status: 'CANCELED' | 'PUBLISHED') =>
    server.db.updateTable('member_event').set({ status }).where('member_event_id', '=', id).execute();
  await setStatus('CANCELED');
  await server.clock.moveTo(dayBefore + 3 * hour);
  expect(await reminders()).toEqual(['member@demo.example']);
  await setStatus('PUBLISHED');
  for (const after of [4 * hour, 5 * hour]) await server.clock.moveTo(dayBefore + after);
  expect(await reminders()).toEqual(['member@demo.example', 'member@demo.example']);
  await server.clock.moveTo(start);
});

test('[EVT-03] a member who attends an event is mailed once that it was moved, canceled or takes place after all, with its calendar file', async () => {
  const [id, now] = ['staff-moves', server.clock.now()];
  const startingIn = (ahead: number) => ({ start_at: new Date(now + ahead), end_at: new Date(now + ahead + hour) });
  await server.db
    .insertInto('member_event')
    .values({
      member_event_id: id,
      title: 'Staff moves',
      hero_image_url: '/x.svg',
      zoom_link: '/room',
      ...startingIn(5 * day),
    })
    .execute();
  const [stays, leaves] = [member, await server.as('archive')];
  for (const caller of [stays, leaves]) await answer(caller, { memberEventId: id, status: 'ACTIVE' });
  await answer(leaves, { memberEventId: id, status: 'DELETED' });
  const update = server.db.updateTable('member_event').where('member_event_id', '=', id);
  let at = now;
  const told = async () => {
    for (const _ of [1, 2]) {
      at += minute;
      await tellChanges(server.context(null, at));
    }
    const mails = [...(await mailsAbout('New time: Staff')), ...(await mailsAbout('Canceled: Staff'))];
    return [...mails, ...(await mailsAbout('Back on: Staff'))];
  };
  const entryOf = (mail: ReceivedMail | undefined) => {
    const calendar = new ICAL.Component(ICAL.parse(mail?.calendar ?? '') as unknown[]);
    const event = calendar.getFirstSubcomponent('vevent');
    const of = (name: string) => String(event?.getFirstPropertyValue(name));
    return [
      String(calendar.getFirstPropertyValue('method')),
      of('uid'),
      of('status'),
      Number(of('sequence')),
      of('dtstart'),
    ] as const;
  };
  const [confirmed] = (await mailsAbout("You're attending: Staff moves")).map(entryOf);
  expect(await told()).toEqual([]);
  // neither another title nor a change that was taken back
  await update.set({ title: 'Staff moves it' }).execute();
  await update.set(startingIn(9 * day)).execute();
  await update.set(startingIn(5 * day)).execute();
  expect(await told()).toEqual([]);

  await update.set(startingIn(6 * day)).execute();
  await update.set(startingIn(7 * day)).execute();
  const moved = await told();
  expect(moved.map(({ to, subject }) => [to, subject])).toEqual([['member@demo.example', 'New time: Staff moves it']]);
  expect(moved[0]?.text).toMatch(/Staff moves it is now on .*, not on .*\./s);

  const [method, uid, status, sequence, starts] = entryOf(moved[0]);
  expect([method, uid, status]).toEqual(['REQUEST', confirmed?.[1], 'CONFIRMED']);
  expect(sequence).toBeGreaterThan(confirmed?.[3] ?? Infinity);
  expect(starts).toBe(new Date(now + 7 * day).toISOString().replace(/\.\d+/, ''));

  await update.set({ status: 'CANCELED' }).execute();
  const canceled = (await told()).filter(({ subject }) => subject === 'Canceled: Staff moves it');
  const off = canceled.map(entryOf)[0];
  expect([canceled.length, off?.slice(0, 3), (off?.[3] ?? 0) > sequence]).toEqual([
    1,
    ['CANCEL', uid, 'CANCELLED'],
    true,
  ]);
  await update.set({ status: 'PUBLISHED' }).execute();
  const all = await told();
  for (const { html } of all) expect(html).toContain('/x.strip.png');
  expect([all.length, new Set(all.map(({ to }) => to))]).toEqual([3, new Set(['member@demo.example'])]);
  // nothing is kept for a member who attends no longer, and was told of none of it
  const kept = server.db.selectFrom('event_change').select('revision').where('member_event_id', '=', id);
  expect(await kept.execute()).toEqual([]);
  // one that is over is nobody's any more
  at = now + 8 * day;
  await update.set({ status: 'CANCELED' }).execute();
  expect(await told()).toHaveLength(3);
  await server.db.deleteFrom('member_event').where('member_event_id', '=', id).execute();
});

test('a member who was reminded of an event that is then put off is reminded of its new start, and once', async () => {
  const [id, now] = ['put-off', server.clock.now()];
  const startingIn = (ahead: number) => ({ start_at: new Date(now + ahead), end_at: new Date(now + ahead + hour) });
  await server.db
    .insertInto('member_event')
    .values({
      member_event_id: id,
      title: 'Put off',
      hero_image_url: '/x.svg',
      zoom_link: '/room',
      ...startingIn(20 * hour),
    })
    .execute();
  await answer(member, { memberEventId: id, status: 'ACTIVE' });
  const reminded = async (at: number) => {
    await remindAttendees(server.context(null, at));
    const mails = await mailsAbout('Coming up: Put off');
    for (const { html } of mails) expect(html).toContain('/x.strip.png');
    return mails.length;
  };
  expect(await reminded(now + 5 * hour)).toBe(1);
  const update = server.db.updateTable('member_event').where('member_event_id', '=', id);
  await update.set(startingIn(6 * day)).execute();
  expect(await reminded(now + 6 * hour)).toBe(1);
  // another title is no other start
  for (const title of ['Put off', 'Put off, renamed']) {
    await update.set({ title }).execute();
    expect(await reminded(now + 5.5 * day)).toBe(2);
  }
});

test('an event that has begun is no longer coming up: a program that was not running reminds nobody of it', async () => {
  const [id, now] = ['begun', server.clock.now()];
  await server.db
    .insertInto('member_event')
    .values({
      member_event_id: id,
      title: 'Begun',
      hero_image_url: '/x.svg',
      zoom_link: '/room',
      start_at: new Date(now + 5 * hour),
      end_at: new Date(now + 9 * hour),
    })
    .execute();
  await answer(member, { memberEventId: id, status: 'ACTIVE' });
  const reminded = async (at: number) => {
    await remindAttendees(server.context(null, at));
    return (await mailsAbout('Coming up: Begun')).length;
  };
  expect(await reminded(now + 5 * hour)).toBe(0);
  expect(await reminded(now + 5 * hour - 1)).toBe(1);
});

test('[EVT-03] a member who may not open the event any more is not called to it', async () => {
  const [id, now] = ['out-of-reach', server.clock.now()];
  await server.db
    .insertInto('member_event')
    .values({
      member_event_id: id,
      title: 'Out of reach',
      hero_image_url: '/x.svg',
      zoom_link: '/room',
      start_at: new Date(now + 20 * hour),
      end_at: new Date(now + 21 * hour),
    })
    .execute();
  const lapsed = await server.as('trial');
  for (const caller of [member, lapsed]) await answer(caller, { memberEventId: id, status: 'ACTIVE' });
  await server.db
    .updateTable('entitlement_grant')
    .set({ ends_at: new Date(now + hour) })
    .where('member_id', '=', lapsed.memberId)
    .execute();
  await remindAttendees(server.context(null, now + 5 * hour));
  expect((await mailsAbout('Coming up: Out of reach')).map(({ to }) => to)).toEqual(['member@demo.example']);
});

test('[THR-41] whatever order requests arrive in, the last intent of the device wins', async () => {
  const viewer = await findViewer(server.context(null, start), (await server.as('academy')).memberId);
  if (viewer === null) throw new Error('nobody');
  const { memberId } = viewer;
  let seed = 20_261_122;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const attended = new Map<string, boolean>();
  for (let round = 0; round < 60; round += 1) {
    const id = `storm-${String(round)}`;
    await server.db
      .insertInto('member_event')
      .values({
        member_event_id: id,
        title: 'A storm',
        hero_image_url: '/x.svg',
        zoom_link: '/room',
        start_at: new Date(start + 9e3 * minute),
      })
      .execute();
    const intents = Array.from(
      { length: 8 },
      (_, n) => ({ n: n + 1, status: random() < 0.5 ? 'ACTIVE' : 'DELETED' }) as const,
    );
    const shuffled = intents.map((intent) => [random(), intent] as const).sort(([a], [b]) => a - b);
    const ctx = asMember(server.context(viewer, start));
    await Promise.all(
      shuffled.map(([, { n, status }]) =>
        saveMemberEventRsvp(ctx, { userId: memberId, memberEventId: id, status, clientSeq: n, deviceId: 'a' }),
      ),
    );
    const last = intents.at(-1)?.status;
    const rows = await rowOf(memberId, id);
    expect(rows.length).toBeLessThanOrEqual(1);
    expect(rows[0]?.status ?? 'DELETED').toBe(last);
    const mails = await server.db
      .selectFrom('mail')
      .select('letter')
      .where('dedupe_key', 'like', `event-rsvp/${String(rows[0]?.member_event_rsvp_id ?? 0)}/%`)
      .orderBy('mail_id')
      .execute();
    expect(mails.length).toBe(rows[0]?.changes ?? 0);
    if (rows.length > 0) {
      expect(mails.at(-1)?.letter).toBe(last === 'ACTIVE' ? 'rsvpConfirmed' : 'rsvpCancelled');
      attended.set(id, last === 'ACTIVE');
    }
  }
  await expect.poll(() => countUnsettled(memberId, 'storm-%')).toBe(0);
  for (const [id, isAttended] of attended) {
    expect((await rowOf(memberId, id))[0]?.zoom_registrant_id !== null, id).toBe(isAttended);
  }
});

test('[THR-41] the provider ends with the latest answer, whichever job is slow, and a failure is tried again', async () => {
  const { memberId } = member;
  const rsvp = { memberId, memberEventId: orientation };
  const registered = new Set<string>();
  let during: (() => Promise<unknown>) | null = null;
  let isAway = true;
  let asked = 0;
  const meetings = {
    register: async (attendee: { memberId: string }) => {
      asked += 1;
      if (isAway) throw new Error('the provider is away');
      const then = during;
      during = null;
      await then?.();
      registered.add(attendee.memberId);
      return { registrantId: 'r', joinUrl: '/own' };
    },
    cancel: (attendee: { memberId: string }) => {
      registered.delete(attendee.memberId);
      return Promise.resolve();
    },
  };
  const set = (status: 'ACTIVE' | 'DELETED', changes: number) =>
    server.db
      .updateTable('member_event_rsvp')
      .set({ status, changes })
      .where('member_id', '=', memberId)
      .where('member_event_id', '=', orientation)
      .execute();
  const ctx = server.context(null, start);
  const job = { ...ctx, ports: { ...ctx.ports, meetings: { ...ctx.ports.meetings, ...meetings } } };
  await server.db
    .transaction()
    .execute((tx) => saveRsvp(tx, { ...rsvp, status: 'DELETED', revision: 0, now: new Date(start) }));
  await set('ACTIVE', 10);
  await expect(settleRegistration(job, rsvp)).rejects.toThrow('away');
  expect(await rowOf(memberId, orientation)).toMatchObject([{ zoom_join_url: null }]);
  isAway = false;
  // while the first job waits for the provider, the member cancels, and that job is done first
  during = async () => {
    await set('DELETED', 11);
    await settleRegistration(job, rsvp);
  };
  await settleRegistration(job, rsvp);
  expect([...registered]).toEqual([]);
  expect(await rowOf(memberId, orientation)).toMatchObject([{ zoom_registrant_id: null, registered_changes: 11 }]);
  await set('ACTIVE', 12);
  await settleRegistration(job, rsvp);
  expect([...registered]).toEqual([memberId]);
  expect(await rowOf(memberId, orientation)).toMatchObject([{ zoom_join_url: '/own', registered_changes: 12 }]);
  // a job that comes twice asks the provider for no second place
  const before = asked;
  await settleRegistration(job, rsvp);
  expect(asked).toBe(before);
});

test('[THR-41] an answer that was given anew keeps no address of the room that was had by the former one', async () => {
  const { memberId } = await server.as('academy');
  await answer(await server.as('academy'), { status: 'ACTIVE' });
  expect(await settled(memberId, orientation)).toMatchObject({ zoom_join_url: expect.any(String) as string });
  const rows = await server.db.transaction().execute(async (tx) => {
    await saveRsvp(tx, { memberId, memberEventId: orientation, status: 'DELETED', revision: 0, now: new Date(start) });
    return tx
      .selectFrom('member_event_rsvp')
      .select(['zoom_join_url', 'zoom_registrant_id'])
      .where('member_id', '=', memberId)
      .where('member_event_id', '=', orientation)
      .execute();
  });
  expect(rows).toEqual([{ zoom_join_url: null, zoom_registrant_id: null }]);
});
