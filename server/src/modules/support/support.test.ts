import { persona } from '@atrium/content/people.ts';
import { hour, minute } from '@atrium/domain/time.ts';
import { getNamedType, isEnumType, isInputObjectType, isNonNullType, type GraphQLArgument } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rootAccess } from '../../base/graphql/access.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { schema } from '../../schema.ts';
import { makeCaller } from '../../testing/caller.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { selectionOf } from '../../testing/nastyCalls.ts';
import { mutations } from '../../testing/operations.ts';
import { sendMutation } from '../../testing/sendMutation.ts';
import { signInAs, sidOf } from '../../testing/signInAs.ts';
import { watchTables } from '../../testing/writtenTables.ts';
import { firstPlace } from '../video/video.fixture.ts';
import { answerSupport } from './service/answerSupport.ts';
import { supportMutations, supportQueries } from './service/supportQueries.ts';
import { findOpenSupport } from './store/supportSessions.ts';

let server: TestServer;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  member = await server.as('member');
});
afterAll(() => server.close());

interface Looking extends Caller {
  readonly cookies: string;
  readonly sid: string;
}

/** Somebody of the team in a sign-in of their own. */
async function signIn(who = 'support'): Promise<Looking> {
  const { memberId, email } = persona(who);
  const { idToken, cookies } = await signInAs(server.origin, email, demoPassword);
  return { ...makeCaller(server.origin, memberId, idToken), cookies, sid: sidOf(idToken) };
}

const document = `mutation ($userId: ID!, $reason: String, $dryRun: Boolean) {
  startSupportSession(userId: $userId, reason: $reason, dryRun: $dryRun) { lines error { code reason field } } }`;
interface Started {
  readonly startSupportSession: {
    readonly lines: readonly string[] | null;
    readonly error: { readonly code: string; readonly reason: string; readonly field: string | null } | null;
  } | null;
}
const start = (caller: Caller, userId: string, { reason = 'They asked on the phone.', dryRun = false } = {}) =>
  caller.ask<Started>(document, { userId, reason, dryRun });

async function look(userId = member.memberId, who = 'support'): Promise<Looking> {
  const caller = await signIn(who);
  const { data, errors } = await start(caller, userId);
  expect({ errors, error: data?.startSupportSession?.error }).toEqual({ errors: undefined, error: null });
  return caller;
}

const whoAmI = '{ getMember { userId } getSupportMode { supportId endsAt } }';
interface Me {
  readonly getMember: { readonly userId: string };
  readonly getSupportMode: { readonly supportId: string; readonly endsAt: string } | null;
}
const seenBy = async (caller: Caller): Promise<string> => (await caller.query<Me>(whoAmI)).getMember.userId;
const end = (caller: Caller) =>
  caller.query<{ endSupportSession: { lines: string[] } }>('mutation { endSupportSession { lines error { code } } }');
const entriesOf = (memberId: string, action: string) =>
  server.db
    .selectFrom('audit_entry')
    .select(['actor_member_id as by', 'reason', 'detail'])
    .where('subject', '=', `member/${memberId}`)
    .where('action', '=', action)
    .orderBy('audit_entry_id', 'desc')
    .execute();

test('[STF-06] [THR-71] somebody of support sees the pages of a member for an hour, in this sign-in alone', async () => {
  const other = await signIn();
  const looking = await signIn();
  expect(
    (await start(looking, member.memberId, { reason: '', dryRun: true })).data?.startSupportSession?.lines,
  ).toEqual([
    'You see the pages of Maya for 60 minutes. Nothing can be changed meanwhile.',
    'Maya can read your name, when and how long you looked, and your reason.',
  ]);
  expect(await seenBy(looking)).toBe(looking.memberId);
  const began = server.clock.now();
  await start(looking, member.memberId);
  const { getMember, getSupportMode } = await looking.query<Me>(whoAmI);
  expect(getMember.userId).toBe(member.memberId);
  expect(Number(getSupportMode?.endsAt) - began).toBeLessThan(hour + minute);
  expect(Number(getSupportMode?.endsAt) - began).toBeGreaterThanOrEqual(hour);
  const response = await looking.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: whoAmI }),
  });
  expect(response.headers.get('x-support-mode')).toBe(getSupportMode?.supportId);
  // another sign-in of the same person, and the member, meet nothing of it
  expect(await other.query<Me>(whoAmI)).toEqual({ getMember: { userId: other.memberId }, getSupportMode: null });
  expect(await member.query<Me>(whoAmI)).toEqual({ getMember: { userId: member.memberId }, getSupportMode: null });
  // the team's own pages are those of nobody else
  const { errors } = await looking.ask('{ listPeople { nextAfter } }');
  expect(errors?.[0]?.extensions.code).toBe('SUPPORT_MODE');

  expect((await end(looking)).endSupportSession.lines).toEqual(['Support mode has ended.']);
  expect(await looking.query<Me>(whoAmI)).toEqual({ getMember: { userId: looking.memberId }, getSupportMode: null });
  expect((await end(looking)).endSupportSession.lines).toEqual([]);
  const [begun] = await entriesOf(member.memberId, 'SUPPORT_MODE_BEGUN');
  const [ended] = await entriesOf(member.memberId, 'SUPPORT_MODE_ENDED');
  for (const entry of [begun, ended]) {
    expect(entry).toMatchObject({ by: looking.memberId, reason: 'They asked on the phone.' });
  }
});

test('[STF-06] [THR-71] it is begun by support and owners alone, freshly signed in, with a reason, and of no teammate', async () => {
  for (const who of ['editor', 'success', 'auditor', 'commerce', 'instructor']) {
    expect([who, (await start(await signIn(who), member.memberId)).errors?.[0]?.extensions.code]).toEqual([
      who,
      'FORBIDDEN',
    ]);
  }
  expect((await start(member, persona('limited').memberId)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const support = await signIn();
  for (const teammate of ['editor', 'support', 'employee']) {
    const { data } = await start(support, persona(teammate).memberId);
    expect(data?.startSupportSession?.error).toMatchObject({ code: 'INVALID_INPUT', reason: /on the team/ });
  }
  expect((await start(support, 'no-member')).data?.startSupportSession?.error?.code).toBe('NOT_FOUND');
  expect((await start(support, member.memberId, { reason: ' ' })).data?.startSupportSession?.error).toMatchObject({
    code: 'INVALID_INPUT',
    field: 'reason',
  });
  await sql`update sign_in set proved_at = now() - interval '11 minutes' where sid = ${support.sid}`.execute(server.db);
  expect((await start(support, member.memberId)).errors?.[0]?.extensions.code).toBe('SIGN_IN_AGAIN');
  expect(await seenBy(support)).toBe(support.memberId);
  const owner = await look(member.memberId, 'owner');
  expect(await seenBy(owner)).toBe(member.memberId);
  await end(owner);
});

test('[STF-06] [THR-71] it ends by its time, by signing out, with the role, and when the member joins the team', async () => {
  const byTime = await look(persona('limited').memberId);
  await server.clock.advance(hour - minute);
  expect(await seenBy(byTime)).toBe(persona('limited').memberId);
  await server.clock.advance(minute);
  expect(await seenBy(byTime)).toBe(byTime.memberId);
  const [over] = await entriesOf(persona('limited').memberId, 'SUPPORT_MODE_ENDED');
  expect(over).toMatchObject({ by: null, reason: 'They asked on the phone.', detail: { minutes: 60 } });

  const bySignOut = await look();
  await bySignOut.query('mutation { logout { success } }');
  expect((await bySignOut.ask(whoAmI)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  await server.clock.advance(minute);
  const open = (sid: string) =>
    server.db.selectFrom('support_session').selectAll().where('sid', '=', sid).where('ended_at', 'is', null).execute();
  expect(await open(bySignOut.sid)).toEqual([]);

  const byRole = await look();
  await server.db.updateTable('staff_role').set({ role: 'editor' }).where('member_id', '=', byRole.memberId).execute();
  await expect.poll(() => seenBy(byRole)).toBe(byRole.memberId);
  await server.clock.advance(minute);
  expect(await open(byRole.sid)).toEqual([]);
  await server.db.updateTable('staff_role').set({ role: 'support' }).where('member_id', '=', byRole.memberId).execute();

  const { memberId } = persona('minimba-none');
  await expect.poll(async () => (await start(byRole, memberId)).data?.startSupportSession?.error).toBeNull();
  await server.db.updateTable('member').set({ is_staff: true }).where('member_id', '=', memberId).execute();
  expect(await seenBy(byRole)).toBe(byRole.memberId);
  await server.db.updateTable('member').set({ is_staff: false }).where('member_id', '=', memberId).execute();
  await end(byRole);
});

/** A value for an argument of a query: one that exists, where the name says of what. */
function valueOf(
  { name, type }: Pick<GraphQLArgument, 'name' | 'type'>,
  known: Readonly<Record<string, unknown>>,
): unknown {
  if (name in known) return known[name];
  if (!isNonNullType(type)) return undefined;
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) {
    return Object.fromEntries(
      Object.values(named.getFields()).flatMap((field) =>
        isNonNullType(field.type) && field.defaultValue === undefined ? [[field.name, valueOf(field, known)]] : [],
      ),
    );
  }
  if (named.name === 'Int') return 0;
  if (named.name === 'Boolean') return false;
  const text = 'nothing';
  return String(type).startsWith('[') ? [text] : text;
}

test('[STF-06] [THR-71] every query is decided, writes nothing, and has no secret of the member', async () => {
  const place = await firstPlace(member, 'ai-leaders');
  const event = 'new-member-orientation';
  await member.query(
    `mutation { saveMemberEventRsvp(input: { userId: "${member.memberId}", memberEventId: "${event}", status: ACTIVE }) { error { code } } }`,
  );
  // what there is to be hidden is there
  await member.query('{ getMemberCalendar { url } getEventsCalendar { url } }');
  const known = {
    ...place,
    sessionId: place.topLevelId,
    userId: member.memberId,
    memberEventId: event,
    slug: 'where-a-model-helps',
    certificateId: 'ai-foundations',
    videoGroupId: place.groupId,
    query: 'model',
    sessionContentIds: ['ai-leaders-2-week-1'],
  };
  const looking = await look();
  await server.mails();
  const written = await watchTables(server, ['setting']);
  await written.take();
  const [answered, failed]: [string[], string[]] = [[], []];
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { name, args, type } = field;
    const given = args.flatMap((arg) => {
      const value = valueOf(arg, known);
      return value === undefined ? [] : [[arg, value] as const];
    });
    const declared = given.map(([arg]) => `$${arg.name}: ${String(arg.type)}`).join(', ');
    const passed = given.map(([arg]) => `${arg.name}: $${arg.name}`).join(', ');
    const text = `query ${declared && `(${declared})`} { ${name}${passed && `(${passed})`}${selectionOf(type, 4)} }`;
    const variables = Object.fromEntries(given.map(([arg, value]) => [arg.name, value]));
    const { data, errors } = await looking.ask(text, variables);
    const code = errors?.[0]?.extensions.code;
    const isOpen = supportQueries.has(name) || rootAccess.get(name) === 'public';
    if (code === 'INTERNAL') failed.push(name);
    if (!isOpen) expect([name, code, data?.[name] ?? null]).toEqual([name, 'SUPPORT_MODE', null]);
    if (code === undefined) answered.push(name);
    const shown = JSON.stringify(data ?? null);
    expect(shown, name).not.toMatch(
      /\/calendar\/|webcal:|\/files\/my-data|\/files\/resources|calendar\.google|outlook\./,
    );
    expect([name, await written.take()]).toEqual([name, []]);
    if (!supportQueries.has(name)) continue;
    // as the member is answered, also where that is a refusal
    const own = await member.ask(text, variables);
    expect([name, code]).toEqual([name, own.errors?.[0]?.extensions.code]);
    await written.take();
  }
  // those that write while they answer are refused before
  expect(failed).toEqual([]);
  expect(answered.length).toBeGreaterThan(40);
  await written.close();
  await end(looking);
});

test(
  '[STF-06] [THR-71] every mutation is refused before it runs, but those by which it ends',
  { timeout: 300_000 },
  async () => {
    const looking = await look();
    const refused = new Set<string>();
    for (const { name, call } of mutations.filter((each) => !supportMutations.has(each.name))) {
      const made = await call(server);
      const { code, payload } = await sendMutation(name, { ...made, caller: looking });
      expect([name, code, payload]).toEqual([name, 'SUPPORT_MODE', null]);
      refused.add(name);
    }
    const all = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(all.filter((name) => !refused.has(name)).toSorted()).toEqual([...supportMutations].toSorted());
    // nor beside one of those, in a fragment, or with a query
    for (const text of [
      'mutation { endSupportSession { lines } saveTimeZone(chosen: true, timeZone: "Europe/Paris") { error { code } } }',
      'mutation { ...F } fragment F on Mutation { endSupportSession { lines } }',
      'mutation A { endSupportSession { lines } } query B { getMember { userId } }',
    ]) {
      const { errors } = await looking.ask(text);
      expect(errors?.[0]).toMatchObject({
        message: 'You are in support mode: nothing can be changed.',
        extensions: { code: 'SUPPORT_MODE' },
      });
    }
    expect(await seenBy(looking)).toBe(member.memberId);
    await end(looking);
  },
);

test('[STF-06] [THR-71] the database itself refuses a write in it, also by a function of the owner', async () => {
  const looking = await look();
  const now = server.clock.now();
  const ctx = server.context(null, now);
  const support = await findOpenSupport(ctx, { sid: looking.sid, staffId: looking.memberId, now: new Date(now) });
  if (support === null) throw new Error('it is not on');
  const readOnly = /read-only transaction/;
  await expect(
    answerSupport(ctx, support, ({ db, viewer }) =>
      db.updateTable('member').set({ first_name: 'Changed' }).where('member_id', '=', viewer.memberId).execute(),
    ),
  ).rejects.toThrow(readOnly);
  await expect(
    answerSupport(ctx, support, ({ db }) => sql`select enqueue_job('privacy.makeExport', '{}'::json)`.execute(db)),
  ).rejects.toThrow(/read-only transaction|enqueue_job/);
  // nor can it be undone
  await expect(
    answerSupport(ctx, support, async ({ db, viewer }) => {
      await sql`select 1`.execute(db);
      await sql`set transaction read write`.execute(db);
      await db.deleteFrom('bookmark').where('member_id', '=', viewer.memberId).execute();
    }),
  ).rejects.toThrow(/read-write|read-only/);
  await end(looking);
});

const page = (caller: Looking, path: string): Promise<Response> =>
  fetch(server.origin + path, { headers: { cookie: caller.cookies, accept: 'text/html' }, redirect: 'manual' });

test('[STF-06] [THR-71] files, rooms and codes are for nobody while it is on', async () => {
  const looking = await signIn();
  const live = await server.db
    .selectFrom('session')
    .select('session_id as id')
    .where('session_type', '=', 'LIVE')
    .executeTakeFirstOrThrow();
  const before = await page(looking, `/rooms/session/${live.id}`);
  await start(looking, member.memberId);
  const presences = () =>
    server.db
      .selectFrom('presence')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
  const there = await presences();
  const room = await page(looking, `/rooms/session/${live.id}`);
  expect(room.headers.get('location')).toBe(`/courses/session/${live.id}`);
  expect(before.status).toBe(303);
  expect(await presences()).toEqual(there);
  expect((await page(looking, '/files/my-data/any')).headers.get('location')).toBe('/account-settings');
  expect((await page(looking, '/files/organization/acme/any/file.csv')).status).toBe(401);
  const event = { id: crypto.randomUUID(), name: 'Page Viewed', properties: {}, path: '/', age: 0 };
  const events = () =>
    server.db
      .selectFrom('analytics_event')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
  const counted = await events();
  const collected = await fetch(`${server.origin}/collect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: looking.cookies, origin: server.origin },
    body: JSON.stringify({ anonymousId: crypto.randomUUID(), events: [event] }),
  });
  expect([204, 400]).toContain(collected.status);
  expect(await events()).toEqual(counted);
  const code = await fetch(`${server.origin}/user/obtainACode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: looking.cookies, origin: server.origin },
    body: JSON.stringify({ authRedirectUrl: `${server.origin}/__sandbox/tutor` }),
  });
  expect(code.status).toBe(401);
  await end(looking);
});

test('[STF-06] the member reads who looked, when, how long and why, also in a copy of their data without the sign-in', async () => {
  const asked = '{ getDataSettings { looks { name role reason beganAt endedAt } } }';
  interface Settings {
    readonly getDataSettings: { readonly looks: readonly Readonly<Record<string, string | null>>[] };
  }
  const looking = await look();
  const on = (await member.query<Settings>(asked)).getDataSettings.looks[0];
  expect(on).toMatchObject({ role: 'Support', reason: 'They asked on the phone.', endedAt: null });
  await end(looking);
  const [ended] = (await member.query<Settings>(asked)).getDataSettings.looks;
  expect(Number(ended?.['endedAt'])).toBeGreaterThanOrEqual(Number(ended?.['beganAt']));
  const { rows } = await sql<{ rows: readonly Record<string, unknown>[]; file: string }>`
    select file_name as file, rows from personal_data(${member.memberId}) where table_name = 'support_session'`.execute(
    server.db,
  );
  expect(rows[0]?.file).toBe('account');
  expect(rows[0]?.rows[0]).toMatchObject({ reason: 'They asked on the phone.', staff_role: 'support' });
  expect(JSON.stringify(rows)).not.toContain(looking.sid);
  expect(Object.keys(rows[0]?.rows[0] ?? {})).not.toContain('sid');
});
