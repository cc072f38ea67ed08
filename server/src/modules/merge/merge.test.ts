import { persona } from '@atrium/content/people.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { actOn } from '../person/acts.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const bob = persona('bob@acme.example');
const before = { memberId: 'bob-tanaka-before', email: 'bob.tanaka@mailbox.example' };

interface Found {
  readonly personDuplicates: { readonly person: { readonly email: string }; readonly reasons: string[] }[] | null;
}
async function suspects(userId: string): Promise<string[]> {
  const { personDuplicates } = await (
    await server.as('support')
  ).query<Found>('query ($userId: ID!) { personDuplicates(userId: $userId) { person { email } reasons } }', { userId });
  return (personDuplicates ?? []).map(({ person, reasons }) => `${person.email}: ${reasons.join(' ')}`);
}

interface Pairs {
  readonly listDuplicates: {
    readonly pairs: { readonly person: { readonly email: string }; readonly other: { readonly email: string } }[];
    readonly nextAfter: string | null;
  };
}
/** Every pair, page by page. */
async function pairs(): Promise<string[]> {
  const found: string[] = [];
  let after: string | null = null;
  do {
    const answer: Pairs = await (
      await server.as('support')
    ).query<Pairs>(
      'query ($after: String) { listDuplicates(after: $after) { pairs { person { email } other { email } } nextAfter } }',
      { after },
    );
    found.push(...answer.listDuplicates.pairs.map(({ person, other }) => `${person.email} ${other.email}`));
    after = answer.listDuplicates.nextAfter;
  } while (after !== null);
  return found;
}

/** Adds an account that signs in with nothing. */
async function add(memberId: string, email: string, name: readonly [string, string], customerId = 'consumer') {
  await server.db
    .insertInto('member')
    .values({
      member_id: memberId,
      customer_id: customerId,
      email,
      first_name: name[0],
      last_name: name[1],
      registered_at: new Date(server.clock.now() - minute),
    })
    .execute();
}

const merge = (userId: string, otherId: string, how: Parameters<typeof actOn>[3] = {}, reason = 'One person.') =>
  actOn(server, 'mergePeople', { userId, otherId, reason }, how);

test('[PEO-01] the page of a person, and the list, name who may be the same person, and why; a pair can be dismissed', async () => {
  expect(await suspects(bob.memberId)).toEqual([`${before.email}: Same name, one by a company and one without.`]);
  expect(await suspects(before.memberId)).toEqual([`${bob.email}: Same name, one by a company and one without.`]);
  await add('typo', 'natalia.serrano@typed.example', ['Natalia', 'Serrano']);
  await add('typed', 'natalia.serano@typed.example', ['N.', 'S.']);
  await add('dotted', 'nataliaserrano+atrium@typed.example', ['Nat', 'Serrano']);
  await add('accents', 'wanted@typed.example', ['NATÁLIA', 'Serrano']);
  await add('stranger', 'natalia.serrano@elsewhere.example', ['Natalia', 'Serrano']);
  expect(await suspects('typo')).toEqual([
    'wanted@typed.example: Same name, both at typed.example.',
    'nataliaserrano+atrium@typed.example: Same address but for dots or what follows a plus sign.',
    'natalia.serano@typed.example: The addresses differ by one letter.',
  ]);
  const all = await pairs();
  expect(all).toHaveLength(3);
  expect(all.map((pair) => pair.split(' ').toSorted().join(' '))).toEqual(
    expect.arrayContaining([[before.email, bob.email].toSorted().join(' ')]),
  );
  expect(await actOn(server, 'dismissDuplicate', { userId: 'typo', otherId: 'accents' })).toMatch(/are two people\.$/);
  expect(await actOn(server, 'dismissDuplicate', { userId: 'accents', otherId: 'typo' })).toBe('');
  expect(await suspects('typo')).toHaveLength(2);
  expect(await suspects('accents')).toEqual([]);
  expect(await pairs()).toHaveLength(2);
  expect(await actOn(server, 'dismissDuplicate', { userId: 'typo', otherId: 'typo' })).toMatch(/one account/);
  expect(await actOn(server, 'dismissDuplicate', { userId: 'typo', otherId: 'nobody' })).toBe(
    'There is no such account.',
  );
});

test('[STF-01] support and owners alone see who may be one person, and merge', async () => {
  for (const who of ['success', 'auditor', 'editor', 'commerce'])
    expect(await merge(bob.memberId, before.memberId, { who, dryRun: true })).toBe('FORBIDDEN');
  for (const who of ['member', 'ann@acme.example'])
    expect(await merge(bob.memberId, before.memberId, { who, dryRun: true })).toBe('NOT_FOUND');
  expect(await merge(bob.memberId, before.memberId, { who: 'owner', dryRun: true })).toMatch(/cannot be undone/);
});

test('[PEO-01] a merge is refused for the team, two companies, one account, nobody, and without a reason', async () => {
  expect(await merge(bob.memberId, persona('editor').memberId)).toMatch(/is on the team/);
  expect(await merge(persona('editor').memberId, bob.memberId)).toMatch(/is on the team/);
  expect(await merge(bob.memberId, persona('gil@globex.example').memberId)).toMatch(/Nobody is of two companies/);
  expect(await merge(bob.memberId, bob.memberId)).toMatch(/one account/);
  expect(await merge(bob.memberId, 'nobody')).toBe('There is no such account.');
  expect(await merge(bob.memberId, before.memberId, {}, '')).toBe('A reason is needed.');
  expect(await merge(persona('member').memberId, persona('pastdue').memberId)).toMatch(/End one first/);
});

test('[PEO-01] a merge does what its rehearsal says: one account is left, which the old id, numbers and log lead to', async () => {
  const graduate = persona('graduate');
  await add('kept', 'leilani@kept.example', ['Leilani', 'Kahale'], 'acme');
  const signedIn = await server.as('graduate');
  const { credential_id: number } = await server.db
    .selectFrom('credential')
    .select('credential_id')
    .where('member_id', '=', graduate.memberId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  await actOn(server, 'signOutPerson', { userId: graduate.memberId, reason: 'A lost phone.' });
  const rehearsed = await merge('kept', graduate.memberId, { dryRun: true });
  expect(rehearsed).toMatch(/^To leilani@kept.example from graduate@demo.example: .*1 subscription/);
  expect(await merge('kept', graduate.memberId)).toBe(rehearsed);
  expect(await merge('kept', graduate.memberId)).toBe('');
  // nobody signs in with the former account
  const { errors } = await signedIn.ask('{ getMemberEntitlements { label } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const support = await server.as('support');
  const { getPerson } = await support.query<{
    getPerson: {
      userId: string;
      entries: { action: string; reason: string }[];
      certificates: { credentialId: string }[];
    };
  }>(
    `{ getPerson(userId: "${graduate.memberId}") { userId entries { action reason } certificates { credentialId } } }`,
  );
  expect(getPerson.userId).toBe('kept');
  expect(getPerson.entries[0]).toMatchObject({ action: 'ACCOUNTS_MERGED', reason: 'One person.' });
  // what was done about the former account is still told
  expect(getPerson.entries.map(({ reason }) => reason)).toContain('A lost phone.');
  expect(getPerson.certificates.map(({ credentialId }) => credentialId)).toContain(number);
  const { getCredential } = await support.query<{ getCredential: { status: string; holderName: string } }>(
    `{ getCredential(credentialId: "${number}") { status holderName } }`,
  );
  expect(getCredential).toEqual({ status: 'VALID', holderName: 'Leilani Kahale' });
  const rows = await server.db
    .selectFrom('member as m')
    .innerJoin('former_email as f', 'f.member_id', 'm.member_id')
    .select(['m.customer_id', 'm.manage_billing', 'f.email'])
    .where('m.member_id', '=', 'kept')
    .execute();
  expect(rows).toEqual([{ customer_id: 'acme', manage_billing: true, email: 'graduate@demo.example' }]);
});

test('[PEO-01] both addresses are mailed ten minutes later, without the whole address of the account that stays', async () => {
  await add('one', 'one@mailed.example', ['Ottilie', 'Brandt']);
  await add('two', 'two@mailed.example', ['Ottilie', 'Brandt']);
  expect(await merge('one', 'two')).toMatch(/Both addresses are mailed in ten minutes/);
  const told = async () =>
    (await server.mails()).filter(({ to }) => to.endsWith('@mailed.example')).map(({ to, text }) => ({ to, text }));
  expect(await told()).toEqual([]);
  await server.clock.advance(actMailsWait + minute);
  await expect
    .poll(async () => (await told()).map(({ to }) => to).toSorted())
    .toEqual(['one@mailed.example', 'two@mailed.example']);
  for (const { text } of await told()) {
    expect(text).toContain('o…@mailed.example');
    expect(text).not.toContain('one@mailed.example');
  }
});

test('[PEO-01] an account that is to be erased is not merged', async () => {
  await add('leaving', 'leaving@merge.example', ['Ines', 'Duarte']);
  await add('staying', 'staying@merge.example', ['Ines', 'Duarte']);
  await actOn(server, 'requestPersonErasure', { userId: 'leaving', reason: 'By phone.' });
  expect(await merge('staying', 'leaving')).toMatch(/is to be erased/);
  expect(await merge('leaving', 'staying')).toMatch(/is to be erased/);
});
