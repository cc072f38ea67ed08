import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  // the jobs wait until a test runs them
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

interface Listed {
  readonly mails: readonly { readonly mailId: string; readonly to: string; readonly state: string }[];
  readonly nextBelow: number | null;
}

async function list(who: string, args: string): Promise<Listed> {
  const document = `{ listOutboxMails(${args}) { mails { mailId letter to subject state createdAt failedAt endedAt } nextBelow } }`;
  return (await (await server.as(who)).query<{ listOutboxMails: Listed }>(document)).listOutboxMails;
}

/** Adds a mail to an address of the tests; `minutes` ago. */
async function addMail(to: string, minutes: number, more: { sent?: true; withdrawn?: true; failed?: true } = {}) {
  const at = new Date(server.clock.now() - minutes * minute);
  const { mailId } = await server.db
    .insertInto('mail')
    .values({
      dedupe_key: `${to}/${String(minutes)}/${Object.keys(more).join()}`,
      letter: 'sessionCanceled',
      to_address: to,
      subject: 'Canceled',
      html: '<p>The text.</p>',
      body: 'The text.',
      created_at: at,
      sent_at: more.sent ? at : null,
      withdrawn_at: more.withdrawn ? at : null,
      failed_at: more.failed ? at : null,
    })
    .returning('mail_id as mailId')
    .executeTakeFirstOrThrow();
  return String(mailId);
}

test('[RUN-01] the outbox lists what waits or failed, on request the rest, of one address, the newest first', async () => {
  const to = 'listed@test.example';
  await addMail('other@test.example', 1);
  await addMail(to, 4, { sent: true, failed: true });
  await addMail(to, 3, { withdrawn: true });
  await addMail(to, 2, { failed: true });
  await addMail(to, 1);
  const states = async (view: string): Promise<string> =>
    (await list('support', `view: ${view}, address: " LISTED@test.example "`)).mails
      .map(({ state }) => state)
      .join(' ');
  expect(await states('OPEN')).toBe('WAITING FAILED');
  expect(await states('WAITING')).toBe('WAITING');
  expect(await states('FAILED')).toBe('FAILED');
  expect(await states('WITHDRAWN')).toBe('WITHDRAWN');
  expect(await states('SENT')).toBe('SENT');
  const everybody = await list('auditor', 'count: 2');
  expect(everybody.mails.map((mail) => mail.to)).toEqual([to, to]);
  const next = await list('auditor', `count: 1, below: ${String(everybody.nextBelow)}`);
  expect(next.mails.map((mail) => mail.to)).toEqual(['other@test.example']);
});

test('[RUN-01] [STF-01] the outbox is for support, auditors and owners, and never shows a text', async () => {
  const ask = async (who: string): Promise<string> => {
    const { errors } = await (await server.as(who)).ask('{ listOutboxMails { nextBelow } }');
    return errors?.[0]?.extensions.code ?? 'done';
  };
  const who = ['support', 'auditor', 'employee', 'editor', 'member'];
  expect(Object.fromEntries(await Promise.all(who.map(async (name) => [name, await ask(name)] as const)))).toEqual({
    support: 'done',
    auditor: 'done',
    employee: 'done',
    editor: 'FORBIDDEN',
    member: 'NOT_FOUND',
  });
  await addMail('text@test.example', 1);
  expect(JSON.stringify(await list('support', 'address: "text@test.example"'))).not.toContain('The text.');
  const { errors } = await (await server.as('support')).ask('{ listOutboxMails { mails { body } } }');
  expect(errors).toHaveLength(1);
});
