import { day } from '@atrium/domain/time.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { begin, firstPlace, report } from '../video/video.fixture.ts';
import { eraseDue } from './service/eraseDue.ts';

// What else asks for the rows of a member while their account is erased.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Makes an erasure due. */
async function wish(memberId: string): Promise<number> {
  const now = server.clock.now();
  await server.db.updateTable('member').set({ manage_billing: false }).where('member_id', '=', memberId).execute();
  await server.db
    .insertInto('member_erasure')
    .values({ member_id: memberId, requested_at: new Date(now - 14 * day), due_at: new Date(now) })
    .execute();
  return now;
}

/** What is done when an account is about to be removed; it has to wait until that is over. */
async function whileErased<T>(memberId: string, meanwhile: () => Promise<T>): Promise<T> {
  const now = await wish(memberId);
  const pause = await pauseAt(server, 'delete', 'member');
  try {
    const erasing = eraseDue(server.context(null, now));
    await pause.untilWaiting(1);
    let isAnswered = false;
    const answering = meanwhile().finally(() => {
      isAnswered = true;
    });
    await pause.untilWaiting(2, () => isAnswered);
    const wasEarly = isAnswered;
    await pause.release();
    const [answer] = await Promise.all([answering, erasing]);
    expect(wasEarly).toBe(false);
    return answer;
  } finally {
    await pause.close();
  }
}

const entriesAbout = (memberId: string) =>
  server.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_member_id as by', 'detail'])
    .where('subject', '=', `member/${memberId}`)
    .where('action', '<>', 'ACCOUNT_TYPE_CHANGED')
    .orderBy('audit_entry_id')
    .execute();
/** The product erases; nobody who is gone did. */
const erased = { action: 'ACCOUNT_ERASED', by: null, detail: {} };

test('[ACT-05] the audit log says once that an account was deleted, by the product', async () => {
  const { memberId } = await server.as('planner');
  const now = await wish(memberId);
  for (const at of [now - 1, now, now]) await eraseDue(server.context(null, at));
  expect(await entriesAbout(memberId)).toEqual([erased]);
});

test('[ACT-05] a wish that is taken back while the account is removed comes too late, and nobody is told otherwise', async () => {
  const caller = await server.as('sprint');
  const answer = await whileErased(caller.memberId, () =>
    caller.query<{ cancelErasure: unknown }>('mutation { cancelErasure { erasure { dueAt } error { code } } }'),
  );
  expect(answer.cancelErasure).toEqual({ erasure: null, error: null });
  expect(await entriesAbout(caller.memberId)).toEqual([erased]);
  const told = await server.db.selectFrom('mail').select('subject').where('dedupe_key', 'like', 'erasure/%').execute();
  expect(told).toEqual([]);
});

test('[ACT-05] [VID-13] no report of a player is stored while its account is removed', async () => {
  const caller = await server.as('academy');
  const place = await firstPlace(caller, 'platform-strategy');
  const viewingId = await begin(caller, place);
  const answer = await whileErased(caller.memberId, () => report(caller, viewingId, place, { clientSeq: 1, at: 5 }));
  expect(answer).toMatchObject({ status: null, farthestWatchedTime: null });
  expect(await entriesAbout(caller.memberId)).toEqual([erased]);
});

test('[ACT-05] however many accounts cannot be erased, they keep no other waiting', async () => {
  const members = await server.db.selectFrom('member').select('member_id').orderBy('member_id').limit(23).execute();
  const memberIds = members.map((member) => member.member_id);
  for (const memberId of memberIds) await wish(memberId);
  const stuck = memberIds.slice(0, 22);
  await server.db
    .updateTable('member_erasure')
    .set({ due_at: new Date(server.clock.now() - day) })
    .where('member_id', 'in', stuck)
    .execute();
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  await owner.query(`create function stay() returns trigger language plpgsql as
    $$ begin raise exception 'this one stays'; end $$;
    create trigger a_stays before delete on member for each row
      when (old.member_id in (${stuck.map((memberId) => `'${memberId}'`).join()})) execute function stay()`);
  await eraseDue(server.context(null, server.clock.now()));
  await owner.query('drop trigger a_stays on member');
  await owner.end();
  const left = await server.db.selectFrom('member').select('member_id').where('member_id', 'in', memberIds).execute();
  expect(left.map((member) => member.member_id).sort()).toEqual(stuck);
  expect(server.takeErrors()).toHaveLength(22);
});
