import { day, hour, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addMembers, contextOf } from '../enrollment/workshop.fixture.ts';
import { saveMemberEventRsvp } from './service/saveMemberEventRsvp.ts';
import { tellChanges } from './service/tellChanges.ts';

// An event of many attendees is moved, and telling them is ended in between.

let server: TestServer;
let owner: pg.Client;
beforeAll(async () => {
  // the mails are read in the outbox
  server = await startServer({ worker: false });
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const attendees = 450;

/** An event that starts in five days, and its attendees, in the order of their answers. */
async function addEvent(id: string) {
  const now = server.clock.now();
  const at = (days: number) => new Date(now + days * day);
  await server.db
    .insertInto('member_event')
    .values({ member_event_id: id, title: id, hero_image_url: '/x.svg', zoom_link: '/room', start_at: at(5) })
    .execute();
  const members = await addMembers(server, id, attendees);
  await sql`insert into member_event_rsvp (member_id, member_event_id, customer_id, status, changed_at)
    select m.member_id, ${id}, m.customer_id, 'ACTIVE', ${new Date(now - hour)}
    from unnest(${members}::text[]) with ordinality a (member_id, n) join member m using (member_id)
    order by n`.execute(server.db);
  return {
    members,
    /** Staff moves it to so many days from now. */
    move: async (days: number): Promise<void> => {
      await server.db
        .updateTable('member_event')
        .set({ start_at: at(days) })
        .where('member_event_id', '=', id)
        .execute();
    },
    tell: () => tellChanges(server.context(null, now + minute)),
    answer: (memberId: string, status: 'ACTIVE' | 'DELETED') =>
      saveMemberEventRsvp(contextOf(server, memberId, now, ['area/mcsc-unlimited']), {
        userId: memberId,
        memberEventId: id,
        status,
        clientSeq: null,
        deviceId: '',
      }),
    /** What each was told, as 'day it was, day it is', and the sequences in their calendar, by the member. */
    told: async () => {
      const rows = await server.db
        .selectFrom('mail')
        .select(['to_address as to', 'body', 'calendar'])
        .where('letter', '=', 'eventMoved')
        .where('subject', 'like', `%${id}`)
        .orderBy('mail_id')
        .execute();
      // mails name days in the zone of their reader
      const { rows: zones } = await sql<{ zone: string }>`select member_time_zone(${members[0] ?? ''}) as zone`.execute(
        server.db,
      );
      const dayOf = new Intl.DateTimeFormat('en-US', { day: 'numeric', timeZone: zones[0]?.zone ?? 'UTC' });
      const named = new Map([5, 6, 7].map((days) => [Number(dayOf.format(at(days))), days]));
      const told = new Map<string, { moves: string[]; sequences: number[] }>();
      for (const { to, body, calendar } of rows) {
        const member = to.split('@', 1)[0] ?? '';
        const days = [...body.matchAll(/[A-Z][a-z]+ (\d+), \d{4}/g)].map((match) => named.get(Number(match[1])));
        const known = told.get(member) ?? { moves: [], sequences: [] };
        known.moves.push(`${String(days[1])} to ${String(days[0])}`);
        known.sequences.push(Number(/SEQUENCE:(\d+)/.exec(calendar ?? '')?.[1]));
        told.set(member, known);
      }
      return told;
    },
  };
}

/** Does something to the connection that queues a mail to this address, until it is undone. */
async function atMailTo(address: string, what: string): Promise<() => Promise<unknown>> {
  await owner.query(`create function at_mail() returns trigger language plpgsql security definer as $$ begin
    if new.to_address = '${address}' then ${what}; end if; return new; end $$`);
  await owner.query('create trigger at_mail before insert on mail for each row execute function at_mail()');
  return () => owner.query('drop function at_mail cascade');
}

test('[EVT-03] a member who attends is told of a change once, also when the program ends while many are told', async () => {
  const { members, move, tell, told } = await addEvent('ended');
  await move(6);
  const undo = await atMailTo(`${members[300] ?? ''}@test.example`, 'perform pg_terminate_backend(pg_backend_pid())');
  await expect(tell()).rejects.toThrow();
  await undo();
  const before = await told();
  expect(before.size).toBeGreaterThan(0);
  expect(before.size).toBeLessThan(attendees);
  for (const _ of [1, 2, 3]) await tell();
  const after = await told();
  expect(after.size).toBe(attendees);
  expect(new Set([...after.values()].map(({ moves }) => moves.join()))).toEqual(new Set(['5 to 6']));
  const left = server.db.selectFrom('event_change').select('revision').where('member_event_id', '=', 'ended');
  expect(await left.execute()).toEqual([]);
});

test('[EVT-03] one who cannot be told keeps it from nobody; a second change is told by what each knows, in order', async () => {
  const { members, move, tell, told, answer } = await addEvent('twice');
  const [first = '', leaver = '', late = ''] = members;
  await answer(late, 'DELETED');
  await move(6);
  const undo = await atMailTo(`${first}@test.example`, `raise 'no'`);
  await answer(late, 'ACTIVE');
  await tell();
  expect(server.takeErrors().map(({ msg }) => msg)).toEqual(['due work failed for one of several']);
  expect([(await told()).size, (await told()).has(first)]).toEqual([attendees - 2, false]);
  await answer(leaver, 'DELETED');
  await undo();
  await move(7);
  for (const _ of [1, 2, 3]) await tell();
  const all = await told();
  expect(all.get(first)).toMatchObject({ moves: ['5 to 7'] });
  expect(all.get(leaver)).toMatchObject({ moves: ['5 to 6'] });
  // a member who answered meanwhile knew the second start
  expect(all.get(late)).toMatchObject({ moves: ['6 to 7'] });
  const others = members.slice(3).map((memberId) => all.get(memberId));
  expect(new Set(others.map((one) => one?.moves.join()))).toEqual(new Set(['5 to 6,6 to 7']));
  expect(others.filter((one) => (one?.sequences[0] ?? NaN) >= (one?.sequences[1] ?? NaN))).toEqual([]);
});
