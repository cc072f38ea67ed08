import { persona } from '@atrium/content/people.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const day = 86_400_000;
const document = `query ($userId: ID!, $address: String!, $at: String) {
  explainAccess(userId: $userId, address: $address, at: $at) {
    opens reason sentence keys accountType rules { isMet rule note }
    customizations { navLogoUrl hideSessionDetailTitle navConfigs { route rename hide } }
    grants { name source startsAt endsAt revokedAt keys inForce opens }
  }
}`;
interface Explained {
  readonly opens: boolean;
  readonly reason: string;
  readonly sentence: string;
  readonly keys: readonly string[];
  readonly accountType: string;
  readonly rules: readonly { readonly isMet: boolean; readonly rule: string; readonly note: string }[];
  readonly customizations: Record<string, unknown>;
  readonly grants: readonly {
    readonly name: string;
    readonly source: string;
    readonly startsAt: string;
    readonly endsAt: string | null;
    readonly keys: readonly string[];
    readonly inForce: boolean;
    readonly opens: boolean;
  }[];
}

async function explain(who: string, address: string, inDays = 0): Promise<Explained> {
  const staff = await server.as('employee');
  const at = String(server.clock.now() + inDays * day);
  const variables = { userId: persona(who).memberId, address, at };
  const { explainAccess } = await staff.query<{ explainAccess: Explained }>(document, variables);
  // the rules say the same as the verdict
  const { opens, rules } = explainAccess;
  expect([address, rules.every(({ isMet }) => isMet)]).toEqual([address, opens]);
  return explainAccess;
}

/** The grants that open what was asked about, with their sources. */
const openers = ({ grants }: Explained): string[] =>
  grants.filter(({ inForce, opens }) => inForce && opens).map(({ name, source }) => `${name} by ${source}`);

test('a free member: what the plan includes, and for the rest the sentence that the page and the call show', async () => {
  const open = await explain('limited', '/courses');
  expect(open).toMatchObject({ opens: true, reason: 'OPEN', accountType: 'LIMITED' });
  expect(openers(open)).toEqual(['Free membership by FREEMIUM']);
  expect(open.sentence).toBe('Opened by Free membership.');

  const directory = await explain('limited', '/member-directory');
  expect(directory.rules).toEqual([
    { isMet: true, rule: 'The tier Limited may', note: 'Allowed: Team, Limited, Member, Trial' },
    { isMet: true, rule: 'No flag is asked for', note: '' },
    {
      isMet: false,
      rule: 'Needs one of: Unlimited membership, AI Academy, AI Academy On Demand',
      note: 'Held: Free membership, which does not open it.',
    },
  ]);
  const sentence = 'This page comes with Unlimited, AI Academy, or AI Academy On Demand.';
  expect(directory).toMatchObject({ opens: false, reason: 'ENTITLEMENT', sentence });
  expect(directory.keys).toEqual(['area/mcsc-unlimited', 'area/ai-academy', 'area/ai-ondemand']);
  const limited = await server.as('limited');
  const { errors } = await limited.ask('{ listMembers { list { userId } } }');
  expect(errors?.[0]?.message).toBe(sentence.replace('This page', 'This'));

  expect(await explain('limited', '/mini-mbas')).toMatchObject({
    opens: false,
    reason: 'ENTITLEMENT',
    keys: ['area/bootcamps'],
    sentence: 'Mini-MBAs are bought one at a time. Members pay less.',
  });
  expect(await explain('limited', '/nowhere')).toMatchObject({ opens: false, reason: 'NOT_FOUND', keys: [] });
});

test('a trial opens until its end, and the day after it only what is open to lapsed accounts', async () => {
  const now = await explain('trial', '/courses');
  expect(now).toMatchObject({ opens: true, accountType: 'TRIAL', sentence: 'Opened by Unlimited membership.' });
  expect(openers(now)).toEqual(['Unlimited membership by TRIAL']);
  expect(Number(now.grants[0]?.endsAt) - server.clock.now()).toBeLessThan(6 * day);

  const after = await explain('trial', '/courses', 6);
  expect(after).toMatchObject({ opens: false, reason: 'ACCOUNT_TYPE', accountType: 'POST_TRIAL' });
  expect(after.sentence).toBe('This page is for members.');
  expect(after.grants).toMatchObject([{ source: 'TRIAL', inForce: false, opens: true }]);
  expect(await explain('trial', '/account-settings', 6)).toMatchObject({ opens: true, keys: [] });
});

test('an ended grant is named with its end, and opened in its own time', async () => {
  const ended = await explain('alumni', '/courses');
  expect(ended).toMatchObject({ opens: false, accountType: 'ALUMNI' });
  expect(openers(ended)).toEqual([]);
  const missed = ended.grants.filter(({ opens, inForce }) => opens && !inForce);
  expect(missed.map(({ name }) => name).toSorted()).toEqual(['AI Academy', 'Unlimited membership']);
  for (const { endsAt } of missed) expect(Number(endsAt)).toBeLessThan(server.clock.now());
  expect(await explain('alumni', '/courses', -500)).toMatchObject({
    opens: true,
    accountType: 'MEMBER',
    sentence: 'Opened by Unlimited membership and AI Academy.',
  });
});

test('of two overlapping sources each is named, and the other one remains when one ends', async () => {
  const { memberId } = persona('academy');
  const bought = {
    entitlement_grant_id: 'bought-twice',
    member_id: memberId,
    entitlement_id: 'area-ai-academy',
    source: 'PURCHASE' as const,
    source_ref: 'an order',
    starts_at: new Date(server.clock.now() - day),
    ends_at: new Date(server.clock.now() + 400 * day),
  };
  await server.db.insertInto('entitlement_grant').values(bought).execute();
  expect(openers(await explain('academy', '/courses'))).toEqual([
    'AI Academy by SUBSCRIPTION',
    'AI Academy by PURCHASE',
  ]);
  const later = await explain('academy', '/courses', 300);
  expect(later).toMatchObject({ opens: true, accountType: 'MEMBER', sentence: 'Opened by AI Academy.' });
  expect(openers(later)).toEqual(['AI Academy by PURCHASE']);
  expect(await explain('academy', '/courses', 401)).toMatchObject({ opens: false, accountType: 'ALUMNI' });
});

test('a grant of a single session opens that session, and no other', async () => {
  const own = await explain('minimba-one', '/mini-mbas/mini-mba-ai-1');
  expect(own).toMatchObject({ opens: true, sentence: 'Opened by AI for Business Mini-MBA.' });
  expect(own.keys).toContain('session/mini-mba-ai-1');
  expect(openers(own)).toEqual(['AI for Business Mini-MBA by PURCHASE']);
  // of another one the member may not know: it answers as one that does not exist
  const other = await explain('minimba-one', '/mini-mbas/mini-mba-product-1');
  const missing = await explain('minimba-one', '/mini-mbas/no-such-session');
  for (const { opens, reason, sentence } of [other, missing]) {
    expect([opens, reason, sentence]).toEqual([false, 'NOT_FOUND', 'Not found.']);
  }
});

test('[STF-07] a lesson on demand is explained by its session, at the instant that is asked about', async () => {
  const { rows } = await sql<{ courseId: string; sessionId: string; groupId: string; contentId: string }>`
    select s.course_id as "courseId", s.session_id as "sessionId", v.group_id as "groupId",
      v.course_content_id as "contentId"
    from session s join course c using (course_id) join session_videos('') v using (session_id)
    where s.session_type = 'ON_DEMAND' and c.course_type = 'SPRINT' and not s.is_free_session
      and 'ai-academy' = any (c.open_to) order by 2, 3, 4 limit 1`.execute(server.db);
  const { courseId = '', sessionId, groupId, contentId } = rows[0] ?? {};
  const address = `/courses/ondemand/${String(sessionId)}/${String(groupId)}/${String(contentId)}`;
  const open = await explain('academy', address);
  expect(open).toMatchObject({ opens: true, sentence: 'Opened by AI Academy.' });
  expect(open.keys).toContain('area/ai-academy');
  // its course opens for nobody any more: the page says so, and staff read the same
  await server.db.updateTable('course').set({ open_to: [] }).where('course_id', '=', courseId).execute();
  expect(await explain('academy', address)).toMatchObject({ opens: false, reason: 'NOT_FOUND' });
  expect(await explain('employee', address)).toMatchObject({
    opens: false,
    reason: 'ENTITLEMENT',
    sentence: "Oh no. You don't have access to this on-demand content.",
  });
});

test('what a company configured follows from the same ledger, and ends with its contract', async () => {
  const gil = await explain('gil@globex.example', '/courses');
  expect(openers(gil)).toEqual(['Unlimited membership for Globex by CONTRACT']);
  expect(gil.customizations).toMatchObject({
    hideSessionDetailTitle: true,
    navConfigs: [
      { route: '/certificates', rename: 'Programs', hide: null },
      { route: '/resources', rename: null, hide: true },
    ],
  });
  const { customizations } = await explain('eve@globex.example', '/courses');
  expect(customizations).toMatchObject({ hideSessionDetailTitle: null, navConfigs: [] });
});

test('what it says of a future date holds for the member when the date has come', async () => {
  const { memberId } = persona('limited-over');
  const starts = server.clock.now() + 3 * day;
  await server.db
    .insertInto('entitlement_grant')
    .values({
      entitlement_grant_id: 'from-next-week',
      member_id: memberId,
      entitlement_id: 'area-mcsc-unlimited',
      source: 'SUBSCRIPTION',
      source_ref: 'next week',
      starts_at: new Date(starts),
      ends_at: new Date(starts + 30 * day),
    })
    .execute();
  const before = await explain('limited-over', '/member-directory');
  expect(before).toMatchObject({ opens: false, reason: 'ENTITLEMENT' });
  expect(before.grants).toContainEqual(
    expect.objectContaining({ source: 'SUBSCRIPTION', inForce: false, opens: true }),
  );
  const foretold = [
    await explain('limited-over', '/member-directory', 4),
    await explain('limited-over', '/member-directory', 40),
  ];
  expect(foretold.map(({ opens, accountType }) => [opens, accountType])).toEqual([
    [true, 'MEMBER'],
    [false, 'ALUMNI'],
  ]);
  const member = await server.as('limited-over');
  const meets = async (): Promise<string> => {
    const { errors } = await member.ask('{ listMembers { list { userId } } }');
    return errors?.[0]?.extensions.reason ?? 'OPEN';
  };
  expect(await meets()).toBe(before.reason);
  await server.clock.advance(4 * day);
  expect(await meets()).toBe(foretold[0]?.reason);
  await server.clock.advance(36 * day);
  expect(await meets()).toBe(foretold[1]?.reason);
});

test('only staff may ask, about anybody; an unknown member and an unreadable date are refused', async () => {
  const ask = async (who: string, variables: Record<string, unknown>) => {
    const { data, errors } = await (await server.as(who)).ask(document, { address: '/', ...variables });
    expect(data).toEqual({ explainAccess: null });
    return errors?.[0]?.extensions.code;
  };
  const { memberId: own } = persona('member');
  const codes = [await ask('member', { userId: own }), await ask('member', { userId: 'nobody' })];
  expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await ask('employee', { userId: 'nobody' })).toBe('NOT_FOUND');
  for (const at of ['yesterday', '-1', '9999999999999999', '1e3']) {
    expect(await ask('employee', { userId: own, at }), at).toBe('INVALID_INPUT');
  }
});
