import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { findRecipient } from './service/findRecipient.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const self = `{ getMember { userId email accountType customer { type } customizations { banners { imageUrl } } } }`;

test('[SES-04] only the signed-in member is returned', async () => {
  const member = await server.as('member');
  expect(await member.query(self)).toMatchObject({
    getMember: {
      userId: member.memberId,
      email: 'member@demo.example',
      accountType: 'MEMBER',
      customer: { type: 'CONSUMER' },
    },
  });
  const answer = await server.stranger.ask(self);
  expect(answer.data).toEqual({ getMember: null });
  expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('[NAV-10] three of four banners are served', async () => {
  const gil = await server.as('gil@globex.example');
  const { getMember } = await gil.query<{ getMember: { customizations: { banners: unknown[] } } }>(self);
  expect(getMember.customizations.banners).toHaveLength(3);
});

const members = (args: string): string =>
  `{ listMembers(${args}) { list { userId displayName } pageInfo { total totalPages page count } } }`;
interface Listed {
  readonly listMembers: {
    readonly list: { readonly userId: string; readonly displayName: string }[];
    readonly pageInfo: { readonly total: number; readonly totalPages: number; readonly page: number };
  };
}

test('[HOM-01] twenty members for the home page, nobody of a customer that hides its members', async () => {
  const member = await server.as('member');
  const { listMembers } = await member.query<Listed>(members('context: HOMEPAGE, count: 20'));
  expect(listMembers.list).toHaveLength(20);
  const hidden = await server.db.selectFrom('member').select('member_id').where('customer_id', '=', 'globex').execute();
  const everyone = await listEveryone(member.query);
  for (const { member_id } of hidden) expect(everyone).not.toContain(member_id);
});

test('[API-06] a caller who asks for no number, page or context gets the first twenty members of the directory', async () => {
  const member = await server.as('member');
  const { listMembers } = await member.query<Listed>(members('').replace('()', ''));
  expect(listMembers.list).toHaveLength(20);
  expect({ listMembers }).toEqual(await member.query<Listed>(members('context: MEMBERSPAGE, count: 20, page: 0')));
});

test('[HOM-01] members who opted out are not listed, nor test accounts', async () => {
  const member = await server.as('member');
  const [first = '', second = '', third = ''] = await listEveryone(member.query);
  const set = (values: { listed: boolean; test_data: boolean }, id: string) =>
    server.db.updateTable('member').set(values).where('member_id', '=', id).execute();
  try {
    await set({ listed: false, test_data: false }, first);
    await set({ listed: true, test_data: true }, second);
    const everyone = await listEveryone(member.query);
    expect(everyone).toContain(third);
    expect(everyone).not.toContain(first);
    expect(everyone).not.toContain(second);
  } finally {
    for (const id of [first, second]) await set({ listed: true, test_data: false }, id);
  }
});

test('pages 0 and 1 are the first page, and all pages together list everybody once', async () => {
  const member = await server.as('member');
  const zero = await member.query<Listed>(members('count: 7, page: 0'));
  const one = await member.query<Listed>(members('count: 7, page: 1'));
  expect(zero).toEqual(one);
  const everyone = await listEveryone(member.query);
  expect(new Set(everyone).size).toBe(one.listMembers.pageInfo.total);
});

test('a page beyond the first thousand people is refused', async () => {
  const member = await server.as('member');
  expect((await member.ask(members('count: 50, page: 20'))).errors).toBeUndefined();
  // the last page of a large screen goes beyond the thousandth person, and begins before
  expect((await member.ask(members('count: 36, page: 28'))).errors).toBeUndefined();
  for (const beyond of ['count: 50, page: 21', 'count: 36, page: 29']) {
    expect((await member.ask(members(beyond))).errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  }
});

test('search ignores case and accents, and treats wildcards as letters', async () => {
  const member = await server.as('member');
  const { listMembers: all } = await member.query<Listed>(members('count: 1'));
  for (const wildcard of ['%', '_', '\\', '％', '＿', '﹪']) {
    const { listMembers: none } = await member.query<Listed>(members(`filter: ${JSON.stringify(wildcard)}`));
    expect([wildcard, none.list]).toEqual([wildcard, []]);
  }
  const someone = all.list[0]?.displayName ?? '';
  const { listMembers: found } = await member.query<Listed>(
    members(`filter: ${JSON.stringify(someone.toUpperCase())}`),
  );
  expect(found.list.map((item) => item.displayName)).toContain(someone);
});

test('[DIR-01] misspelled names and job titles are found, the most similar first, and never a hidden member', async () => {
  const member = await server.as('member');
  const find = async (filter: string): Promise<string[]> => {
    const { listMembers: found } = await member.query<Listed>(members(`filter: ${JSON.stringify(filter)}, count: 50`));
    return found.list.map((item) => item.displayName);
  };
  for (const [typed, name] of [
    ['Zielinska', 'Katarzyna Zielińska'],
    ['zielinksa', 'Katarzyna Zielińska'],
    ['Fatuo Diop', 'Fatou Diop'],
    ['Nakagwa', 'Yuki Nakagawa'],
    ['Sustainabilty', 'Pilar Quispe'],
    ['Bhatai', 'Gurpreet Singh Bhatia'],
  ] as const)
    expect([typed, (await find(typed))[0]]).toEqual([typed, name]);
  expect(await find('xqzwvk')).toEqual([]);
  // Globex hides its members
  const { display_name: gil } = await server.db
    .selectFrom('member')
    .select('display_name')
    .where('email', '=', 'gil@globex.example')
    .executeTakeFirstOrThrow();
  expect(await find(`${gil}x`)).not.toContain(gil);
});

test('[DIR-01] a page after the last one of a search has nobody, and says how many there are', async () => {
  const member = await server.as('member');
  for (const filter of ['zielinska', 'zielinksa']) {
    const { listMembers } = await member.query<Listed>(members(`filter: "${filter}", count: 36, page: 3`));
    expect(listMembers).toEqual({ list: [], pageInfo: { total: 1, totalPages: 1, page: 3, count: 36 } });
  }
});

test('[API-05] only staff may list for administration, and at most fifty at a time', async () => {
  const member = await server.as('member');
  const admin = await member.ask(members('context: ADMIN'));
  expect(admin.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const many = await member.ask(members('count: 51'));
  expect(many.errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  const staff = await server.as('employee');
  expect((await staff.ask(members('context: ADMIN'))).errors).toBeUndefined();
});

async function listEveryone(query: Awaited<ReturnType<TestServer['as']>>['query']): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { listMembers } = await query<Listed>(members(`count: 7, page: ${String(page)}`));
    ids.push(...listMembers.list.map((item) => item.userId));
    if (page >= listMembers.pageInfo.totalPages) return ids;
  }
}

test('[TIM-01] the zone that a member chose comes before that of their browser, and that before the customer’s', async () => {
  const caller = await server.as('crash');
  const zoneOf = async () => (await findRecipient(server.db, caller.memberId))?.timeZone;
  const save = async (timeZone: string | null, chosen: boolean) => {
    const { saveTimeZone } = await caller.query<{ saveTimeZone: { error: { code: string; field: string } | null } }>(
      'mutation($timeZone: String, $chosen: Boolean!) { saveTimeZone(timeZone: $timeZone, chosen: $chosen) { error { code field } } }',
      { timeZone, chosen },
    );
    return saveTimeZone.error;
  };
  const { time_zone: ofCustomer } = await server.db
    .selectFrom('customer as c')
    .innerJoin('member as m', 'm.customer_id', 'c.customer_id')
    .select('c.time_zone')
    .where('m.member_id', '=', caller.memberId)
    .executeTakeFirstOrThrow();
  expect(await zoneOf()).toBe(ofCustomer);
  expect(await save('asia/tokyo', false)).toBeNull();
  expect(await zoneOf()).toBe('Asia/Tokyo');
  expect(await save('EUROPE/berlin', true)).toBeNull();
  // another browser does not take the choice back
  expect(await save('America/Chicago', false)).toBeNull();
  expect(await zoneOf()).toBe('Europe/Berlin');
  expect(await save(null, true)).toBeNull();
  expect(await zoneOf()).toBe('America/Chicago');
  const refused = { code: 'INVALID_INPUT', field: 'timeZone' };
  for (const none of ['Atlantis/Centre', '+05:30', '-03'])
    expect([none, await save(none, true), await save(none, false)]).toEqual([none, refused, refused]);
  expect(await save(null, false)).toEqual(refused);
  expect(await zoneOf()).toBe('America/Chicago');
});
