import { persona } from '@atrium/content/people.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetAttempts } from '../../testing/call.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { hashDatabase } from '../document/document.fixture.ts';
import { newInvitationToken } from './setup.fixture.ts';

// The team, as its page shows and changes it.

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startServer();
  owner = await server.as('employee');
});
afterAll(() => server.close());
beforeEach(() => forgetAttempts(server));

interface Member {
  readonly email: string;
  readonly roles: readonly string[];
  readonly companies: readonly { readonly id: string; readonly name: string }[];
  readonly courses: readonly { readonly id: string; readonly name: string }[];
  readonly factor: string;
}
interface Team {
  readonly members: readonly Member[];
  readonly invitations: readonly { readonly email: string; readonly roles: readonly string[] }[];
}
async function readTeam(caller = owner): Promise<Team> {
  const document = `{ team: getStaffTeam {
    members { email roles companies { id name } courses { id name } factor } invitations { email roles } } }`;
  return (await caller.query<{ team: Team }>(document)).team;
}
const find = async (email: string): Promise<Member | undefined> =>
  (await readTeam()).members.find((member) => member.email === email);

interface Done {
  readonly lines: readonly string[] | null;
  readonly isSaved: boolean | null;
  readonly error: { readonly code: string; readonly reason: string; readonly field: string | null } | null;
}
async function act(field: string, given: Readonly<Record<string, unknown>>, caller = owner): Promise<Done> {
  const types: Readonly<Record<string, string>> = {
    email: 'String!',
    roles: '[StaffRole!]!',
    customerIds: '[ID!]',
    courseIds: '[ID!]',
    userId: 'ID!',
    reason: 'String',
    dryRun: 'Boolean',
  };
  const names = Object.keys(given);
  const declared = names.map((name) => `$${name}: ${types[name] ?? ''}`).join(', ');
  const passed = names.map((name) => `${name}: $${name}`).join(', ');
  const document = `mutation (${declared}) { done: ${field}(${passed}) { lines isSaved error { code reason field } } }`;
  return (await caller.query<{ done: Done }>(document, given)).done;
}

test('[STF-01] the team is listed with roles, companies and courses by name, and its second factors', async () => {
  const { members } = await readTeam();
  expect(members.map(({ email }) => email)).toEqual(expect.arrayContaining(['editor@demo.example']));
  const success = members.find(({ roles }) => roles.includes('success'));
  expect(success?.companies.length).toBeGreaterThan(0);
  expect(success?.companies.every(({ id, name }) => name !== '' && name !== id)).toBe(true);
  expect((await find(persona('employee').email))?.factor).toBe('FREE');
  expect(await readTeam(await server.as('auditor'))).toEqual(await readTeam());
  expect((await (await server.as('editor')).ask('{ getStaffTeam { members { email } } }')).errors?.[0]).toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  });
  expect((await (await server.as('planned')).ask('{ getStaffTeam { members { email } } }')).errors?.[0]).toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  });
});

test('[STF-01] [THR-70] what a change of roles would do is said and not done; then it is done, with its reason, once', async () => {
  const email = 'support@demo.example';
  const given = { email, roles: ['auditor'] };
  const before = await hashDatabase(server);
  const rehearsed = await act('saveStaffRoles', { ...given, dryRun: true });
  expect(rehearsed).toMatchObject({ isSaved: false, error: null });
  expect(await hashDatabase(server)).toEqual(before);
  expect((await act('saveStaffRoles', given)).error).toEqual({
    code: 'INVALID_INPUT',
    reason: 'A reason is needed.',
    field: 'reason',
  });
  const saved = await act('saveStaffRoles', { ...given, reason: 'Moved to the board.' });
  expect(saved).toEqual({ lines: rehearsed.lines, isSaved: true, error: null });
  expect((await find(email))?.roles).toEqual(['auditor']);
  expect(await act('saveStaffRoles', { ...given, reason: 'Moved to the board.' })).toMatchObject({
    lines: [],
    isSaved: false,
  });
  const audit = server.db.selectFrom('audit_entry').select(['actor_member_id', 'reason', 'after']);
  expect(await audit.where('action', '=', 'STAFF_ROLES_CHANGED').execute()).toEqual([
    {
      actor_member_id: owner.memberId,
      reason: 'Moved to the board.',
      after: { roles: ['auditor'], customerIds: [], courseIds: [] },
    },
  ]);
});

test('[STF-09] [RUN-01] a person who loses roles is mailed ten minutes later what they may do; roles given back withdraw it', async () => {
  const email = 'success@demo.example';
  const { roles, companies } = (await find(email)) ?? { roles: [], companies: [] };
  const customerIds = companies.map(({ id }) => id);
  const reason = 'Another desk.';
  const { firstName, lastName } = persona('success');
  const name = `${firstName} ${lastName}`;
  const waits = async (): Promise<string[]> => {
    const document = `{ list: listOutboxMails(address: "${email}") { mails { subject state leavesAt } } }`;
    type Answer = { list: { mails: { subject: string; state: string; leavesAt: string | null }[] } };
    const { mails } = (await owner.query<Answer>(document)).list;
    return mails.map(({ subject, leavesAt }) => `${subject} ${String(Number(leavesAt) - server.clock.now())}`);
  };
  const told = async () => (await server.mails()).filter(({ to }) => to === email);
  const before = await told();
  const taken = { email, roles, customerIds: customerIds.slice(1), reason };
  const given = { email, roles, customerIds, reason };
  const rehearsed = await act('saveStaffRoles', { ...taken, dryRun: true });
  expect(rehearsed.lines?.slice(1)).toEqual([`${name} is mailed in ten minutes.`]);
  expect(await waits()).toEqual([]);
  expect((await act('saveStaffRoles', taken)).lines).toEqual(rehearsed.lines);
  expect((await act('saveStaffRoles', taken)).lines).toEqual([]);
  expect(await waits()).toHaveLength(1);
  expect((await act('saveStaffRoles', given)).lines?.slice(1)).toEqual([
    `The mail that waits for ${name} is withdrawn.`,
  ]);
  expect(await waits()).toEqual([]);
  await server.clock.advance(10 * minute);
  expect(await told()).toEqual(before);
  await act('saveStaffRoles', taken);
  await server.clock.advance(10 * minute);
  const [mail] = await told();
  expect(mail?.subject).toBe('Your roles on the team of Atrium have changed');
  const left = companies.slice(1).map((company) => company.name);
  expect(mail?.text).toContain(`Success of ${new Intl.ListFormat('en-US').format(left)}. Looks after their own`);
  expect(mail?.text).toContain(`Hello ${firstName},`);
  expect(mail?.text).not.toContain(reason);
});

test('[STF-01] companies and courses that there are not are refused with a sentence', async () => {
  const email = 'ondemand@demo.example';
  const none = { customerIds: ['no-such-company'], courseIds: ['no-such-course'] };
  expect(
    (await act('saveStaffRoles', { email, roles: ['success'], customerIds: none.customerIds })).error,
  ).toMatchObject({ code: 'INVALID_INPUT', reason: 'There is no company no-such-company.' });
  const invited = { email: 'new@team.example', roles: ['instructor'], courseIds: none.courseIds };
  expect((await act('inviteStaff', invited)).error).toMatchObject({ reason: 'There is no course no-such-course.' });
});

test('[STF-08] an invitation is mailed and listed until it is withdrawn, which ends its link', async () => {
  const email = 'invited@team.example';
  const rehearsed = await act('inviteStaff', { email, roles: ['editor'], dryRun: true });
  expect((await readTeam()).invitations).toEqual([]);
  expect(await act('inviteStaff', { email, roles: ['editor'] })).toEqual({
    lines: rehearsed.lines,
    isSaved: true,
    error: null,
  });
  expect((await readTeam()).invitations).toMatchObject([{ email, roles: ['editor'] }]);
  const token = await newInvitationToken(server, email);
  expect((await act('withdrawStaffInvitation', { email })).error?.reason).toBe('A reason is needed.');
  expect(await act('withdrawStaffInvitation', { email, reason: 'Not this one.' })).toMatchObject({ isSaved: true });
  expect((await readTeam()).invitations).toEqual([]);
  const opened = await server.stranger.ask(`{ getStaffInvitation(token: "${token}") { email } }`);
  expect(opened.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('[STF-03] a rehearsal asks for no fresh sign-in, the act does', async () => {
  const old = new Date(Date.now() - 601_000);
  await server.db.updateTable('sign_in').set({ proved_at: old }).where('member_id', '=', owner.memberId).execute();
  const given = { email: 'auditor@demo.example', roles: ['auditor', 'support'] };
  const document = `mutation ($dryRun: Boolean) {
    done: saveStaffRoles(email: "${given.email}", roles: [auditor, support], dryRun: $dryRun) { lines error { code } } }`;
  expect(await owner.query(document, { dryRun: true })).toMatchObject({ done: { error: null } });
  const asked = await owner.ask(document, { dryRun: false });
  expect(asked.errors?.[0]?.extensions.code ?? asked.data).toBe('SIGN_IN_AGAIN');
});
