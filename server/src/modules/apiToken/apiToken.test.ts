import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import { tokenRoles } from '@atrium/domain/access/apiToken.ts';
import { isSensitive, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closedToTokens, rootAccess } from '../../base/graphql/access.ts';
import { digest } from '../../base/secret.ts';
import { schema } from '../../schema.ts';
import { makeCaller, type Caller } from '../../testing/caller.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { giveOwner } from '../staff/setup.fixture.ts';
import { addToken } from './operations.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const owner = persona('employee');
const ownerName = `${owner.firstName} ${owner.lastName}`;
const withToken = (secret: string): Caller => makeCaller(server.origin, owner.memberId, secret);
const codeOf = async (caller: Caller, document: string): Promise<string> =>
  ((error) => error?.reason ?? error?.code ?? 'done')((await caller.ask(document)).errors?.[0]?.extensions);

const make = `mutation ($tokenId: ID!, $name: String!, $role: ApiTokenRole!, $scope: ApiTokenScope!, $days: Int!,
  $dryRun: Boolean) {
  makeApiToken(tokenId: $tokenId, name: $name, role: $role, scope: $scope, days: $days, dryRun: $dryRun) {
    lines isSaved secret error { code reason field } } }`;
interface Made {
  readonly makeApiToken: {
    readonly lines: readonly string[] | null;
    readonly isSaved: boolean | null;
    readonly secret: string | null;
    readonly error: { readonly code: string; readonly reason: string; readonly field: string | null } | null;
  };
}
const input = (more: Record<string, unknown> = {}) => ({
  tokenId: randomUUID(),
  name: `Mill ${randomUUID()}`,
  role: 'auditor',
  scope: 'READ',
  days: 90,
  ...more,
});
const makeAs = async (variables: Record<string, unknown>, who = 'employee'): Promise<Made['makeApiToken']> =>
  (await (await server.as(who)).query<Made>(make, variables)).makeApiToken;

const endAs = async (tokenId: string, reason: string): Promise<{ lines: string[] | null; error: unknown }> => {
  const text = `mutation ($tokenId: ID!, $reason: String) {
    endApiToken(tokenId: $tokenId, reason: $reason) { lines error { reason field } } }`;
  const { endApiToken } = await (
    await server.as('employee')
  ).query<{ endApiToken: { lines: string[] | null; error: unknown } }>(text, { tokenId, reason });
  return endApiToken;
};

interface Listed {
  readonly tokenId: string;
  readonly state: string;
  readonly lastUsedAt: string | null;
  readonly endedBy: string | null;
  readonly ending: string;
}
const listed = async (tokenId: string): Promise<Listed | undefined> =>
  (
    await (
      await server.as('auditor')
    ).query<{ listApiTokens: Listed[] }>('{ listApiTokens { tokenId state lastUsedAt endedBy ending } }')
  ).listApiTokens.find((each) => each.tokenId === tokenId);

test('[API-07] [STF-05] an owner makes a token, whose secret is told once and kept as a hash', async () => {
  const wanted = input();
  const rehearsed = await makeAs({ ...wanted, dryRun: true });
  expect(rehearsed).toMatchObject({ secret: null, isSaved: false, error: null });
  expect(await listed(wanted.tokenId)).toBeUndefined();
  const made = await makeAs(wanted);
  expect(made.lines).toEqual(rehearsed.lines);
  expect(made.secret).toMatch(/^atr_[\w-]{43}$/);
  const secret = made.secret ?? '';
  expect(await makeAs(wanted)).toMatchObject({ secret: null, isSaved: false, lines: [], error: null });
  const row = await server.db
    .selectFrom('api_token')
    .selectAll()
    .where('api_token_id', '=', wanted.tokenId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ secret_hash: digest(secret), ending: secret.slice(-4), made_by: owner.memberId });
  expect(JSON.stringify(row)).not.toContain(secret);
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'after', 'actor_member_id as by'])
    .where('subject', '=', `apiToken/${wanted.tokenId}`)
    .execute();
  expect(entries).toMatchObject([
    { action: 'API_TOKEN_MADE', by: owner.memberId, after: { name: wanted.name, role: 'auditor', scope: 'READ' } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(secret);
});

test('[API-07] what no token can be is said at its field, and a name in use is refused', async () => {
  const faultOf = async (more: Record<string, unknown>) => (await makeAs(input(more))).error;
  expect(await faultOf({ name: ' ' })).toMatchObject({ code: 'INVALID_INPUT', field: 'name' });
  expect(await faultOf({ days: 366 })).toMatchObject({ code: 'INVALID_INPUT', field: 'days' });
  expect(await faultOf({ tokenId: 'one' })).toMatchObject({ code: 'INVALID_INPUT', field: 'tokenId' });
  const { name, tokenId } = await addToken(server);
  expect(await faultOf({ name: name.toUpperCase() })).toMatchObject({ code: 'CONFLICT', field: 'name' });
  await endAs(tokenId, 'Another one takes its place.');
  expect(await faultOf({ name })).toBeNull();
  const { errors } = await (await server.as('employee')).ask(make, input({ role: 'owner' }));
  expect(errors?.[0]?.message).toMatch(/owner/);
});

test('[API-07] [STF-01] owners make and end tokens, auditors read of them, nobody else is told', async () => {
  const ask = (who: string) => server.as(who).then((caller) => codeOf(caller, '{ listApiTokens { tokenId } }'));
  expect(await Promise.all(['employee', 'auditor', 'editor', 'support', 'member'].map(ask))).toEqual([
    'done',
    'done',
    'ROLE',
    'ROLE',
    'NOT_FOUND',
  ]);
  for (const who of ['auditor', 'editor']) {
    const { errors } = await (await server.as(who)).ask(make, input());
    expect(errors?.[0]?.extensions.reason).toBe('ROLE');
  }
});

/** The smallest document that calls a root field. */
function documentOf(name: string): string {
  const kind = schema.getQueryType()?.getFields()[name] === undefined ? 'mutation' : 'query';
  const field = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name];
  if (field === undefined) throw new Error(name);
  const args = field.args.filter((arg) => isNonNullType(arg.type)).map((arg) => `${arg.name}: ${literal(arg.type)}`);
  const call = `${name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
  return `${kind} { ${call}${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'} }`;
}

function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((item) => isNonNullType(item.type));
    return `{ ${required.map((item) => `${item.name}: ${literal(item.type)}`).join(', ')} }`;
  }
  return { Int: '1', Float: '1', Boolean: 'false', ClientSeq: '"1"' }[getNamedType(type).name] ?? '"nowhere"';
}

const isMutation = (name: string): boolean => schema.getMutationType()?.getFields()[name] !== undefined;

/** Why a token of a role is refused a root field; 'open' where the field itself answers. */
function expectedOf(name: string, role: (typeof tokenRoles)[number], scope: string): string {
  const access = rootAccess.get(name);
  if (typeof access !== 'object' || !('staff' in access) || closedToTokens.has(name)) return 'TOKEN';
  const operations = [access.staff].flat();
  if (operations.some(isSensitive)) return 'TOKEN';
  if (isMutation(name) && scope === 'READ') return 'TOKEN_READS';
  const standing = { roles: [role], customerIds: [], courseIds: [] };
  return operations.some((operation) => staffReach(standing, operation) !== null) ? 'open' : 'ROLE';
}

test.each(tokenRoles.flatMap((role) => (['READ', 'WRITE'] as const).map((scope) => ({ role, scope }))))(
  '[API-07] [STF-01] a token $role, $scope, opens what its role and scope include of every operation, and nothing else',
  async ({ role, scope }) => {
    const { secret } = await addToken(server, { role, scope });
    const caller = withToken(secret);
    const [wrong, opened]: [string[], string[]] = [[], []];
    for (const name of rootAccess.keys()) {
      const wanted = expectedOf(name, role, scope);
      const reason = await codeOf(caller, documentOf(name));
      const isSo =
        wanted === 'open' ? !['TOKEN', 'TOKEN_READS', 'ROLE', 'INTERNAL'].includes(reason) : reason === wanted;
      if (!isSo) wrong.push(`${name}: ${reason}, not ${wanted}`);
      if (wanted === 'open') opened.push(name);
    }
    expect(wrong).toEqual([]);
    expect(opened.length).toBeGreaterThan(5);
    expect(opened.some(isMutation)).toBe(scope === 'WRITE');
  },
);

const unknown = { status: 401, body: { data: null } };
async function answerOf(secret: string): Promise<{ status: number; body: object; cookies: readonly string[] }> {
  const response = await withToken(secret).fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: '__Host-atrium-refresh=abc' },
    body: JSON.stringify({ query: '{ listApiTokens { tokenId } }' }),
  });
  return {
    status: response.status,
    body: (await response.json()) as object,
    cookies: response.headers.getSetCookie(),
  };
}

test('[API-07] a token that has ended is answered as one that never was, and no answer has a cookie', async () => {
  const never = await answerOf(`atr_${'x'.repeat(43)}`);
  expect(never).toMatchObject({ ...unknown, cookies: [] });
  const { tokenId, secret } = await addToken(server);
  expect(await answerOf(secret)).toMatchObject({ status: 200, cookies: [] });
  expect(await endAs(tokenId, '')).toMatchObject({ error: { reason: 'A reason is needed.', field: 'reason' } });
  expect((await answerOf(secret)).status).toBe(200);
  expect((await endAs(tokenId, 'It was in a log.')).lines).toHaveLength(1);
  expect(await answerOf(secret)).toEqual(never);
  expect((await endAs(tokenId, 'It was in a log.')).lines).toEqual([]);
  expect(await listed(tokenId)).toMatchObject({ state: 'ENDED', endedBy: ownerName });
  expect(await endAs(randomUUID(), 'It was in a log.')).toMatchObject({ error: { field: 'tokenId' } });
});

test('[API-07] a token opens nothing but the API: no file, no page, no sign-in', async () => {
  const { secret } = await addToken(server, { role: 'support', scope: 'WRITE' });
  const caller = withToken(secret);
  expect(await (await caller.fetch('/user/obtainACode', { method: 'POST' })).text()).not.toContain('acode":"');
  const { data } = await caller.ask<{ getMember: unknown }>('{ getMember { userId } }');
  expect(data?.getMember).toBeNull();
  const previewed = await caller.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-preview': 'anything' },
    body: JSON.stringify({ query: '{ listDueCertificates { __typename } }' }),
  });
  expect(await previewed.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
});

test('[API-07] the last use is kept as its hour', async () => {
  const { tokenId, secret } = await addToken(server);
  expect((await listed(tokenId))?.lastUsedAt).toBeNull();
  await answerOf(secret);
  const first = (await listed(tokenId))?.lastUsedAt;
  expect(first).toBe(String(Math.floor(server.clock.now() / hour) * hour));
});

test('[API-07] [STF-05] what a token does is in the audit log as the token of its maker', async () => {
  const { secret, name } = await addToken(server, { role: 'support', scope: 'WRITE' });
  const note = 'From the help desk.';
  const added = `mutation { addPersonNote(noteId: "${randomUUID()}", userId: "${persona('member').memberId}",
    note: "${note}") { error { code } } }`;
  const { errors } = await withToken(secret).ask(added);
  expect(errors).toBeUndefined();
  interface Log {
    listAuditEntries: { entries: { action: string; actorName: string; tokenName: string | null }[] };
  }
  const asked = `{ listAuditEntries(text: "${name}") { entries { action actorName tokenName } } }`;
  const log = await (await server.as('auditor')).query<Log>(asked);
  expect(log.listAuditEntries.entries).toMatchObject([{ actorName: ownerName, tokenName: name, action: 'NOTE_ADDED' }]);
});

test('[API-07] a token ends with its time, and when its maker is no owner any more, also for good', async () => {
  const [old, orphan] = [await addToken(server), await addToken(server)];
  await server.db
    .deleteFrom('staff_role')
    .where('member_id', '=', owner.memberId)
    .where('role', '=', 'owner')
    .execute();
  await expect.poll(async () => (await answerOf(orphan.secret)).status).toBe(401);
  await server.clock.advance(minute);
  await giveOwner(server, owner.memberId);
  expect((await answerOf(orphan.secret)).status).toBe(401);
  expect(await listed(orphan.tokenId)).toMatchObject({ state: 'ENDED', endedBy: null });
  expect(await listed(old.tokenId)).toMatchObject({ state: 'ENDED' });
  const fresh = await addToken(server);
  await server.clock.advance(30 * day - minute);
  expect((await answerOf(fresh.secret)).status).toBe(200);
  await server.clock.advance(minute);
  expect((await answerOf(fresh.secret)).status).toBe(401);
  expect(await listed(fresh.tokenId)).toMatchObject({ state: 'EXPIRED' });
});
