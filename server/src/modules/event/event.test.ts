import { hour, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
let start: number;
beforeAll(async () => {
  server = await startServer();
  start = server.clock.now();
});
afterAll(() => server.close());

const eventFields = `memberEventId eventStart eventEnd timeZone title subtitle details status heroImageUrl attending zoomLink
  recordingUrl eventType { type label } eventCategory { category label }`;
const oneEvent = `query ($id: ID!) { getMemberEvent(memberEventId: $id) { ${eventFields} } }`;

interface EventAnswer {
  readonly memberEventId: string;
  readonly eventStart: string;
  readonly eventEnd: string | null;
  readonly attending: boolean;
  readonly zoomLink: string | null;
  readonly recordingUrl: string | null;
  readonly eventCategory: { readonly category: string; readonly label: string };
  readonly eventType: { readonly type: string; readonly label: string } | null;
  readonly details: string;
}

async function eventOf(name: string, id: string): Promise<EventAnswer> {
  const caller = await server.as(name);
  return (await caller.query<{ getMemberEvent: EventAnswer }>(oneEvent, { id })).getMemberEvent;
}

async function idsOf(name: string, args: string): Promise<{ ids: string[]; nextAfter: number | null }> {
  const caller = await server.as(name);
  const { listMemberEvents: page } = await caller.query<{
    listMemberEvents: { events: { memberEventId: string }[]; nextAfter: number | null };
  }>(`{ listMemberEvents(${args}) { events { memberEventId } nextAfter } }`);
  return { ids: page.events.map(({ memberEventId }) => memberEventId), nextAfter: page.nextAfter };
}

const upcoming = [
  'office-hours-pricing',
  'what-changed-in-ai',
  'new-member-orientation',
  'certificates-are-issued',
  'procurement-team-inbox',
];

test('[EVT-02] an event has what its page shows', async () => {
  const event = await eventOf('member', 'what-changed-in-ai');
  expect(event).toMatchObject({
    title: 'What changed in AI this month, and what to ignore',
    timeZone: 'America/New_York',
    status: 'PUBLISHED',
    attending: true,
    eventType: { type: 'LISTEN_AND_LEARN', label: 'Listen and learn' },
    heroImageUrl: '/files/art/event/what-changed-in-ai.svg',
  });
  expect(Number(event.eventEnd) - Number(event.eventStart)).toBe(45 * minute);
  expect(event.details).toMatch(/^<p>Four announcements/);
  const { errors } = await (await server.as('member')).ask(oneEvent, { id: 'nowhere' });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('[EVT-02] [THR-32] details are sanitized when they are served, and links that run code are none', async () => {
  await server.db
    .insertInto('member_event')
    .values({
      member_event_id: 'planted',
      title: 'Planted',
      hero_image_url: '/x.svg',
      details: '<p onclick="x()">Good<script>bad()</script></p>',
      start_at: new Date(start - 9 * hour),
      recording_url: 'javascript:alert(1)',
    })
    .execute();
  const event = await eventOf('member', 'planted');
  expect(event.details).toBe('<p>Good</p>');
  expect([event.recordingUrl, event.zoomLink]).toEqual([null, null]);
  await server.db.deleteFrom('member_event').where('member_event_id', '=', 'planted').execute();
});

test('[EVT-10] an event without a category is a key date', async () => {
  const keyDate = await eventOf('member', 'certificates-are-issued');
  expect(keyDate.eventCategory).toEqual({ category: 'KEY_DATES', label: 'Key Date' });
  expect(keyDate).toMatchObject({ eventType: null, eventEnd: null });
  expect((await idsOf('member', 'category: "KEY_DATES"')).ids).toEqual(['certificates-are-issued']);
  expect((await idsOf('member', 'type: "ORIENTATION"')).ids).toEqual(['new-member-orientation']);
});

test('[EVT-08] latest events are those not over yet, soonest first; past ones most recent first', async () => {
  const caller = await server.as('member');
  const { listMemberEvents } = await caller.query<{ listMemberEvents: { events: { eventStart: string }[] } }>(
    '{ listMemberEvents(sort: latest) { events { eventStart } } }',
  );
  const starts = listMemberEvents.events.map(({ eventStart }) => Number(eventStart));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect((await idsOf('member', 'sort: latest')).ids.toSorted()).toEqual(upcoming.toSorted());
  expect((await idsOf('member', 'sort: past')).ids).toEqual(['reading-a-balance-sheet', 'walk-and-talk-autumn']);
});

test('[EVT-01] pages of the list together are the list', async () => {
  const whole = (await idsOf('member', 'sort: latest')).ids;
  const found: string[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page = await idsOf('member', `after: ${String(after)}, count: 2`);
    expect(page.ids.length).toBeLessThanOrEqual(2);
    found.push(...page.ids);
    after = page.nextAfter;
  }
  expect(found).toEqual(whole);
  for (const args of ['count: 0', 'count: 101', 'after: -1']) {
    const { errors } = await (await server.as('member')).ask(`{ listMemberEvents(${args}) { nextAfter } }`);
    expect(errors?.[0]?.extensions.code, args).toBe('INVALID_INPUT');
  }
});

test('[EVT-09] answers are the own ones, and are refused to others', async () => {
  const caller = await server.as('member');
  const rsvps = `query ($id: ID!, $past: Boolean) {
    listMemberEventsRsvp(userId: $id, includePastEvents: $past) { memberEventId status userId zoomJoinUrl } }`;
  type Listed = { listMemberEventsRsvp: { memberEventId: string; userId: string; status: string }[] };
  const ids = async (past: boolean): Promise<string[]> => {
    const { listMemberEventsRsvp: list } = await caller.query<Listed>(rsvps, { id: caller.memberId, past });
    expect(new Set(list.map(({ userId, status }) => `${userId} ${status}`))).toEqual(
      new Set([`${caller.memberId} ACTIVE`]),
    );
    return list.map(({ memberEventId }) => memberEventId);
  };
  expect(await ids(false)).toEqual(['what-changed-in-ai', 'office-hours-pricing']);
  expect(await ids(true)).toEqual([
    'what-changed-in-ai',
    'office-hours-pricing',
    'reading-a-balance-sheet',
    'walk-and-talk-autumn',
  ]);
  const other = await caller.ask(rsvps, { id: (await server.as('archive')).memberId });
  expect(other.errors?.[0]?.extensions.code).toBe('FORBIDDEN');

  const own = 'query ($id: ID!) { getMemberEventRsvp(memberEventId: $id) { memberEventId status } }';
  expect(await caller.query(own, { id: 'what-changed-in-ai' })).toEqual({
    getMemberEventRsvp: { memberEventId: 'what-changed-in-ai', status: 'ACTIVE' },
  });
  expect(await caller.query(own, { id: 'new-member-orientation' })).toEqual({ getMemberEventRsvp: null });
});

test('[EVT-05] [EVT-12] [THR-41] the room is shown to those who attend, from three hours before the start to the end; of a canceled event nothing is', async () => {
  const id = 'what-changed-in-ai';
  const { eventStart, eventEnd } = await eventOf('member', id);
  const linkInList = async (name: string, memberEventId: string) => {
    type List = { listMemberEvents: { events: { memberEventId: string; zoomLink: string | null }[] } };
    const caller = await server.as(name);
    const { listMemberEvents } = await caller.query<List>('{ listMemberEvents { events { memberEventId zoomLink } } }');
    return listMemberEvents.events.find((event) => event.memberEventId === memberEventId)?.zoomLink;
  };
  const at = async (instant: number) => {
    await server.clock.moveTo(instant);
    const [attending, other] = [await eventOf('member', id), await eventOf('archive', id)];
    expect([attending.attending, other.attending]).toEqual([true, false]);
    // in a list it is shown to the same people
    const listed = await Promise.all(['member', 'archive'].map(async (name) => linkInList(name, id)));
    expect(listed).toEqual(instant < Number(eventEnd) ? [attending.zoomLink, other.zoomLink] : [undefined, undefined]);
    return [attending.zoomLink, other.zoomLink];
  };
  const room = `/__sandbox/meeting/event/${id}`;
  expect(await at(Number(eventStart) - 3 * hour - minute)).toEqual([null, null]);
  expect(await at(Number(eventStart) - 3 * hour)).toEqual([room, null]);
  expect(await at(Number(eventEnd) - minute)).toEqual([room, null]);
  expect(await at(Number(eventEnd))).toEqual([null, null]);
  // the recording is served from the end on, even if its address was entered before
  const setRecording = (recording_url: string | null) =>
    server.db.updateTable('member_event').set({ recording_url }).where('member_event_id', '=', id).execute();
  await setRecording('/early');
  expect((await eventOf('member', id)).recordingUrl).toBe('/early');
  await server.clock.moveTo(Number(eventEnd) - minute);
  expect((await eventOf('member', id)).recordingUrl).toBeNull();
  await setRecording(null);
  await server.clock.moveTo(start);

  const recorded = await eventOf('limited', 'reading-a-balance-sheet');
  expect(recorded.attending).toBe(false);
  expect(recorded.zoomLink).toBe('/__sandbox/meeting/event/reading-a-balance-sheet?recording=1');
  expect(recorded.recordingUrl).toBe(recorded.zoomLink);
  const setStatus = (status: 'PUBLISHED' | 'CANCELED') =>
    server.db
      .updateTable('member_event')
      .set({ status })
      .where('member_event_id', '=', 'reading-a-balance-sheet')
      .execute();
  await setStatus('CANCELED');
  const { zoomLink, recordingUrl } = await eventOf('limited', 'reading-a-balance-sheet');
  expect([zoomLink, recordingUrl]).toEqual([null, null]);
  await setStatus('PUBLISHED');
});

test('[EVT-08] a canceled event is in neither list, and one that runs long stays where its start puts it', async () => {
  const added = (id: string, from: number, to: number, status: 'PUBLISHED' | 'CANCELED' = 'PUBLISHED') => ({
    member_event_id: id,
    title: id,
    hero_image_url: '/x.svg',
    status,
    start_at: new Date(start + from * hour),
    end_at: new Date(start + to * hour),
  });
  await server.db
    .insertInto('member_event')
    .values([
      added('listed-long', -2, 99),
      added('listed-short', -1, 1),
      added('listed-off', 2, 3, 'CANCELED'),
      added('listed-off-before', -3, -2, 'CANCELED'),
    ])
    .execute();
  const listed = async (sort: string) =>
    (await idsOf('member', `sort: ${sort}, count: 100`)).ids.filter((id) => id.startsWith('listed-'));
  expect([await listed('latest'), await listed('past')]).toEqual([['listed-long', 'listed-short'], []]);
  await server.db.deleteFrom('member_event').where('member_event_id', 'like', 'listed-%').execute();
});
