import { persona } from '@atrium/content/people.ts';
import { day, minute } from '@atrium/domain/time.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { addSession } from '../enrollment/workshop.fixture.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { eraseDue } from './service/eraseDue.ts';

let server: TestServer;
let owner: pg.Client;
beforeAll(async () => {
  // the time of the payment provider is the product’s, or what is given back is not among its refunds of the last weeks
  server = await startServer({ tillMoves: true });
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

interface Answer {
  readonly erasure: { readonly requestedAt: string; readonly dueAt: string } | null;
  readonly error: { readonly code: string; readonly field: string | null } | null;
}
const fields = '{ erasure { requestedAt dueAt } error { code field } }';
const request = async (caller: Caller, password: string | null): Promise<Answer> =>
  (
    await caller.query<{ requestErasure: Answer }>(
      `mutation ($password: String) { requestErasure(password: $password) ${fields} }`,
      { password },
    )
  ).requestErasure;
const cancel = async (caller: Caller): Promise<Answer> =>
  (await caller.query<{ cancelErasure: Answer }>(`mutation { cancelErasure ${fields} }`)).cancelErasure;
/** The mails about the account itself; a reminder of a class comes at its own hour. */
const subjects = async (address: string): Promise<string[]> =>
  (await server.mails())
    .filter(({ to, subject }) => to === address && subject.startsWith('Your Atrium account'))
    .map(({ subject }) => subject);
const isThere = async (memberId: string): Promise<boolean> =>
  (await server.db.selectFrom('member').select('email').where('member_id', '=', memberId).execute()).length === 1;

/** Every column of the database, the queue's too, that has one of these words, as 'table.column: word'. */
async function find(words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await owner.query<{ table: string; column: string }>(
    `select format('%I.%I', n.nspname, c.relname) as "table", a.attname as "column"
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  expect(columns.length).toBeGreaterThan(300);
  const found: string[] = [];
  for (const { table, column } of columns) {
    for (const word of words) {
      const text = `${pg.escapeIdentifier(column)}::text`;
      const { rows } = await owner.query(`select from ${table} where ${text} like '%' || $1 || '%' limit 1`, [word]);
      if (rows.length > 0) found.push(`${table}.${column}: ${word}`);
    }
  }
  return found;
}

test('[ACT-05] afterwards no column of the database has the name or an address, and the seat is free', async () => {
  const caller = await server.as('member');
  const { memberId } = caller;
  const second = 'maya@second.example';
  const now = server.clock.now();
  await addSession(server, { sessionId: 'leaving-1', courseId: 'leaving', startAt: now + 40 * day, capacity: 1 });
  const enroll = 'mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { error { code } } }';
  await caller.query(enroll, { input: { userId: memberId, sessionId: 'leaving-1', deviceId: 'a', clientSeq: '1' } });
  const invite =
    'mutation ($input: InviteFriendsToEventInput!) { inviteFriendsToEvent(input: $input) { error { code } } }';
  const input = { memberEventId: 'new-member-orientation', emails: ['friend@friends.example'] };
  await caller.query(invite, { input: { ...input, deviceId: 'a', clientSeq: '1' } });
  await caller.query(`mutation { startAccountLinking(email: "${second}") { error { code } } }`);
  await caller.query('mutation { requestDataDownload { error { code } } }');
  await server.stranger.query(`mutation { forgotPassword(email: "member@demo.example") { success } }`);
  await server.mails();
  await server.db.updateTable('member').set({ manage_billing: false }).where('member_id', '=', memberId).execute();
  const words = ['Fernandes', 'member@demo.example', second];
  const before = await find(words);
  expect(before).toEqual(
    expect.arrayContaining([
      'public.credential.holder_name: Fernandes',
      'public.mail.html: Fernandes',
      'public.member.last_name: Fernandes',
      `public.account_link.email: ${second}`,
      'public.verification_code.address: member@demo.example',
    ]),
  );
  expect((await request(caller, demoPassword)).error).toBeNull();
  const asked = (await server.mails()).find(({ subject }) => subject === 'Your Atrium account will be deleted');
  // in the time zone of the account page
  expect(asked?.text).toMatch(/We'll delete it on .* GMT-[45];/);
  await server.clock.advance(14 * day + minute);
  await expect.poll(() => isThere(memberId)).toBe(false);
  expect(await subjects('member@demo.example')).toContain('Your Atrium account was deleted');
  // the outbox and the queue are done with it
  await expect.poll(() => find(words)).toEqual([]);
  const { rows } = await owner.query<{ taken: number }>(
    `select taken from session_seat where session_id = 'leaving-1'`,
  );
  expect(rows).toEqual([{ taken: 0 }]);
  expect((await caller.ask('{ getMember { userId } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const { getCredential } = await server.stranger.query<{ getCredential: unknown }>(
    `{ getCredential(credentialId: "${await credentialOf()}") { status holderName } }`,
  );
  expect(getCredential).toEqual({ status: 'WITHDRAWN', holderName: null });
});

async function credentialOf(): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `select credential_id as id from credential where holder_name = '' and member_id is null and revoked_at is null
     order by issued_at desc limit 1`,
  );
  return rows[0]?.id ?? '';
}

test('[ACT-05] it needs the password, can be taken back for 14 days, and is asked for once however often it is sent', async () => {
  const caller = await server.as('planner');
  const { email } = persona('planner');
  for (const password of [null, '', 'wrong']) {
    expect(await request(caller, password)).toEqual({
      erasure: null,
      error: { code: 'INVALID_CREDENTIALS', field: 'password' },
    });
  }
  const asked = await request(caller, demoPassword);
  expect(Number(asked.erasure?.dueAt) - Number(asked.erasure?.requestedAt)).toBe(14 * day);
  expect(await request(caller, demoPassword)).toEqual(asked);
  expect(await subjects(email)).toEqual(['Your Atrium account will be deleted']);
  await server.clock.advance(13 * day);
  for (let times = 0; times < 2; times += 1) expect(await cancel(caller)).toEqual({ erasure: null, error: null });
  expect(await subjects(email)).toEqual([
    "Your Atrium account won't be deleted",
    'Your Atrium account will be deleted',
  ]);
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_member_id as by'])
    .where('subject', '=', `member/${caller.memberId}`)
    .where('action', 'like', 'ERASURE_%')
    .orderBy('audit_entry_id')
    .execute();
  const by = caller.memberId;
  expect(entries).toEqual([
    { action: 'ERASURE_REQUESTED', by },
    { action: 'ERASURE_CANCELED', by },
  ]);
  await server.clock.advance(30 * day);
  expect(await isThere(caller.memberId)).toBe(true);
});

test('[ACT-05] it waits until a subscription has ended', async () => {
  const caller = await server.as('ondemand');
  const { getDataSettings } = await caller.query<{ getDataSettings: { hasSubscription: boolean } }>(
    '{ getDataSettings { hasSubscription } }',
  );
  expect(getDataSettings.hasSubscription).toBe(true);
  expect((await request(caller, demoPassword)).error).toBeNull();
  await server.clock.advance(15 * day);
  expect(await isThere(caller.memberId)).toBe(true);
  await server.db
    .updateTable('member')
    .set({ manage_billing: false })
    .where('member_id', '=', caller.memberId)
    .execute();
  await server.clock.advance(minute);
  expect(await isThere(caller.memberId)).toBe(false);
});

test("[ACT-05] a company's figures keep what its member did, under a name that is nobody's", async () => {
  const caller = await server.as('bob@acme.example');
  const { memberId } = caller;
  await owner.query(`update member set last_name = 'Quillfeather' where member_id = $1`, [memberId]);
  const facts = ['course_completion', 'course_badge', 'viewing', 'video_progress'];
  const counts = async (id: string): Promise<Record<string, number>> => {
    const found: Record<string, number> = {};
    for (const table of facts) {
      const { rows } = await owner.query(`select from ${table} where member_id = $1`, [id]);
      found[table] = rows.length;
    }
    return found;
  };
  const { rows: progress } = await owner.query('select from video_progress where member_id = $1', [memberId]);
  expect(progress.length).toBeGreaterThan(0);
  const before = await counts(memberId);
  const taken = async (id: string): Promise<string[]> => {
    const { rows: own } = await owner.query<{ id: string }>(
      `select session_id as id from enrollment join session using (session_id)
       where member_id = $1 and end_at <= $2 order by 1`,
      [id, new Date(server.clock.now())],
    );
    return own.map((row) => row.id);
  };
  const ended = await taken(memberId);
  expect(ended.length).toBeGreaterThan(0);
  expect((await request(caller, demoPassword)).error).toBeNull();
  await server.clock.advance(15 * day);
  const { rows } = await owner.query<{ id: string; name: string; listed: boolean }>(
    `select member_id as id, display_name as name, listed from member where member_id like 'former-%'`,
  );
  expect(rows).toEqual([{ id: expect.any(String) as string, name: 'Former member', listed: false }]);
  expect(await counts(rows[0]?.id ?? '')).toEqual(before);
  expect(await taken(rows[0]?.id ?? '')).toEqual(expect.arrayContaining(ended));
  expect(await find(['Quillfeather', 'bob@acme.example'])).toEqual([]);
});

test('[ACT-05] every reference to a member has an index, so that removing one reads no table completely', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%s.%s', c.conrelid::regclass, a.attname) as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'member'::regclass and not exists (
       select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
  );
  expect(rows).toEqual([]);
});

test('[ACT-05] [THR-04] no sign-in begins while an account is removed, so that none of its records is locked', async () => {
  const { memberId, email } = persona('trial');
  const now = server.clock.now();
  await server.db
    .insertInto('member_erasure')
    .values({ member_id: memberId, requested_at: new Date(0), due_at: new Date(now) })
    .execute();
  const pause = await pauseAt(server, 'delete', 'member');
  try {
    // it has ended the sign-ins
    const erasing = eraseDue(server.context(null, now));
    await pause.untilWaiting(1);
    let status: number | null = null;
    const signingIn = openBrowser(server.origin)
      .challenge(email, demoPassword)
      .then((answer) => {
        ({ status } = answer);
      });
    await pause.untilWaiting(2, () => status !== null);
    expect(status).toBeNull();
    await pause.release();
    await Promise.all([erasing, signingIn]);
    expect(status).toBe(401);
  } finally {
    await pause.close();
  }
  expect(await isThere(memberId)).toBe(false);
});

test('[ACT-05] a wish that is taken back while others are erased is not carried out', async () => {
  const [first, second] = [persona('sprint').memberId, persona('planned').memberId];
  const now = server.clock.now();
  await server.db
    .updateTable('member')
    .set({ manage_billing: false })
    .where('member_id', 'in', [first, second])
    .execute();
  await server.db
    .insertInto('member_erasure')
    .values(
      [first, second].map((memberId, n) => ({
        member_id: memberId,
        requested_at: new Date(0),
        due_at: new Date(now - day + n),
      })),
    )
    .execute();
  const pause = await pauseAt(server, 'delete', 'member');
  try {
    // both are listed, and the first one is under way
    const erasing = eraseDue(server.context(null, now));
    await pause.untilWaiting(1);
    await server.db.deleteFrom('member_erasure').where('member_id', '=', second).execute();
    await pause.release();
    await erasing;
  } finally {
    await pause.close();
  }
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
});
