import { persona } from '@atrium/content/people.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import type { PersonRow, RowVerdict } from '@atrium/domain/person/addPeople.ts';
import { minute } from '@atrium/domain/time.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { inDays, rowOf } from './operations.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Added {
  readonly verdicts: readonly RowVerdict[] | null;
  readonly error: { readonly code: string; readonly reason: string } | null;
}

async function add(
  rows: readonly PersonRow[],
  {
    who = 'support',
    dryRun = false,
    reason = 'The spring group.',
  }: { who?: string; dryRun?: boolean; reason?: string } = {},
): Promise<Added> {
  const { data, errors } = await (
    await server.as(who)
  ).ask<{ addPeople: Added | null }>(
    `mutation ($rows: [PersonRowInput!]!, $dryRun: Boolean, $reason: String) {
      addPeople(rows: $rows, dryRun: $dryRun, reason: $reason) { verdicts { outcome words } error { code reason } }
    }`,
    { rows, dryRun, reason },
  );
  return data?.addPeople ?? { verdicts: null, error: { code: String(errors?.[0]?.extensions.code), reason: '' } };
}

const wordsOf = (added: Added): (string | undefined)[] =>
  (added.verdicts ?? []).map(({ outcome, words }) => `${outcome} ${words}`);

async function countAccounts(email: string): Promise<number> {
  return (await server.db.selectFrom('member').select('member_id').where('email', '=', email).execute()).length;
}

test('[PEO-02] a person without an account gets one, with an invitation that waits ten minutes, and the area of the row', async () => {
  const email = 'nadia.osei@example.com';
  const row = rowOf({ email: ' Nadia.Osei@Example.com', area: 'AI Academy', lastDay: inDays(server, 9) });
  expect(wordsOf(await add([row]))).toEqual([
    expect.stringMatching(
      /^DONE Gets an account, and an invitation in ten minutes\. Nadia Osei has AI Academy from now until /,
    ),
  ]);
  const mail = await server.db.selectFrom('mail').selectAll().where('to_address', '=', email).executeTakeFirstOrThrow();
  expect(mail.letter).toBe('personAdded');
  expect(mail.leaves_at?.getTime()).toBeGreaterThan(server.clock.now() + actMailsWait - minute);
  expect(mail.body).toContain('Choose a password');
  expect(mail.body).not.toContain('Nadia,');
  expect(wordsOf(await add([row]))).toEqual(['SAME Has it until then already.']);
  expect(await countAccounts(email)).toBe(1);
});

test('[PEO-02] a row that is wrong says why, and the others are done; all rows of one person or none', async () => {
  const lastDay = inDays(server, 9);
  const twice = 'two.rows@example.com';
  const added = await add([
    rowOf({ email: 'no address' }),
    rowOf({ email: 'no.name@example.com', firstName: '' }),
    rowOf({ email: 'area@example.com', area: 'Cooking', lastDay }),
    rowOf({ email: 'day@example.com', lastDay }),
    rowOf({ email: 'late@example.com', area: 'ai-academy', lastDay: inDays(server, 90) }),
    rowOf({ email: twice, area: 'ai-academy', lastDay }),
    rowOf({ email: twice, area: 'nothing', lastDay }),
    rowOf({ email: persona('editor').email, area: 'ai-academy', lastDay }),
    rowOf({ email: 'somebody@acme.example' }),
    rowOf({ email: 'right@example.com' }),
    rowOf({ email: persona('limited').email }),
  ]);
  expect(wordsOf(added)).toEqual([
    "REFUSED This isn't an email address.",
    'REFUSED There is no account, and for a new one a first and a last name are needed, without address or markup.',
    "REFUSED There is no area 'Cooking'.",
    'REFUSED This day is of no area.',
    expect.stringContaining('REFUSED You can give access for 30 days'),
    'REFUSED Not done, because another row of this person cannot be.',
    "REFUSED There is no area 'nothing'.",
    expect.stringContaining('REFUSED '),
    'REFUSED This is an address of a company: give this person a seat there.',
    'DONE Gets an account, and an invitation in ten minutes.',
    'SAME Has an account.',
  ]);
  for (const email of ['area@example.com', 'late@example.com', twice, 'somebody@acme.example'])
    expect(await countAccounts(email), email).toBe(0);
});

test('[PEO-02] [STF-05] it needs a reason, which the audit log has with the account and each area', async () => {
  const email = 'shorter@example.com';
  const row = rowOf({ email, area: 'crash-courses', lastDay: inDays(server, 20) });
  expect((await add([row], { reason: ' ' })).error).toMatchObject({ code: 'INVALID_INPUT' });
  await add([row], { reason: 'The autumn group.' });
  await add([{ ...row, lastDay: inDays(server, 5) }], { reason: 'They leave earlier.' });
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'reason'])
    .where('reason', 'in', ['The autumn group.', 'They leave earlier.'])
    .orderBy('audit_entry_id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['PERSON_ADDED', 'ACCESS_GIVEN', 'ACCESS_CHANGED']);
});

test('[PEO-02] [STF-01] only support and owners add people, at most as many at a time as a part has', async () => {
  expect((await add([rowOf({ email: 'x@example.com' })], { who: 'editor' })).error?.code).toBe('FORBIDDEN');
  expect((await add([rowOf({ email: 'x@example.com' })], { who: 'member' })).error?.code).toBe('NOT_FOUND');
  expect((await add([])).error).toMatchObject({ code: 'INVALID_INPUT' });
  const many = Array.from({ length: 51 }, (_, n) => rowOf({ email: `many${String(n)}@example.com` }));
  expect((await add(many)).error).toMatchObject({ code: 'INVALID_INPUT', reason: 'Add at most 50 rows at a time.' });
});

test('[PEO-02] [THR-70] what a rehearsal says of each row is what then happens, whatever the rows', async () => {
  const anyRow = fc.record({
    email: fc.constantFrom(
      'a@rehearsed.example',
      'B@rehearsed.example',
      'b@rehearsed.example',
      'c@',
      persona('alumni').email,
    ),
    firstName: fc.constantFrom('Ada', '', 'http://x'),
    lastName: fc.constant('Byron'),
    area: fc.constantFrom('', 'AI Academy', 'crash-courses', 'Cooking'),
    lastDay: fc.constantFrom('', inDays(server, 3), inDays(server, 12), '2020-01-01', 'soon'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 6 }), async (rows) => {
      const rehearsed = await add(rows, { dryRun: true });
      expect(await add(rows)).toEqual(rehearsed);
    }),
    { numRuns: 25 },
  );
});
