import { persona } from '@atrium/content/people.ts';
import { mostSearched } from '@atrium/domain/member/directory.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, Tx } from '../../base/sql/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { sqlTexts } from '../../testing/sqlTexts.ts';
import { save } from './profile.fixture.ts';

// The directory is searched in tables of its own (decision 090): what they are made of, and that nobody is found who is
// hidden.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function find(filter: string): Promise<string[]> {
  const member = await server.as('member');
  const { listMembers } = await member.query<{ listMembers: { list: { userId: string }[] } }>(
    'query ($filter: String) { listMembers(filter: $filter, count: 50) { list { userId } } }',
    { filter },
  );
  return listMembers.list.map(({ userId }) => userId);
}

async function isWord(word: string): Promise<boolean> {
  const found = await server.db.selectFrom('directory_word').select('word').where('word', '=', word).execute();
  return found.length === 1;
}

/** Gives a member a name that nobody else has. */
async function rename(db: Db | Tx, memberId: string, lastName: string): Promise<void> {
  await db.updateTable('member').set({ last_name: lastName }).where('member_id', '=', memberId).execute();
}

/** Entries that differ from the rule who may be listed (D65), and words that are missing or too many. */
async function differences(): Promise<unknown[]> {
  const { rows } = await sql`
    with entries as (
      select m.member_id, m.profile_image_url is not null as has_picture, m.registered_at,
        left(fold(m.first_name || ' ' || m.last_name || E'\\n' || coalesce(m.job_role, '')), 500) as search_words,
        m.listed and not m.test_data and not c.hide_member_profile
          and coalesce(s.account_type in ('MEMBER', 'TRIAL', 'EMPLOYEE'), false) as visible
      from member m join customer c using (customer_id) left join member_standing s using (member_id)
    )
    select member_id, 'entry' as what from entries n full join directory_entry e using (member_id)
    where (n.has_picture, n.registered_at, n.search_words, n.visible)
      is distinct from (e.has_picture, e.registered_at, e.search_words, e.visible)
    union all
    select word, 'word' from directory_word w full join (
      select distinct regexp_split_to_table(search_words, '\\s+') as word from entries where visible
    ) n using (word)
    where word <> '' and (w is null or n is null)`.execute(server.db);
  return rows;
}

test('[DIR-01] [THR-28] the entries of the demo world are those of its members, and the words those of the listed ones', async () => {
  const { rows } = await sql<{ visible: boolean }>`select distinct visible from directory_entry`.execute(server.db);
  expect(rows).toHaveLength(2);
  expect(await differences()).toEqual([]);
});

test('[DIR-01] a search finds everybody who has the letters, in the order of the listing, page by page', async () => {
  const { rows: people } = await sql<{ name: string; role: string | null }>`
    select display_name as name, job_role as role from member where listed order by member_id limit 12`.execute(
    server.db,
  );
  const typed = people.flatMap(({ name, role }) => [
    name,
    name.toUpperCase(),
    name.slice(1, -1),
    name.slice(-4),
    `${name}  `,
    name.replace(' ', '  '),
    role ?? 'director',
    (role ?? 'director').slice(3, 12),
    `${name} ${role ?? ''}`,
  ]);
  const letters = ['a', 'e', 'an', 'n', 'a b', 'e m', 'r o m', '-', '%', '_', '\\', '½', '％', "'", 'é', ' ', ''];
  const found = new Map<string, number>();
  for (const filter of [...typed, ...letters, 'of', 'a '.repeat(9), 'manager of']) {
    for (const [most, asked, skipped] of [
      [mostSearched, 50, 0],
      [2, 3, 0],
      [2, 3, 3],
    ] as const) {
      const { rows: there } = await sql<{ id: string }>`
        select member_id as id from directory_entry where visible and search_words like containing(${filter})
        order by has_picture desc, registered_at desc, member_id`.execute(server.db);
      const { rows: page } = await sql<{ id: string; total: number }>`
        select member_id as id, total from entries_named(${filter}, ${most}, ${asked}, ${skipped})`.execute(server.db);
      const ids = there.map(({ id }) => id);
      expect([filter, most, page.map(({ id }) => id)]).toEqual([filter, most, ids.slice(skipped, skipped + asked)]);
      const totals = new Set(page.map(({ total }) => total));
      expect([filter, [...totals]]).toEqual([filter, page.length === 0 ? [] : [Math.min(ids.length, most)]]);
      found.set(filter, ids.length);
    }
  }
  // some find nobody, some one, some more than are counted
  expect(Math.min(...found.values())).toBe(0);
  expect([...found.values()]).toContain(1);
  expect(Math.max(...found.values())).toBeGreaterThan(20);
});

test('[DIR-01] a job role that unfolds into thousands of letters is kept, and found by its beginning', async () => {
  const { memberId } = persona('planned');
  const { job_role: before } = await server.db
    .selectFrom('member')
    .select('job_role')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  try {
    // eighteen letters each
    await member({ job_role: '\uFDFA'.repeat(120) });
    expect(await find('\uFDFA')).toEqual([memberId]);
    expect(await differences()).toEqual([]);
  } finally {
    await member({ job_role: before });
  }
});

test.each([
  ['the member opts out', () => member({ listed: false }), () => member({ listed: true })],
  ['the account is for tests', () => member({ test_data: true }), () => member({ test_data: false })],
  ['the membership has ended', () => standing('POST_TRIAL'), () => standing('MEMBER')],
  ['the account is a free one', () => standing('LIMITED'), () => standing('TRIAL')],
  ['the standing is gone', () => standing(null), () => standing('MEMBER')],
  ['their customer hides its members', () => customer(true), () => customer(false)],
  ['they move to one that does', () => member({ customer_id: 'globex' }), () => member({ customer_id: 'consumer' })],
] as const)(
  '[DIR-01] [THR-28] when %s they are not found any more, nor is their name a word',
  async (_, hide, show) => {
    const { memberId } = persona('planned');
    const { last_name: before } = await server.db
      .selectFrom('member')
      .select('last_name')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    await rename(server.db, memberId, 'Quillfeather');
    const searches = ['quillfeather', 'Quill', 'llfeat', 'Quilfleather'];
    try {
      for (const filter of searches) expect([filter, await find(filter)]).toEqual([filter, [memberId]]);
      await hide();
      for (const filter of searches) expect(await find(filter)).not.toContain(memberId);
      expect(await isWord('quillfeather')).toBe(false);
      expect(await differences()).toEqual([]);
      await show();
      for (const filter of searches) expect([filter, await find(filter)]).toEqual([filter, [memberId]]);
    } finally {
      await show();
      await rename(server.db, memberId, before);
    }
    expect(await isWord('quillfeather')).toBe(false);
    expect(await differences()).toEqual([]);
  },
);

const planned = persona('planned').memberId;
type MemberValues =
  | { listed: boolean }
  | { test_data: boolean }
  | { customer_id: string }
  | { job_role: string | null };
async function member(values: MemberValues): Promise<void> {
  await server.db.updateTable('member').set(values).where('member_id', '=', planned).execute();
}
async function standing(
  type: 'MEMBER' | 'TRIAL' | 'LIMITED' | 'POST_TRIAL' | null,
  db: Db | Tx = server.db,
): Promise<void> {
  await db.deleteFrom('member_standing').where('member_id', '=', planned).execute();
  if (type === null) return;
  const row = { member_id: planned, account_type: type, since: new Date(0) };
  await db.insertInto('member_standing').values(row).execute();
}
async function customer(isHidden: boolean): Promise<void> {
  await server.db
    .updateTable('customer')
    .set({ hide_member_profile: isHidden })
    .where('customer_id', '=', 'consumer')
    .execute();
}

test('[DIR-01] a new name and a new role are found at once, and the old ones not any more', async () => {
  const caller = await server.as('crashplus');
  await save(caller, 'saveMemberBasicInfo', { lastName: 'Underhill' });
  await save(caller, 'saveMemberJobInfo', { jobRole: 'Keeper of Lanterns' });
  expect(await find('underhill')).toEqual(await find('lanterns'));
  expect(await find('keeper of lant')).toHaveLength(1);
  await save(caller, 'saveMemberBasicInfo', { lastName: 'Overwater' });
  await save(caller, 'saveMemberJobInfo', { jobRole: 'Archivist' });
  expect(await find('underhill')).toEqual([]);
  expect(await find('lanterns')).toEqual([]);
  expect(await find('overwater')).toHaveLength(1);
  expect([await isWord('underhill'), await isWord('lanterns')]).toEqual([false, false]);
});

test('[DIR-01] a picture that is added or removed counts at once in the order of the listing', async () => {
  const pictureOf = (url: string | null) =>
    server.db.updateTable('member').set({ profile_image_url: url }).where('member_id', '=', planned).execute();
  const own = server.db.selectFrom('member').select('profile_image_url as url').where('member_id', '=', planned);
  const { url: before } = await own.executeTakeFirstOrThrow();
  for (const url of [null, '/files/art/portrait/joan-whitfield.svg', null, before]) {
    await pictureOf(url);
    expect(await differences()).toEqual([]);
  }
});

test('a word that is longer than an index has room for is kept and found by its beginning', async () => {
  const word = 'qx'.repeat(3000);
  const roleOf = (role: string | null) =>
    server.db.updateTable('member').set({ job_role: role }).where('member_id', '=', planned).execute();
  await roleOf(word);
  expect(await find(word.slice(0, 90))).toEqual([planned]);
  await roleOf(null);
  expect(await find(word.slice(0, 90))).toEqual([]);
});

test('[THR-28] of two changes at the same moment neither brings back a member whom the other hides', async () => {
  const setStanding = (tx: Db | Tx, type: 'MEMBER' | 'POST_TRIAL') =>
    tx.updateTable('member_standing').set({ account_type: type }).where('member_id', '=', planned).execute();
  for (const isStandingFirst of [true, false]) {
    await member({ listed: false });
    await setStanding(server.db, 'MEMBER');
    const [one, other] = [await begin(), await begin()];
    await one.tx.updateTable('member').set({ listed: true }).where('member_id', '=', planned).execute();
    await setStanding(other.tx, 'POST_TRIAL');
    await commitAtOnce('update', 'directory_entry', isStandingFirst ? [other, one] : [one, other]);
    expect(await find(persona('planned').lastName)).not.toContain(planned);
    expect(await differences()).toEqual([]);
  }
  await setStanding(server.db, 'MEMBER');
  expect(await find(persona('planned').lastName)).toContain(planned);
});

test('a word goes with the last two who have it when both leave at the same moment, and stays for the next one who has it', async () => {
  const ids = [planned, persona('academy').memberId, persona('archive').memberId] as const;
  const names = await server.db
    .selectFrom('member')
    .select(['member_id', 'last_name'])
    .where('member_id', 'in', ids)
    .execute();
  for (const comes of [false, true]) {
    for (const id of ids.slice(0, 2)) await rename(server.db, id, 'Twinford');
    const open = await Promise.all(ids.map(() => begin()));
    for (const [place, { tx }] of open.entries())
      await rename(tx, ids[place] ?? '', place === 2 && comes ? 'Twinford' : `Parted${'abc'.charAt(place)}`);
    await commitAtOnce('delete', 'directory_word', open);
    expect(await isWord('twinford')).toBe(comes);
    expect(await differences()).toEqual([]);
  }
  for (const { member_id, last_name } of names) await rename(server.db, member_id, last_name);
});

test('[DIR-01] [THR-29] a search for SQL, wildcards or NUL is a search for these letters, and breaks nothing', async () => {
  const visible = await server.db
    .selectFrom('directory_entry')
    .select('member_id')
    .where('visible', '=', true)
    .execute();
  const ids = new Set(visible.map(({ member_id }) => member_id));
  const member = await server.as('member');
  const atOnce = 20;
  for (let at = 0; at < sqlTexts.length; at += atOnce) {
    const answers = await Promise.all(
      sqlTexts.slice(at, at + atOnce).map(async (filter) => {
        const { data, errors } = await member.ask<{ listMembers: Listed }>(
          'query ($filter: String) { listMembers(filter: $filter, count: 50) { list { userId } pageInfo { total } } }',
          { filter },
        );
        return { filter, errors, found: data?.listMembers };
      }),
    );
    for (const { filter, errors, found } of answers) {
      expect([filter, errors]).toEqual([filter, undefined]);
      expect([filter, found?.list.filter(({ userId }) => !ids.has(userId))]).toEqual([filter, []]);
      // similar names are forgiven, but nothing finds everybody
      expect([filter, Number(found?.pageInfo.total) < mostSearched]).toEqual([filter, true]);
    }
  }
  expect(server.takeErrors()).toEqual([]);
});

test.each([
  { page: -1 },
  { page: 1001 },
  { page: 2_147_483_647, count: 50 },
  { count: 0 },
  { count: -1 },
  { count: 51 },
  { count: 2_147_483_647 },
])('[DIR-01] [THR-28] [THR-29] a page outside the listing is refused: %o', async (variables) => {
  const member = await server.as('member');
  const { data, errors } = await member.ask(
    'query ($page: Int, $count: Int) { listMembers(page: $page, count: $count) { list { userId } } }',
    { page: 1, count: 20, ...variables },
  );
  expect([data, errors?.map(({ extensions }) => extensions.code)]).toEqual([{ listMembers: null }, ['INVALID_INPUT']]);
});

interface Listed {
  readonly list: readonly { readonly userId: string }[];
  readonly pageInfo: { readonly total: number };
}

interface Open {
  readonly tx: Tx;
  readonly commit: () => Promise<void>;
}

/** Begins a transaction that stays open until `commit` is called. */
async function begin(): Promise<Open> {
  const tx = await server.db.startTransaction().execute();
  return { tx, commit: () => tx.commit().execute() };
}

/** Commits all of them while each is held, or waits for another that is, where it writes a table. */
async function commitAtOnce(event: 'update' | 'delete', table: string, open: readonly Open[]): Promise<void> {
  const pause = await pauseAt(server, event, table);
  try {
    const commits: Promise<void>[] = [];
    for (const { commit } of open) {
      commits.push(commit());
      await pause.untilWaiting(commits.length);
    }
    await pause.release();
    await Promise.all(commits);
  } finally {
    await pause.close();
  }
}
