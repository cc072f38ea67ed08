import { persona } from '@atrium/content/people.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addCertificate, addEarners } from '../certificate/certificate.fixture.ts';
import { addSession } from '../enrollment/workshop.fixture.ts';
import { actOn } from './acts.fixture.ts';
import { addPassGrant, inDays } from './operations.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const act = (name: string, args: Readonly<Record<string, string>>, how: Parameters<typeof actOn>[3] = {}) =>
  actOn(server, name, args, how);

const entries = (memberId: string, action: string) =>
  server.db
    .selectFrom('audit_entry')
    .select(['actor_member_id as by', 'reason', 'before', 'after'])
    .where('subject', '=', `member/${memberId}`)
    .where('action', '=', action)
    .orderBy('audit_entry_id')
    .execute();

const opens = async (who: string): Promise<boolean> => {
  const { errors } = await (await server.as(who)).ask('{ listMembers { list { userId } } }');
  return errors === undefined;
};

test('[PEO-01] support gives an area until a day, once; it opens at once, and the ledger says why', async () => {
  const { memberId: userId } = persona('limited');
  expect(await opens('limited')).toBe(false);
  const given = { userId, area: 'ai-academy', lastDay: inDays(server, 9), reason: 'Missed the spring one.' };
  const line = await act('giveArea', given, { dryRun: true });
  expect(line).toMatch(/has AI Academy from now until/);
  expect(await opens('limited')).toBe(false);
  expect(await act('giveArea', given)).toBe(line);
  expect(await act('giveArea', given)).toBe('');
  await expect.poll(() => opens('limited')).toBe(true);
  const grants = await server.db
    .selectFrom('entitlement_grant')
    .select(['source', 'source_ref as ref', 'reason'])
    .where('member_id', '=', userId)
    .where('source', '=', 'STAFF')
    .execute();
  expect(grants).toEqual([{ source: 'STAFF', ref: 'given-1', reason: 'Missed the spring one.' }]);
  const [entry] = await entries(userId, 'ACCESS_GIVEN');
  expect(entry).toMatchObject({ by: persona('support').memberId, reason: 'Missed the spring one.', before: null });
  // a sooner day takes something away
  const sooner = { ...given, lastDay: inDays(server, 5), reason: '' };
  expect(await act('giveArea', sooner)).toBe('A reason is needed.');
  expect(await act('giveArea', { ...sooner, reason: 'A slip.' })).toMatch(/no longer until/);
  await server.clock.advance(7 * day);
  await expect.poll(() => opens('limited')).toBe(false);
});

test('[STF-01] support gives thirty days, an owner more; nobody gives a day that has passed or no area', async () => {
  const { memberId: userId } = persona('trial');
  const given = { userId, area: 'crash-courses' };
  expect(await act('giveArea', { ...given, lastDay: inDays(server, 31) }, { dryRun: true })).toMatch(
    /^You can give access for 30 days: until /,
  );
  expect(await act('giveArea', { ...given, lastDay: inDays(server, 28) }, { dryRun: true })).toMatch(/from now/);
  expect(await act('giveArea', { ...given, lastDay: inDays(server, 300) }, { who: 'owner', dryRun: true })).toMatch(
    /from now/,
  );
  expect(await act('giveArea', { ...given, lastDay: inDays(server, -2) })).toBe('This day has passed.');
  expect(await act('giveArea', { ...given, lastDay: '2026-02-31' })).toBe('Choose the last day.');
  expect(await act('giveArea', { ...given, area: 'everything', lastDay: inDays(server, 3) })).toBe(
    'There is no such area.',
  );
  expect(await act('giveArea', { ...given, userId: 'nobody', lastDay: inDays(server, 3) })).toBe(
    'There is no such account.',
  );
  for (const who of ['success', 'auditor', 'editor'])
    expect(await act('giveArea', { ...given, lastDay: inDays(server, 3) }, { who })).toBe('FORBIDDEN');
  expect(await act('giveArea', { ...given, lastDay: inDays(server, 3) }, { who: 'academy' })).toBe('NOT_FOUND');
});

test('[PEO-01] a grant by a pass is ended with a reason, once; one that follows a payment is not', async () => {
  const { memberId: userId } = persona('sprint');
  const grantId = await addPassGrant(server, userId);
  const ended = { userId, grantId };
  const line = await act('endGrant', ended, { dryRun: true });
  expect(line).toMatch(/ends now/);
  expect(await act('endGrant', ended)).toBe('A reason is needed.');
  expect(await act('endGrant', { ...ended, reason: 'Bought the wrong one.' })).toBe(line);
  expect(await act('endGrant', { ...ended, reason: 'Bought the wrong one.' })).toBe('');
  expect(await entries(userId, 'ACCESS_ENDED')).toHaveLength(1);
  // of somebody else it is as if there were none
  const foreign = { userId: persona('academy').memberId, grantId, reason: 'No.' };
  expect(await act('endGrant', foreign)).toBe('There is no such grant.');
  expect(await act('endGrant', { ...foreign, grantId: 'nothing' })).toBe('There is no such grant.');
  const paid = await server.db
    .selectFrom('entitlement_grant')
    .select('entitlement_grant_id as grantId')
    .where('member_id', '=', persona('academy').memberId)
    .where('source', '=', 'SUBSCRIPTION')
    .executeTakeFirstOrThrow();
  expect(await act('endGrant', { ...foreign, ...paid })).toMatch(/follows a subscription/);
});

test('[PEO-01] somebody is signed out everywhere with a reason, and can sign in again', async () => {
  const member = await server.as('planner');
  const { memberId: userId } = member;
  expect(await act('signOutPerson', { userId }, { dryRun: true })).toMatch(/sign-ins? ends?; /);
  expect(await act('signOutPerson', { userId })).toBe('A reason is needed.');
  expect(await act('signOutPerson', { userId, reason: 'Lost the phone.' })).toMatch(/sign-ins? ends?; /);
  expect(await act('signOutPerson', { userId, reason: 'Lost the phone.' })).toBe('');
  expect((await member.ask('{ getMember { userId } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const [entry] = await entries(userId, 'SIGNED_OUT');
  expect(entry).toMatchObject({ reason: 'Lost the phone.', after: { signIns: 0 } });
});

test('[PEO-01] [D88] the names by which a provider knows somebody are forgotten, as far as there is a provider', async () => {
  expect(await act('forgetProviderNames', { userId: persona('academy').memberId, reason: 'No.' })).toMatch(
    /has no provider/,
  );
  expect(await act('forgetProviderNames', { userId: 'nobody', reason: 'No.' })).toBe('There is no such account.');
  expect(
    await act('forgetProviderNames', { userId: persona('academy').memberId, reason: 'No.' }, { who: 'auditor' }),
  ).toBe('FORBIDDEN');
});

test('[PEO-01] a note is added once, read by the team alone, and removed by who wrote it or an owner', async () => {
  const { memberId: userId } = persona('academy');
  const noteId = crypto.randomUUID();
  const added = { userId, noteId, note: '  Speaks at the event.  ' };
  expect(await act('addPersonNote', added)).toBe('The note is added.');
  expect(await act('addPersonNote', added)).toBe('');
  expect(await act('addPersonNote', { ...added, noteId: 'mine' })).not.toBe('The note is added.');
  expect(await act('addPersonNote', { ...added, note: ' ' })).toBe('Write something.');
  expect(await act('addPersonNote', { ...added, note: 'x'.repeat(2001) })).toBe('A note has at most 2,000 characters.');
  interface Notes {
    readonly getPerson: { readonly notes: readonly { readonly note: string; readonly isMine: boolean }[] };
  }
  const read = async (who: string) =>
    (await (await server.as(who)).query<Notes>(`{ getPerson(userId: "${userId}") { notes { note isMine } } }`))
      .getPerson.notes;
  expect(await read('support')).toEqual([{ note: 'Speaks at the event.', isMine: true }]);
  expect(await read('owner')).toEqual([{ note: 'Speaks at the event.', isMine: false }]);
  // success reaches its own companies alone
  const foreign = { userId, noteId: crypto.randomUUID(), note: 'No.' };
  expect(await act('addPersonNote', foreign, { who: 'success' })).toBe('There is no such account.');
  expect(await act('addPersonNote', { ...foreign, userId: 'nobody' }, { who: 'success' })).toBe(
    'There is no such account.',
  );
  const elsewhere = { userId: persona('limited').memberId, noteId };
  expect(await act('removePersonNote', elsewhere)).toBe('');
  expect(await read('support')).toHaveLength(1);
  expect(await act('removePersonNote', { userId, noteId }, { who: 'owner' })).toBe('The note is gone.');
  expect(await act('removePersonNote', { userId, noteId })).toBe('');
  const [entry] = await entries(userId, 'NOTE_ADDED');
  expect(JSON.stringify(entry)).not.toContain('Speaks');
});

test('[PEO-01] a copy of their data has what the team noted about a person', async () => {
  const { memberId } = persona('crashplus');
  await act('addPersonNote', { userId: memberId, noteId: crypto.randomUUID(), note: 'Prefers mornings.' });
  const copied = sql<{ file: string; rows: unknown }>`
    select file_name as file, rows from personal_data(${memberId}) where table_name = 'person_note'`;
  const { rows } = await copied.execute(server.db);
  expect(rows).toMatchObject([{ file: 'account', rows: [{ note: 'Prefers mornings.' }] }]);
});

test('[PEO-01] [D96] an erasure is asked for and stopped for its owner, whose mail waits and is withdrawn', async () => {
  const { memberId: userId, email } = persona('minimba-none');
  const mails = () =>
    server.db
      .selectFrom('mail')
      .select(['letter', 'withdrawn_at as withdrawnAt', 'leaves_at as leavesAt'])
      .where('to_address', '=', email)
      .where('letter', 'in', ['erasureRequested', 'erasureCanceled'])
      .orderBy('mail_id')
      .execute();
  expect(await act('requestPersonErasure', { userId }, { dryRun: true })).toMatch(/is erased on /);
  expect(await act('requestPersonErasure', { userId })).toBe('A reason is needed.');
  const asked = { userId, reason: 'They wrote to us.' };
  expect(await act('requestPersonErasure', asked)).toMatch(/They are mailed in ten minutes\.$/);
  expect(await act('requestPersonErasure', asked)).toBe('');
  const [waits] = await mails();
  expect(waits?.leavesAt?.getTime()).toBeGreaterThan(server.clock.now() + actMailsWait - minute);
  expect(await act('cancelPersonErasure', { userId, reason: 'Thought better of it.' })).toMatch(/nothing was sent/);
  expect(await act('cancelPersonErasure', { userId })).toBe('');
  expect((await mails()).map(({ letter, withdrawnAt }) => [letter, withdrawnAt !== null])).toEqual([
    ['erasureRequested', true],
  ]);
  // once it was mailed, so is that the account is kept
  expect(await act('requestPersonErasure', asked)).toMatch(/ten minutes/);
  await server.clock.advance(actMailsWait);
  expect(await act('cancelPersonErasure', { userId })).toMatch(/They are mailed in ten minutes\.$/);
  expect(await act('requestPersonErasure', { userId: persona('editor').memberId, reason: 'No.' })).toMatch(
    /on the team/,
  );
});

test('[PEO-01] the address of a member is changed with a reason; that of the team and of a seat is not', async () => {
  const { memberId: userId, email } = persona('transactional-none');
  const to = 'moved.by.support@elsewhere.example';
  const line = await act('savePersonAddress', { userId, to }, { dryRun: true });
  expect(line).toBe(
    `${email} will sign in as ${to}; every sign-in of theirs ends, and both addresses are mailed at once. Their password ends, too: they choose another with the code that “Forgot your password?” mails to ${to}.`,
  );
  expect(await act('savePersonAddress', { userId, to })).toBe('A reason is needed.');
  const asked = { userId, to: ` ${to.toUpperCase()} `, reason: 'The old one is gone; called back.' };
  expect(await act('savePersonAddress', asked)).toBe(line);
  expect(await act('savePersonAddress', asked)).toBe('');
  const told = await server.db
    .selectFrom('mail')
    .select(['to_address as to', 'leaves_at as leavesAt'])
    .where('letter', '=', 'emailChanged')
    .where('to_address', 'in', [to, email])
    .orderBy('to_address')
    .execute();
  // the former address must know at once, and nobody stops that
  expect(told).toEqual([to, email].toSorted().map((address) => ({ to: address, leavesAt: null })));
  const why = { reason: 'No.' };
  expect(await act('savePersonAddress', { ...why, userId: persona('owner').memberId, to: 'x@else.example' })).toMatch(
    /on the team/,
  );
  expect(await act('savePersonAddress', { ...why, userId, to: persona('academy').email })).toMatch(/is in use/);
  expect(await act('savePersonAddress', { ...why, userId, to: 'nothing' })).not.toBe('');
});

test('[D96] [ACT-06] what waits for somebody whose address is changed waits for the new one, with its calendar file', async () => {
  const { memberId: userId, email } = persona('limited');
  const sessionId = 'moves-along';
  await addSession(server, { sessionId, courseId: sessionId, startAt: server.clock.now() + 5 * day });
  await act('enrollPerson', { sessionId, userId });
  const to = 'a-much-longer-address-than-before@elsewhere.example';
  const waiting = () =>
    server.db
      .selectFrom('mail')
      .select(['to_address as to', 'letter', 'calendar'])
      .where('leaves_at', 'is not', null)
      .where('to_address', 'in', [email, to])
      .execute();
  expect(await waiting()).toMatchObject([{ to: email, letter: 'enrolled' }]);
  await act('savePersonAddress', { userId, to, reason: 'The mailbox is that of somebody else.' });
  const [mail, ...more] = await waiting();
  expect([mail?.to, mail?.letter, more]).toEqual([to, 'enrolled', []]);
  const unfolded = mail?.calendar?.replaceAll(/\r?\n[ \t]/g, '');
  expect(unfolded).toContain(`MAILTO:${to}`);
  expect(unfolded).not.toContain(email);
});

test('[STF-03] addresses and erasures ask for a fresh sign-in, a rehearsal of them does not', async () => {
  const { memberId: userId } = persona('crashplus');
  const support = await server.as('support');
  await server.db
    .updateTable('sign_in')
    .set({ proved_at: new Date(0), created_at: new Date(0) })
    .where('member_id', '=', support.memberId)
    .execute();
  const send = async (text: string) =>
    (await support.ask(`mutation { ${text} }`)).errors?.[0]?.extensions.code ?? 'done';
  const erase = (more: string) => `requestPersonErasure(userId: "${userId}"${more}) { lines error { code } }`;
  expect(await send(erase(', reason: "They wrote."'))).toBe('SIGN_IN_AGAIN');
  expect(await send(erase(', dryRun: true'))).toBe('done');
  expect(await send(`savePersonAddress(userId: "${userId}", to: "a@b.example", reason: "x") { error { code } }`)).toBe(
    'SIGN_IN_AGAIN',
  );
});

test('[PEO-01] a certificate is issued and revoked as it was rehearsed', async () => {
  // the job does not issue it, however far the tests before have moved the clock
  const spec = { certificateId: 'by-hand', courseIds: ['by-hand-a'], cadence: 'MANUAL' } as const;
  await addCertificate(server, spec);
  const [userId = ''] = await addEarners(server, spec, 1);
  const send = async (name: string, more: string) => {
    const text = `mutation { ${name}(certificateId: "by-hand", userId: "${userId}"${more}) { lines isCompleted error { code reason } } }`;
    const data = await (
      await server.as('support')
    ).query<Record<string, { lines: string[] | null; error: { reason: string } | null }>>(text);
    return data[name]?.error?.reason ?? (data[name]?.lines ?? []).join(' ');
  };
  const line = await send('addCertificateCompletion', ', dryRun: true');
  expect(line).toMatch(/is issued to .*, who is mailed\.$/);
  expect(await send('addCertificateCompletion', '')).toBe(line);
  expect(await send('addCertificateCompletion', '')).toBe('');
  const revoked = await send('removeCertificateCompletion', ', dryRun: true');
  expect(revoked).toMatch(/is revoked\./);
  expect(await send('removeCertificateCompletion', ', reason: "By mistake."')).toBe(revoked);
  expect(await send('removeCertificateCompletion', ', reason: "By mistake."')).toBe('');
});
