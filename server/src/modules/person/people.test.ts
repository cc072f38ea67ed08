import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Listed {
  readonly people: readonly {
    readonly userId: string;
    readonly email: string;
    readonly accountType: string | null;
    readonly company: { readonly companyId: string } | null;
  }[];
  readonly nextAfter: string | null;
}
const document = `query ($text: String, $view: PeopleView, $companyId: ID, $after: String, $count: Int) {
  listPeople(text: $text, view: $view, companyId: $companyId, after: $after, count: $count) {
    people { userId displayName email accountType company { companyId name } isListed isTest } nextAfter
  }
}`;

async function list(variables: Readonly<Record<string, unknown>>, who = 'support'): Promise<Listed> {
  return (await (await server.as(who)).query<{ listPeople: Listed }>(document, variables)).listPeople;
}

test('[STF-07] everybody is listed once, the newest first, page by page, whatever comes between', async () => {
  const all = await server.db
    .selectFrom('member')
    .select('member_id as memberId')
    .orderBy('registered_at', 'desc')
    .orderBy('member_id')
    .execute();
  const met: string[] = [];
  let after: string | null = null;
  do {
    const { people, nextAfter } = await list({ after, count: 7 });
    met.push(...people.map(({ userId }) => userId));
    after = nextAfter;
  } while (after !== null);
  expect(met).toEqual(all.map(({ memberId }) => memberId));
  expect((await list({ after: 'nonsense' })).people).toEqual([]);
});

test('[STF-07] people are found by name, address, id and company, and narrowed by tier and company', async () => {
  const academy = persona('academy');
  for (const text of [academy.email.toUpperCase(), academy.memberId, `${academy.lastName} ${academy.firstName}`])
    expect((await list({ text })).people[0]?.userId, text).toBe(academy.memberId);
  const ofAcme = (await list({ text: 'acme' })).people;
  expect(ofAcme.length).toBeGreaterThan(3);
  const inAcme = (await list({ companyId: 'acme', count: 100 })).people;
  expect(ofAcme.map(({ userId }) => userId)).toEqual(
    expect.arrayContaining(inAcme.slice(0, 3).map((one) => one.userId)),
  );
  expect(inAcme.every(({ company }) => company?.companyId === 'acme')).toBe(true);
  const former = (await list({ view: 'FORMER' })).people;
  expect(former.map(({ userId }) => userId)).toContain(persona('alumni').memberId);
  expect(former.every(({ accountType }) => accountType === 'ALUMNI' || accountType === 'POST_TRIAL')).toBe(true);
  expect((await list({ view: 'TEAM', text: 'suda' })).people.map(({ userId }) => userId)).toEqual([
    persona('support').memberId,
  ]);
});

test('[STF-01] success meets the people of its own companies alone, however it asks', async () => {
  const { staff } = persona('success');
  const [own = ''] = staff?.customerIds ?? [];
  const everybody = await list({ count: 100 }, 'success');
  expect(everybody.people.length).toBeGreaterThan(1);
  const customers = await server.db
    .selectFrom('member')
    .select('customer_id as customerId')
    .distinct()
    .where(
      'member_id',
      'in',
      everybody.people.map(({ userId }) => userId),
    )
    .execute();
  expect(customers.every(({ customerId }) => staff?.customerIds?.includes(customerId))).toBe(true);
  expect(everybody.people.every(({ email }) => !email.includes('…'))).toBe(true);
  const foreign = persona('academy');
  for (const asked of [{ text: foreign.email }, { text: foreign.memberId }, { companyId: 'consumer' }])
    expect((await list(asked, 'success')).people).toEqual([]);
  expect((await list({ companyId: own }, 'success')).people.length).toBeGreaterThan(0);
});

test('[STF-01] an auditor reads masked addresses, and finds nobody by a part of one', async () => {
  const { email, memberId, lastName } = persona('academy');
  const [found] = (await list({ text: email }, 'auditor')).people;
  expect(found).toMatchObject({ userId: memberId, email: expect.stringContaining('…') as string });
  expect((await list({ text: lastName }, 'auditor')).people[0]?.userId).toBe(memberId);
  const part = email.slice(0, -1);
  expect((await list({ text: part })).people.map(({ userId }) => userId)).toContain(memberId);
  expect((await list({ text: part }, 'auditor')).people).toEqual([]);
  const admin = (filter: string) =>
    `{ listMembers(filter: "${filter}", context: ADMIN) { list { userId account { email } } } }`;
  interface Cards {
    readonly listMembers: { readonly list: readonly { readonly account: { readonly email: string } }[] };
  }
  const auditor = await server.as('auditor');
  expect((await auditor.query<Cards>(admin(email))).listMembers.list[0]?.account.email).toBe(found?.email);
  expect((await auditor.query<Cards>(admin(part))).listMembers.list).toEqual([]);
});

test('[STF-01] success who is an auditor, too, finds by parts of addresses the people of its companies alone', async () => {
  const { memberId } = await server.as('success');
  const role = { member_id: memberId, role: 'auditor', since: new Date(server.clock.now()) } as const;
  await server.db.insertInto('staff_role').values(role).execute();
  const { email } = persona('limited');
  const found = async (text: string) => (await list({ text }, 'success')).people.map(({ userId }) => userId);
  await expect.poll(() => found(email)).toEqual([persona('limited').memberId]);
  expect(await found(email.slice(0, -1))).toEqual([]);
  const cards = (text: string) => `{ listMembers(filter: "${text}", context: ADMIN) { list { account { email } } } }`;
  const success = await server.as('success');
  expect(await success.query(cards(email.slice(0, -1)))).toEqual({ listMembers: { list: [] } });
  expect(JSON.stringify(await success.query(cards(email)))).toContain('…@');
  const own = persona('bob@acme.example');
  expect(await found(own.email.slice(0, -1))).toContain(own.memberId);
  await server.db.deleteFrom('staff_role').where('member_id', '=', memberId).where('role', '=', 'auditor').execute();
});

test('[STF-01] people are listed for those of the team who read them, and for nobody else', async () => {
  const ask = async (who: string): Promise<string> =>
    (await (await server.as(who)).ask(document)).errors?.[0]?.extensions.code ?? 'done';
  const who = ['owner', 'support', 'success', 'auditor', 'editor', 'commerce', 'member'];
  expect(Object.fromEntries(await Promise.all(who.map(async (name) => [name, await ask(name)] as const)))).toEqual({
    owner: 'done',
    support: 'done',
    success: 'done',
    auditor: 'done',
    editor: 'FORBIDDEN',
    commerce: 'FORBIDDEN',
    member: 'NOT_FOUND',
  });
});
