import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const document = `query ($userId: ID!) { getPerson(userId: $userId) {
  userId displayName email accountType isOfTeam place timeZone lastSignInAt providerNames company { companyId }
  grants { grantId name source sourceRef startsAt endsAt revokedAt reason state keptBy isEndable }
  sessions { sessionId title isLive isWaitlisted joinedAt attendedAt completedAt filmsDone }
  certificates { certificateId title registeredAt credentialId issuedAt revokedAt }
  notes { noteId }
  payments { subscriptions { name status amount periodEndsAt } purchases { name boughtAt } refunds { amount } }
  devices { device signIns lastUsedAt }
  privacy { erasure { dueAt } copies { requestedAt readyAt } }
  entries { action reason by doneAt }
  mails { subject state }
} }`;

interface Seen {
  readonly userId: string;
  readonly email: string;
  readonly accountType: string;
  readonly grants: readonly { readonly name: string; readonly state: string; readonly isEndable: boolean }[];
  readonly sessions: readonly { readonly sessionId: string; readonly isWaitlisted: boolean }[];
  readonly certificates: readonly { readonly certificateId: string }[];
  readonly payments: { readonly subscriptions: readonly { readonly name: string }[] } | null;
  readonly devices: readonly { readonly signIns: number }[] | null;
  readonly privacy: { readonly erasure: unknown } | null;
  readonly entries: readonly { readonly action: string; readonly by: string }[] | null;
  readonly mails: readonly unknown[] | null;
}

async function ask(who: string, userId: string) {
  return (await server.as(who)).ask<{ getPerson: Seen | null }>(document, { userId });
}
async function see(who: string, userId: string): Promise<Seen> {
  const { getPerson } = await (await server.as(who)).query<{ getPerson: Seen }>(document, { userId });
  return getPerson;
}

test('[PEO-01] support sees what a person holds, does, pays and asks for', async () => {
  const { memberId, email } = persona('academy');
  const member = await server.as('academy');
  await member.query('mutation { requestDataDownload { error { code } } }');
  const seen = await see('support', memberId);
  expect(seen).toMatchObject({ userId: memberId, email, accountType: 'MEMBER' });
  const { grants } = await member.query<{ grants: readonly { readonly name: string }[] }>(
    '{ grants: getMemberEntitlements { name } }',
  );
  const inForce = seen.grants.filter(({ state }) => state === 'IN_FORCE').map(({ name }) => name);
  expect([...new Set(inForce)].toSorted()).toEqual(grants.map(({ name }) => name).toSorted());
  expect(seen.sessions.length).toBeGreaterThan(0);
  expect(seen.payments?.subscriptions.length).toBeGreaterThan(0);
  expect(seen.devices?.[0]?.signIns).toBeGreaterThan(0);
  expect(seen.privacy).toMatchObject({ erasure: null, copies: [{ requestedAt: expect.any(String) as string }] });
  // what was bought ends with its payment
  expect(seen.grants.every(({ isEndable }) => !isEndable)).toBe(true);
});

test('[PEO-01] the ledger keeps what is over and what was ended, with its reason', async () => {
  const seen = await see('support', persona('alumni').memberId);
  const former = seen.grants.filter(({ state }) => state === 'OVER' || state === 'ENDED');
  expect(former.length).toBeGreaterThan(0);
  expect(former.some(({ isEndable }) => isEndable)).toBe(false);
});

test('[PEO-01] what was done about a person is read with who did it and why', async () => {
  const { memberId } = persona('limited');
  const owner = await server.as('owner');
  await owner.query(
    `mutation { resetSecondFactors(userId: "${memberId}", reason: "Nothing to reset.") { lines error { code } } }`,
  );
  await server.db
    .insertInto('audit_entry')
    .values({
      at: new Date(server.clock.now()),
      actor_kind: 'PERSON',
      actor_member_id: persona('support').memberId,
      actor_name: null,
      action: 'EMAIL_CHANGED',
      subject: `member/${memberId}`,
      reason: 'They asked on the phone.',
      before: null,
      after: JSON.stringify({ secret: 'not for the page' }),
      detail: '{}',
    })
    .execute();
  const { entries } = await see('support', memberId);
  expect(entries?.[0]).toMatchObject({
    action: 'EMAIL_CHANGED',
    by: `${persona('support').firstName} ${persona('support').lastName}`,
    reason: 'They asked on the phone.',
  });
  expect(JSON.stringify(entries)).not.toContain('not for the page');
});

test('[STF-01] somebody of another company is to success like nobody; of its own it sees what concerns learning', async () => {
  const [foreign, missing] = await Promise.all([
    ask('success', persona('academy').memberId),
    ask('success', 'nobody-at-all'),
  ]);
  expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const plain = (answer: unknown) =>
    JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'requestId' ? null : value))) as unknown;
  expect(plain(foreign)).toEqual(plain(missing));
  const [own = ''] = persona('success').staff?.customerIds ?? [];
  const { memberId } = await server.db
    .selectFrom('member')
    .select('member_id as memberId')
    .where('customer_id', '=', own)
    .executeTakeFirstOrThrow();
  const seen = await see('success', memberId);
  expect(seen).toMatchObject({ payments: null, devices: null, privacy: null, entries: null, mails: null });
  expect(seen.grants.length).toBeGreaterThan(0);
  expect(seen.email).not.toContain('…');
});

test('[STF-01] an auditor reads a masked address, and everything else', async () => {
  const { memberId, email } = persona('academy');
  const seen = await see('auditor', memberId);
  expect(seen.email).toContain('…');
  expect(seen.payments).not.toBeNull();
  expect(JSON.stringify(seen)).not.toContain(email);
  for (const who of ['editor', 'commerce', 'instructor'])
    expect((await ask(who, memberId)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('[PEO-01] no answer about a person has a code, a token, a password or the id of a sign-in', async () => {
  const { memberId } = persona('academy');
  const text = JSON.stringify(await see('support', memberId));
  const [signIns, { hash }] = await Promise.all([
    server.db.selectFrom('sign_in').select('sid').where('member_id', '=', memberId).execute(),
    server.db.selectFrom('member_password').select('hash').where('member_id', '=', memberId).executeTakeFirstOrThrow(),
  ]);
  expect(signIns.length).toBeGreaterThan(0);
  for (const secret of [hash, ...signIns.map(({ sid }) => sid)]) expect(text).not.toContain(secret);
  const fields = await server.stranger.ask<{ __type: { fields: { name: string }[] } | null }>(
    '{ __type(name: "Person") { fields { name } } }',
  );
  expect(JSON.stringify(fields)).not.toMatch(/password|token|secret|"sid"/i);
});
