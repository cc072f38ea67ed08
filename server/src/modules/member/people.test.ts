import { people, persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Found {
  readonly list: readonly {
    readonly userId: string;
    readonly displayName: string;
    readonly account: Readonly<Record<string, unknown>> | null;
  }[];
  readonly pageInfo: { readonly total: number };
}
const document = `query ($filter: String, $count: Int, $page: Int, $context: MemberListContext) {
  listMembers(filter: $filter, count: $count, page: $page, context: $context) {
    list { userId displayName account { email accountType customerName isTest } } pageInfo { total }
  }
}`;

async function find(filter: string, page = 0): Promise<Found> {
  const staff = await server.as('employee');
  const variables = { filter, page, count: 50, context: 'ADMIN' };
  return (await staff.query<{ listMembers: Found }>(document, variables)).listMembers;
}

test('[STF-07] staff find every person by address in any case, by id, and by parts of the name in either order', async () => {
  for (const { persona: name, memberId, email, firstName, lastName } of people) {
    if (name === undefined) continue;
    for (const typed of [email.toUpperCase(), memberId, `${lastName} ${firstName}`, `${firstName} ${lastName}`]) {
      const { list } = await find(typed);
      expect(
        list.map(({ userId }) => userId),
        `${name} by ${typed}`,
      ).toContain(memberId);
    }
    // whose address or id it is comes first
    expect((await find(email)).list[0]?.userId).toBe(memberId);
    expect((await find(memberId)).list[0]?.userId).toBe(memberId);
  }
});

test('[STF-07] free, unlisted, hidden and test accounts are found, with what staff recognize them by', async () => {
  const [free, hidden] = [persona('limited'), persona('gil@globex.example')];
  await server.db
    .updateTable('member')
    .set({ listed: false, test_data: true })
    .where('member_id', '=', free.memberId)
    .execute();
  const [found] = (await find(free.email)).list;
  expect(found?.account).toEqual({
    email: free.email,
    accountType: 'LIMITED',
    customerName: 'Members',
    isTest: true,
  });
  const [globex] = (await find(hidden.email)).list;
  expect(globex?.account).toMatchObject({ email: hidden.email, customerName: 'Globex', isTest: false });
});

test('[STF-01] who looks after companies finds the people of those alone', async () => {
  const success = await server.as('success');
  const found = async (filter: string): Promise<readonly string[]> => {
    const { listMembers } = await success.query<{ listMembers: Found }>(document, {
      filter,
      count: 50,
      context: 'ADMIN',
    });
    return listMembers.list.map(({ userId }) => userId);
  };
  const [gil, newhire] = [persona('gil@globex.example'), persona('newhire@initech.example')];
  expect(await found(gil.email)).toEqual([gil.memberId]);
  expect(await found(newhire.email)).toEqual([]);
  const { errors } = await (await server.as('editor')).ask(document, { filter: gil.email, context: 'ADMIN' });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('[STF-07] [THR-27] nobody else finds them, or reads an address', async () => {
  const { email, memberId } = persona('gil@globex.example');
  for (const name of ['member', 'ann@acme.example', 'employee']) {
    const caller = await server.as(name);
    for (const filter of [email, memberId]) {
      const variables = { filter, count: 50, context: 'MEMBERSPAGE' };
      const { listMembers } = await caller.query<{ listMembers: Found }>(document, variables);
      expect(listMembers.list).toEqual([]);
    }
    const all = await caller.query<{ listMembers: Found }>(document, { filter: '', count: 50, context: 'MEMBERSPAGE' });
    expect(all.listMembers.list.map(({ account }) => account)).toEqual(all.listMembers.list.map(() => null));
    if (name === 'employee') continue;
    const { errors } = await caller.ask(document, { filter: email, context: 'ADMIN' });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

test('[STF-07] a part of a word finds the people whom the word finds; wildcards are letters; all pages list everybody once', async () => {
  const { memberId } = persona('member');
  for (const part of ['f', 'fe', 'fer', 'fern', 'ernand', 'fernandes', 'r@demo']) {
    const ids: string[] = [];
    for (let page = 1; ids.length === 0 || page <= 20; page += 1) {
      const { list } = await find(part, page);
      ids.push(...list.map(({ userId }) => userId));
      if (list.length < 50) break;
    }
    expect(ids, part).toContain(memberId);
  }
  for (const wildcard of ['%', '_', '\\']) {
    const { list } = await find(wildcard);
    expect([wildcard, list.map(({ displayName }) => displayName)]).toEqual([wildcard, []]);
  }
  const rows = await server.db.selectFrom('member').select('member_id').execute();
  const listed: string[] = [];
  for (let page = 1; listed.length < Math.min(rows.length, 1000); page += 1) {
    const { list, pageInfo } = await find('', page);
    expect(pageInfo.total).toBe(Math.min(rows.length, 1000));
    listed.push(...list.map(({ userId }) => userId));
  }
  expect(new Set(listed).size).toBe(listed.length);
});
