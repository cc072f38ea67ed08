import { persona } from '@atrium/content/people.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { runCommand } from '@atrium/tools/staff/runCommand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { newInvitationToken } from './setup.fixture.ts';

// The members of the team, as staff change them by a command.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // so that the employee is the only owner
  await remove('owner@demo.example');
});
afterAll(() => server.close());

const staff = (...args: string[]): Promise<readonly string[]> =>
  runCommand(args, {
    db: server.db,
    by: operator,
    now: server.clock.now(),
    env: {
      PUBLIC_URL: server.origin,
      BRAND_NAME: 'Atrium',
      SUPPORT_EMAIL: 'support@localhost',
    },
  });

const remove = (email: string): Promise<readonly string[]> =>
  staff('remove', '--email', email, '--reason', 'Left the academy.');

interface Seen {
  readonly accountType: string;
  readonly keys: readonly string[];
}

/** What a member is and holds, as their own pages ask it; a change shows once the database has notified the server. */
async function seenBy(name: string): Promise<Seen> {
  type Answer = { getMember: { accountType: string }; getMemberEntitlements: { keys: string[] }[] };
  const caller = await server.as(name);
  const { getMember, getMemberEntitlements } = await caller.query<Answer>(
    '{ getMember { accountType } getMemberEntitlements { keys } }',
  );
  return {
    accountType: getMember.accountType,
    keys: [...new Set(getMemberEntitlements.flatMap(({ keys }) => keys))].sort(),
  };
}

test('[BEG-07] a colleague who joins may open every area at once, and has what they had before again when they leave', async () => {
  const before = await seenBy('ondemand');
  expect(await staff('roles', '--email', 'ONDEMAND@demo.example', '--role', 'editor', '--role', 'support')).toEqual([
    'Tomás Echeverría joins the team as editor, support, and may open every area.',
    'Saved.',
  ]);
  await expect.poll(async () => (await seenBy('ondemand')).accountType).toBe('EMPLOYEE');
  const joined = await seenBy('ondemand');
  expect(joined.keys).toEqual((await seenBy('employee')).keys);
  expect(await staff('list')).toContain('Tomás Echeverría <ondemand@demo.example>: editor, support');

  expect(await remove('ondemand@demo.example')).toEqual([
    'Tomás Echeverría leaves the team, and what it opened ends now.',
    'Tomás Echeverría is mailed in ten minutes.',
    'Saved.',
  ]);
  await expect.poll(() => seenBy('ondemand')).toEqual(before);
  expect(await remove('ondemand@demo.example')).toEqual(['ondemand@demo.example is not on the team.']);

  // a colleague who comes back opens them again
  await staff('roles', '--email', 'ondemand@demo.example', '--role', 'auditor');
  await expect.poll(() => seenBy('ondemand')).toEqual(joined);
  await remove('ondemand@demo.example');
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('subject', '=', 'member/tomas-echeverria')
    .where('action', 'like', 'STAFF%')
    .orderBy('audit_entry_id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['STAFF_JOINED', 'STAFF_LEFT', 'STAFF_JOINED', 'STAFF_LEFT']);
  expect(entries[0]).toMatchObject({
    actor_name: 'operator',
    before: { roles: [] },
    after: { roles: ['editor', 'support'] },
  });
});

test('[BEG-07] the grants of an employee of the demo end like those of anybody', async () => {
  await staff('roles', '--email', 'academy@demo.example', '--role', 'owner');
  await remove('employee@demo.example');
  await expect.poll(() => seenBy('employee')).toEqual({ accountType: 'LIMITED', keys: [] });
  await staff('roles', '--email', 'employee@demo.example', '--role', 'owner');
  await remove('academy@demo.example');
});

test('[BEG-07] a dry run says what would be, and changes nothing', async () => {
  const before = [await staff('list'), await seenBy('planner')];
  expect(await staff('roles', '--email', 'planner@demo.example', '--role', 'owner', '--dry-run')).toEqual([
    expect.stringContaining('joins the team as owner'),
    'Dry run: nothing was saved.',
  ]);
  expect([await staff('list'), await seenBy('planner')]).toEqual(before);
});

test.each([
  ['a stranger', ['roles', '--email', 'nobody@else.example', '--role', 'editor'], 'has no account'],
  ['somebody of a company', ['roles', '--email', 'ann@acme.example', '--role', 'editor'], 'belongs to a company'],
  ['an unknown role', ['roles', '--email', 'member@demo.example', '--role', 'boss'], 'There is no role boss.'],
  ['no role', ['roles', '--email', 'member@demo.example'], 'npm run staff'],
  ['no address', ['remove'], '--email is needed.'],
  ['the only owner, who would leave', ['remove', '--email', 'employee@demo.example'], 'is the only owner'],
  [
    'the only owner, who would be an editor',
    ['roles', '--email', 'employee@demo.example', '--role', 'editor'],
    'is the only owner',
  ],
])('[STF-04] [BEG-07] refused: %s', async (_what, args, words) => {
  const before = await staff('list');
  await expect(staff(...args)).rejects.toThrow(words);
  expect(await staff('list')).toEqual(before);
});

test('[STF-01] a role has companies or courses of its own, which exist and which it needs', async () => {
  const roles = (...options: string[]) => staff('roles', '--email', 'minimba@demo.example', ...options);
  expect((await roles('--role', 'success', '--company', 'globex', '--company', 'acme'))[0]).toContain(
    'joins the team as success of acme and globex,',
  );
  expect(await roles('--role', 'success', '--company', 'acme', '--company', 'globex')).toEqual([
    'Nothing changes: it is so already.',
  ]);
  expect((await roles('--role', 'instructor', '--course', 'ai-leaders', '--reason', 'Teaches now.'))[0]).toContain(
    'was success of acme and globex and will be instructor of ai-leaders.',
  );
  for (const [options, words] of [
    [['--role', 'success', '--company', 'nowhere'], 'There is no company nowhere.'],
    [['--role', 'instructor', '--course', 'nothing'], 'There is no course nothing.'],
    [['--role', 'editor', '--company', 'acme'], 'Companies belong to the role success.'],
    [['--role', 'editor', '--course', 'ai-leaders'], 'Courses belong to the role instructor.'],
  ] as const)
    await expect(roles(...options)).rejects.toThrow(words);
  await remove('minimba@demo.example');
  const left = await server.db
    .selectFrom('staff_course')
    .select('course_id')
    .where('member_id', '=', persona('minimba').memberId)
    .execute();
  expect(left).toEqual([]);
});

test('[STF-05] what takes something away needs a reason, what gives may have one, and the audit log keeps it', async () => {
  const email = 'minimba@demo.example';
  const of = (...more: string[]) => ['--email', email, ...more];
  const given = ['--reason', '  Helps with the spring program. '];
  expect(await staff('invite', ...of('--role', 'editor', ...given))).toContain('Saved.');
  expect(await staff('roles', ...of('--role', 'editor', '--role', 'support', ...given))).toContain('Saved.');
  const taking: readonly (readonly string[])[] = [
    ['roles', ...of('--role', 'support')],
    ['remove', ...of()],
    ['address', ...of('--to', 'another@demo.example')],
    ['reset-factor', ...of()],
  ];
  const before = await staff('list');
  for (const args of taking) {
    await expect(staff(...args), args[0]).rejects.toThrow('A reason is needed.');
    await expect(staff(...args, '--reason', 'x'.repeat(501)), args[0]).rejects.toThrow('at most 500 characters');
  }
  expect(await staff('list')).toEqual(before);
  await staff('roles', ...of('--role', 'success', '--company', 'acme', '--reason', 'Moves to success.'));
  // a company that somebody loses, and one that they get
  await expect(staff('roles', ...of('--role', 'success', '--company', 'globex'))).rejects.toThrow(
    'A reason is needed.',
  );
  await staff('roles', ...of('--role', 'success', '--company', 'acme', '--company', 'globex'));
  await staff('remove', ...of('--reason', 'Left the academy.'));
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'reason'])
    .where('subject', 'in', [`address/${email}`, `member/${persona('minimba').memberId}`])
    .where('reason', 'is distinct from', null)
    .orderBy('audit_entry_id')
    .execute();
  expect(entries.slice(-4)).toEqual([
    { action: 'STAFF_INVITED', reason: 'Helps with the spring program.' },
    { action: 'STAFF_JOINED', reason: 'Helps with the spring program.' },
    { action: 'STAFF_ROLES_CHANGED', reason: 'Moves to success.' },
    { action: 'STAFF_LEFT', reason: 'Left the academy.' },
  ]);
});

test('[STF-09] several changes within ten minutes are one mail, about what is taken of what was there before the first', async () => {
  const email = 'minimba@demo.example';
  const roles = async (...names: string[]) => {
    const of = names.flatMap((name) => ['--role', name]);
    return (await staff('roles', '--email', email, ...of, '--reason', 'Another desk.')).slice(1, -1);
  };
  const { firstName, lastName } = persona('minimba');
  const name = `${firstName} ${lastName}`;
  const withdrawn = `The mail that waits for ${name} is withdrawn.`;
  const mailed = `${name} is mailed in ten minutes.`;
  const told = async () => {
    const mails = (await server.mails()).filter(({ to }) => to === email);
    return mails.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Join'));
  };
  // what the tests before have taken is mailed by then
  await server.clock.advance(hour);
  const before = await told();
  // joining and getting more is not mailed
  expect(await roles('editor')).toEqual([]);
  expect(await roles('editor', 'support')).toEqual([]);
  expect(await roles('editor')).toEqual([mailed]);
  // something else is given, which is not what was taken
  await server.clock.advance(9 * minute);
  expect(await roles('editor', 'commerce')).toEqual([withdrawn, mailed]);
  await server.clock.advance(9 * minute);
  expect(await roles('auditor')).toEqual([withdrawn, mailed]);
  await server.clock.advance(9 * minute);
  // commerce was given after the first change, so nothing of what was there is missing
  expect(await roles('editor', 'support')).toEqual([withdrawn]);
  await server.clock.advance(hour);
  expect(await told()).toEqual(before);
  // what is taken again is mailed again; so is leaving, but not to somebody who joins again by a link before
  expect(await roles('support')).toEqual([mailed]);
  await server.clock.advance(10 * minute);
  const after = ['Your roles on the team of Atrium have changed', ...before];
  expect(await told()).toEqual(after);
  await remove(email);
  const token = await newInvitationToken(server, email);
  const document = 'mutation ($token: String!) { acceptStaffInvitation(input: { token: $token }) { error { code } } }';
  expect(await server.stranger.query(document, { token })).toMatchObject({ acceptStaffInvitation: { error: null } });
  await server.clock.advance(hour);
  expect(await told()).toEqual(after);
  expect((await remove(email)).slice(1)).toEqual([mailed, 'Saved.']);
  await server.clock.advance(10 * minute);
  expect(await told()).toEqual(['You are no longer on the team of Atrium', ...after]);
});

test('[STF-04] of two owners who remove each other at once one stays', async () => {
  await staff('roles', '--email', 'academy@demo.example', '--role', 'owner');
  const removed = await Promise.allSettled(['academy', 'employee'].map((name) => remove(`${name}@demo.example`)));
  expect(removed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const owners = server.db.selectFrom('staff_role').select('member_id').where('role', '=', 'owner');
  expect(await owners.execute()).toHaveLength(1);
});

test('[STF-04] the only owner is not erased, whenever they asked, and is once there is another', async () => {
  const employee = await server.as('employee');
  type Payload = { requestErasure: { error: { code: string } | null } };
  const document = 'mutation ($password: String) { requestErasure(password: $password) { error { code } } }';
  const ask = async () =>
    (await employee.query<Payload>(document, { password: demoPassword })).requestErasure.error?.code ?? null;
  const isThere = async () =>
    (await server.db.selectFrom('member').select('email').where('email', '=', 'employee@demo.example').execute())
      .length === 1;
  // the tests before have left one of the two as the owner
  await staff('roles', '--email', 'planner@demo.example', '--role', 'owner');
  for (const name of ['academy', 'employee']) {
    await staff('roles', '--email', `${name}@demo.example`, '--role', 'owner');
  }
  await remove('academy@demo.example');
  await remove('planner@demo.example');
  expect(await ask()).toBe('LAST_OWNER');
  await staff('roles', '--email', 'planner@demo.example', '--role', 'owner');
  expect(await ask()).toBeNull();
  await remove('planner@demo.example');
  await server.clock.advance(15 * day);
  expect(await isThere()).toBe(true);
  await staff('roles', '--email', 'planner@demo.example', '--role', 'owner');
  await server.clock.advance(minute);
  await expect.poll(isThere).toBe(false);
});
