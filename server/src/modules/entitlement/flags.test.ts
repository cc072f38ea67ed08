import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

interface Setting {
  readonly flag: string;
  readonly defaultValue: unknown;
  readonly targets: unknown;
  readonly version: string;
  readonly isSet: boolean;
}

async function find(flag: string): Promise<Setting> {
  const document = '{ listFlags { flag about isSet isElsewhere defaultValue targets version } }';
  const { listFlags } = await (await server.as('auditor')).query<{ listFlags: Setting[] }>(document);
  const found = listFlags.find((each) => each.flag === flag);
  if (found === undefined) throw new Error(`no flag ${flag}`);
  return found;
}

const mutation = `mutation ($flag: String!, $defaultValue: JSON, $targets: JSON!, $version: String!, $reason: String,
  $dryRun: Boolean) { saveFlag(flag: $flag, defaultValue: $defaultValue, targets: $targets, version: $version,
  reason: $reason, dryRun: $dryRun) { lines error { code reason } } }`;

/** Saves a flag as an owner; its lines, or why it was refused. */
async function save(
  flag: string,
  defaultValue: unknown,
  targets: unknown = [],
  more: { readonly dryRun?: boolean; readonly reason?: string; readonly version?: string; readonly who?: string } = {},
): Promise<string> {
  const version = more.version ?? (await find(flag)).version;
  const variables = { flag, defaultValue, targets, reason: 'To try it.', ...more, version };
  const { data, errors } = await (
    await server.as(more.who ?? 'employee')
  ).ask<{ saveFlag: { lines: string[] | null; error: { code: string; reason: string | null } | null } | null }>(
    mutation,
    variables,
  );
  const answer = data?.saveFlag;
  return (
    errors?.[0]?.extensions.code ?? answer?.error?.reason ?? answer?.error?.code ?? (answer?.lines ?? []).join(' ')
  );
}

/** Whether somebody has a flag, as their own pages ask. */
async function has(who: string, flag: string): Promise<boolean> {
  const { getFeatureFlags } = await (
    await server.as(who)
  ).query<{ getFeatureFlags: { values: Record<string, unknown> } }>('{ getFeatureFlags { values } }');
  return getFeatureFlags.values[flag] === true;
}

const countPeople = async (): Promise<number> => {
  const { count } = await server.db
    .selectFrom('member')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test('[RUN-01] [THR-70] a rehearsal says whom a flag reaches, changes nothing, and is what then happens', async () => {
  const flag = 'referralsLink';
  const targets = [{ to: { memberIds: [persona('member').email, persona('academy').memberId] }, value: true }];
  const line = `It is on for 2 of ${(await countPeople()).toLocaleString('en-US')} people with an account. 2 people get it.`;
  expect(await save(flag, false, targets, { dryRun: true })).toBe(line);
  expect((await find(flag)).isSet).toBe(false);
  expect(await has('member', flag)).toBe(false);
  expect(await save(flag, false, targets)).toBe(line);
  // people are kept by their ids, since an address may change
  const ids = [persona('member').memberId, persona('academy').memberId];
  expect((await find(flag)).targets).toEqual([{ to: { memberIds: ids }, value: true }]);
  await expect.poll(() => has('member', flag)).toBe(true);
  expect(await has('limited', flag)).toBe(false);
  // sent again by a browser that has not got its answer
  expect(await save(flag, false, targets, { version: '' })).toBe('');
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_member_id as by', 'reason', 'before', 'after', 'detail'])
    .where('subject', '=', `flag/${flag}`)
    .execute();
  expect(entries).toMatchObject([
    {
      action: 'FLAG_CHANGED',
      by: persona('employee').memberId,
      reason: 'To try it.',
      before: null,
      after: { defaultValue: false, targets: [{ to: { memberIds: ids }, value: true }] },
      detail: { on: 2, gained: 2, lost: 0, changed: 0 },
    },
  ]);
});

test('[RUN-01] the numbers of a share, an account type and a company are those of the members who then have it', async () => {
  const flag = 'stayOnMiniMbas';
  const targets = [
    { to: { accountTypes: ['LIMITED'] }, value: false },
    { to: { customerIds: ['acme'] }, value: true },
    { to: { percentage: 40 }, value: true },
  ];
  const said = await save(flag, false, targets);
  const people = ['member', 'limited', 'ann@acme.example', 'academy', 'graduate', 'sprint', 'waiting', 'alumni'];
  await expect.poll(() => has('ann@acme.example', flag)).toBe(true);
  expect(await has('limited', flag)).toBe(false);
  const having = await Promise.all(people.map((who) => has(who, flag)));
  // exactly these alone: the same rule, for people who are named
  const on = people.filter((_, at) => having[at] === true);
  const [, count = '0'] = /^It is on for ([\d,]+) of/.exec(said) ?? [];
  expect(Number(count.replaceAll(',', ''))).toBeGreaterThanOrEqual(on.length);
  const rest = people.filter((who) => !on.includes(who)).map((who) => persona(who).memberId);
  const without = [{ to: { memberIds: on.map((who) => persona(who).memberId) }, value: false }, ...targets];
  expect(await save(flag, false, without)).toContain(
    on.length === 1 ? '1 person loses' : `${String(on.length)} people lose`,
  );
  const also = [{ to: { memberIds: rest }, value: true }, ...without];
  expect(await save(flag, false, also)).toContain(
    rest.length === 1 ? '1 person gets' : `${String(rest.length)} people get`,
  );
});

test('[RUN-01] [D96] a flag is changed with a reason, not over somebody else, and by owners alone', async () => {
  const flag = 'drawerPanel';
  expect(await save(flag, true, [], { reason: '' })).toBe('A reason is needed.');
  expect(await save(flag, true, [], { version: '17' })).toMatch(/has changed this flag/);
  expect(await save(flag, true, [], { who: 'auditor', version: '' })).toBe('FORBIDDEN');
  expect(await save(flag, true, [], { who: 'member', version: '' })).toBe('NOT_FOUND');
  expect((await find(flag)).isSet).toBe(false);
  expect(await save(flag, true)).toContain('For visitors who are not signed in it is on.');
  const answers = await Promise.all([save(flag, false), save(flag, false), save(flag, false)]);
  expect(answers.filter((line) => line.includes('it is off'))).toHaveLength(1);
});

test.each([
  ['learningPlans', 'yes', [], /takes true or false/],
  ['votingBanner', { text: 'Which?' }, [], /needs a question/],
  ['learningPlans', false, [{ to: {}, value: true }], /is everybody/],
  [
    'learningPlans',
    false,
    [{ to: { memberIds: ['nobody@else.example'] }, value: true }],
    /nobody with the id or address/,
  ],
  ['learningPlans', false, [{ to: { customerIds: ['no-such'] }, value: true }], /no company “no-such”/],
  ['learningPlans', false, [{ to: { accountTypes: ['ROBOT'] }, value: true }], /no account type “ROBOT”/],
  ['learningPlans', false, [{ to: { percentage: 0 }, value: true }], /from 1 to 99/],
  ['learningPlans', false, 'everybody', /cannot be read/],
  ['learningPlans', false, [{ to: { shoeSize: 44 }, value: true }], /cannot be read/],
] as const)('[RUN-01] %s with %j for %j is refused with a sentence', async (flag, value, targets, said) => {
  const { version } = await find(flag);
  expect(await save(flag, value, targets)).toMatch(said);
  expect((await find(flag)).version).toBe(version);
});

test('[RUN-01] the words of a banner are changed for those who see it', async () => {
  const { defaultValue } = await find('votingBanner');
  const changed = { ...(defaultValue as object), text: 'What should we film next?' };
  const people = (await countPeople()).toLocaleString('en-US');
  expect(await save('votingBanner', changed)).toBe(
    `It is on for ${people} of ${people} people with an account. For ${people} people it says something else.`,
  );
  expect(await save('no-such-flag', true, [], { version: '' })).toBe('There is no such flag.');
});
