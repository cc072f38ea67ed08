import { hour, minute } from '@atrium/domain/time.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
let start: number;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  // calendar files have whole seconds
  start = Math.floor(server.clock.now() / 1000) * 1000;
  member = await server.as('member');
});
afterAll(() => server.close());

type Addresses = { readonly url: string; readonly webcalUrl: string };

const addressesOf = async (caller: Caller): Promise<Addresses> =>
  (await caller.query<{ getEventsCalendar: Addresses }>('{ getEventsCalendar { url webcalUrl } }')).getEventsCalendar;

/** The events of a calendar by the id of the product. A calendar program sends no sign-in. */
async function read(
  url: string,
): Promise<Map<string, { status: string; sequence: number; start: number; end: number; uid: string }>> {
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  return new Map(
    calendar.getAllSubcomponents('vevent').map((entry) => {
      const event = new ICAL.Event(entry);
      const times = { start: event.startDate.toJSDate().getTime(), end: event.endDate.toJSDate().getTime() };
      const status = String(entry.getFirstPropertyValue('status'));
      const id = event.uid.replace(/^event-|@.*$/g, '');
      return [id, { status, sequence: event.sequence, uid: event.uid, ...times }];
    }),
  );
}

test('[EVT-07] the feed has every event, the attended ones confirmed, at the instants of the product', async () => {
  const { url, webcalUrl } = await addressesOf(member);
  expect(await addressesOf(member)).toEqual({ url, webcalUrl });
  expect(webcalUrl).toBe(url.replace('http:', 'webcal:'));
  const events = await read(url);
  expect(events.get('what-changed-in-ai')?.status).toBe('CONFIRMED');
  expect(events.get('new-member-orientation')?.status).toBe('TENTATIVE');
  const stored = await server.db
    .selectFrom('member_event')
    .select(['member_event_id', 'start_at', 'ends_at'])
    .execute();
  for (const { member_event_id: id, start_at, ends_at } of stored) {
    expect([id, events.get(id)?.start, events.get(id)?.end]).toEqual([id, start_at.getTime(), ends_at.getTime()]);
  }
  expect(new Set([...events.values()].map(({ uid }) => uid)).size).toBe(stored.length);
});

test('[EVT-07] a canceled event stays in the feeds of those who answered it, as canceled, and leaves the others', async () => {
  const id = 'office-hours-pricing';
  const statuses = async () => {
    const urls = [await addressesOf(member), await addressesOf(await server.as('academy'))];
    return Promise.all(urls.map(async ({ url }) => (await read(url)).get(id)?.status));
  };
  const setStatus = (status: 'CANCELED' | 'PUBLISHED') =>
    server.db.updateTable('member_event').set({ status }).where('member_event_id', '=', id).execute();
  expect(await statuses()).toEqual(['CONFIRMED', 'TENTATIVE']);
  await setStatus('CANCELED');
  expect(await statuses()).toEqual(['CANCELLED', undefined]);
  await setStatus('PUBLISHED');
});

test('[EVT-07] across daylight saving an event keeps its instant, whatever the zone', async () => {
  // New York moves its clocks between these two, at 06:00 UTC on November 1, 2026
  const instants = { before: Date.UTC(2026, 10, 1, 5, 30), after: Date.UTC(2026, 10, 1, 6, 30) };
  for (const [name, instant] of Object.entries(instants)) {
    await server.db
      .insertInto('member_event')
      .values({
        member_event_id: `saving-${name}`,
        title: 'A, B; C\nD',
        hero_image_url: '/x.svg',
        time_zone: 'America/New_York',
        start_at: new Date(instant),
      })
      .execute();
  }
  const events = await read((await addressesOf(member)).url);
  for (const [name, instant] of Object.entries(instants)) {
    expect(events.get(`saving-${name}`)).toMatchObject({ start: instant, end: instant + hour });
  }
});

test('[EVT-07] the file of one event is had while attending; a change of the event or of the answer raises its sequence', async () => {
  const id = 'what-changed-in-ai';
  interface Links {
    calendarUrl: string | null;
    googleUrl: string | null;
    outlookUrl: string | null;
  }
  const linksOf = async (caller: Caller): Promise<Links> => {
    const { getMemberEvent } = await caller.query<{ getMemberEvent: Links }>(
      `{ getMemberEvent(memberEventId: "${id}") { calendarUrl googleUrl outlookUrl } }`,
    );
    return getMemberEvent;
  };
  const none = { calendarUrl: null, googleUrl: null, outlookUrl: null };
  const archive = await server.as('archive');
  expect(await linksOf(archive)).toEqual(none);
  const guessed = (await addressesOf(archive)).url.replace('.ics', `/${id}.ics`);
  expect((await fetch(guessed)).status).toBe(404);
  const links = await linksOf(member);
  expect(links.googleUrl).toContain('text=What+changed+in+AI');
  expect(new URL(links.outlookUrl ?? '').searchParams.get('body')).toMatch(new RegExp(`/events/${id}$`));
  const url = links.calendarUrl ?? '';
  const first = (await read(url)).get(id);
  expect(first?.status).toBe('CONFIRMED');
  await server.db
    .updateTable('member_event')
    .set({ start_at: new Date(start + 7 * hour), end_at: new Date(start + 8 * hour) })
    .where('member_event_id', '=', id)
    .execute();
  const moved = (await read(url)).get(id);
  expect(moved).toMatchObject({ uid: first?.uid, start: start + 7 * hour, status: 'CONFIRMED' });
  expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? NaN);
  await member.query(
    `mutation { saveMemberEventRsvp(input: { userId: "${member.memberId}", memberEventId: "${id}", status: DELETED }) { error { code } } }`,
  );
  const removed = (await read(url)).get(id);
  expect(removed).toMatchObject({ uid: first?.uid, status: 'CANCELLED' });
  expect(removed?.sequence).toBeGreaterThan(moved?.sequence ?? NaN);
  expect((await read((await addressesOf(member)).url)).get(id)).toEqual(removed);
  expect(await linksOf(member)).toEqual(none);
});

test('[EVT-07] [THR-45] a reset ends the old addresses, at most once a minute; a guess opens nothing', async () => {
  const caller = await server.as('archive');
  const old = (await addressesOf(caller)).url;
  const reset = async (number: number) => {
    const input = `{ deviceId: "a", clientSeq: "${String(number)}" }`;
    const mutation = `mutation { resetEventsCalendar(input: ${input}) { url error { code retryAfter } } }`;
    type Answer = { resetEventsCalendar: { url: string | null; error: { code: string; retryAfter: number } | null } };
    return (await caller.query<Answer>(mutation)).resetEventsCalendar;
  };
  expect((await reset(1)).error).toBeNull();
  await server.clock.advance(minute / 2);
  const { url: none, error } = await reset(2);
  expect([none, error?.code]).toEqual([null, 'RATE_LIMITED']);
  expect(error?.retryAfter).toBeLessThanOrEqual(30);
  await server.clock.advance(minute);
  const { url } = await reset(2);
  // each reset begins a minute of its own
  expect((await reset(3)).error?.code).toBe('RATE_LIMITED');
  expect((await fetch(old)).status).toBe(404);
  expect((await fetch(old.replace('.ics', '/what-changed-in-ai.ics'))).status).toBe(404);
  expect((await read(url ?? '')).size).toBeGreaterThan(0);
  for (const guess of ['a', 'a'.repeat(22), '..', '%00']) {
    expect((await fetch(new URL(`/calendar/events/${guess}.ics`, server.origin))).status).toBe(404);
  }
});

test('looking at events and their calendar writes nothing', async () => {
  const look = async (): Promise<Record<string, unknown>> => {
    await addressesOf(member);
    await member.query('{ listMemberEvents { events { calendarUrl } } }');
    await member.query('{ getMemberEvent(memberEventId: "procurement-team-inbox") { calendarUrl } }');
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db);
    const found: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await sql`
        select count(*), md5(string_agg(xmin::text || t::text, '|' order by t::text)) from ${sql.table(name)} t`.execute(
        server.db,
      );
      found[name] = rows[0];
    }
    return found;
  };
  // jobs of the tests before may still write; a look that writes does so each time
  const changed = async (): Promise<string[]> => {
    const [before, after] = [await look(), await look()];
    return Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  };
  await expect.poll(changed).toEqual([]);
});

test('[EVT-07] the feed of a member who may no longer see events is closed', async () => {
  const caller = await server.as('academy');
  const { url } = await addressesOf(caller);
  expect((await fetch(url)).status).toBe(200);
  await server.db.deleteFrom('entitlement_grant').where('member_id', '=', caller.memberId).execute();
  expect((await fetch(url)).status).toBe(404);
});
