import { persona } from '@atrium/content/people.ts';
import { minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMail } from '../../mail/outbox.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { saveEmail } from '../member/service/saveEmail.ts';
import { addMail } from './operations.fixture.ts';

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
  const document = `{ listOutboxMails(${args}) { mails { mailId letter to subject state createdAt failedAt leavesAt endedAt } nextBelow } }`;
  return (await (await server.as(who)).query<{ listOutboxMails: Listed }>(document)).listOutboxMails;
}

test('[RUN-01] the outbox lists what waits or failed, on request the rest, of one address, the newest first', async () => {
  const to = 'listed@test.example';
  const at = new Date(server.clock.now());
  await addMail(server, { to: 'other@test.example' });
  await addMail(server, { to, sentAt: at, failedAt: at });
  await addMail(server, { to, withdrawnAt: at });
  await addMail(server, { to, failedAt: at });
  await addMail(server, { to });
  const states = async (view: string): Promise<string> =>
    (await list('support', `view: ${view}, address: " LISTED@test.example "`)).mails
      .map(({ state }) => state)
      .join(' ');
  expect(await states('OPEN')).toBe('WAITING FAILED');
  expect(await states('WAITING')).toBe('WAITING');
  expect(await states('FAILED')).toBe('FAILED');
  expect(await states('WITHDRAWN')).toBe('WITHDRAWN');
  expect(await states('SENT')).toBe('SENT');
  // an auditor reads no addresses (STF-01)
  expect((await list('auditor', `address: "${to}"`)).mails[0]?.to).toBe('l…@test.example');
  const everybody = await list('support', 'count: 2');
  expect(everybody.mails.map((mail) => mail.to)).toEqual([to, to]);
  const next = await list('support', `count: 1, below: ${String(everybody.nextBelow)}`);
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
  await addMail(server, { to: 'text@test.example' });
  expect(JSON.stringify(await list('support', 'address: "text@test.example"'))).not.toContain('The text.');
  const { errors } = await (await server.as('support')).ask('{ listOutboxMails { mails { body } } }');
  expect(errors).toHaveLength(1);
});

/** Does an act on a mail as support; its lines, or why it was refused. */
async function act(name: string, mailId: string, args = '', who = 'support'): Promise<string> {
  const text = `mutation { ${name}(mailId: "${mailId}"${args}) { lines error { reason } } }`;
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, { lines: string[] | null; error: { reason: string } | null } | null>>(text);
  const answer = data?.[name];
  return errors?.[0]?.extensions.code ?? answer?.error?.reason ?? (answer?.lines ?? []).join(' ');
}

/** Sends a mail as its job does; the addresses to which something was sent. */
async function send(mailId: string, works = true): Promise<string[]> {
  const sent: string[] = [];
  const given = server.context(null, server.clock.now());
  const mailer = {
    send: ({ to }: { readonly to: string }) => {
      if (!works) return Promise.reject(new Error('the mail server is away'));
      sent.push(to);
      return Promise.resolve();
    },
  };
  await sendMail({ ...given, ports: { ...given.ports, mailer } }, Number(mailId));
  return sent;
}

const entries = (mailId: string) =>
  server.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_member_id as by', 'reason', 'before', 'after'])
    .where('subject', '=', `mail/${mailId}`)
    .execute();

test('[RUN-01] [STF-05] a mail that waits is stopped with a reason, once, and is not sent', async () => {
  const mailId = await addMail(server, { to: 'stopped@test.example' });
  const lines = '“Canceled” to stopped@test.example is withdrawn: it is not sent.';
  expect(await act('stopMail', mailId, ', dryRun: true')).toBe(lines);
  expect(await act('stopMail', mailId)).toBe('A reason is needed.');
  expect(await act('stopMail', mailId, ', reason: "No"', 'auditor')).toBe('FORBIDDEN');
  expect(await entries(mailId)).toEqual([]);
  expect(await act('stopMail', mailId, ', reason: "It takes place."')).toBe(lines);
  expect(await act('stopMail', mailId, ', reason: "It takes place."')).toBe('');
  expect(await send(mailId)).toEqual([]);
  expect(await entries(mailId)).toEqual([
    {
      action: 'MAIL_STOPPED',
      by: persona('support').memberId,
      reason: 'It takes place.',
      before: { state: 'WAITING' },
      after: { state: 'WITHDRAWN' },
    },
  ]);
  expect(await act('sendMailAgain', mailId)).toBe('This mail was withdrawn.');
});

test('[RUN-01] a mail that was sent, and one that there is not, cannot be stopped', async () => {
  const mailId = await addMail(server, { sentAt: new Date(server.clock.now()) });
  expect(await act('stopMail', mailId, ', reason: "No."')).toBe('This mail was sent.');
  for (const missing of ['0', '999999999999', 'none', '1e3']) {
    expect(await act('stopMail', missing, ', reason: "No."')).toBe('There is no such mail.');
    expect(await act('sendMailAgain', missing)).toBe('There is no such mail.');
  }
});

test('[RUN-01] a mail that left while it was being stopped is shown as sent', async () => {
  const mailId = await addMail(server, { to: 'racing@test.example' });
  const given = server.context(null, server.clock.now());
  const mailer = { send: async () => void (await act('stopMail', mailId, ', reason: "Too late."')) };
  await sendMail({ ...given, ports: { ...given.ports, mailer } }, Number(mailId));
  const { mails } = await list('support', 'view: SENT, address: "racing@test.example"');
  expect(mails.map((mail) => mail.mailId)).toEqual([mailId]);
});

test('[RUN-01] a mail that failed is tried at once, by the job that has it, however often it failed', async () => {
  const to = 'failed@test.example';
  const mailId = await addMail(server, { to });
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  // a job of a module's own, given up
  await owner.query(
    `select graphile_worker.add_job('event.mailAttendee', json_build_object('mailId', $1::bigint, 'rsvpId', 0), max_attempts := 8)`,
    [mailId],
  );
  await owner.query(
    `update graphile_worker._private_jobs set attempts = 8, run_at = now() + interval '1 day' where payload ->> 'mailId' = $1`,
    [mailId],
  );
  await expect(send(mailId, false)).rejects.toThrow('away');
  const line = `“Canceled” is sent to ${to} again.`;
  expect(await act('sendMailAgain', mailId, ', dryRun: true')).toBe(line);
  expect(await act('sendMailAgain', mailId)).toBe(line);
  expect(await act('sendMailAgain', mailId)).toBe('');
  const { rows } = await owner.query<{ attempts: number; due: boolean }>(
    `select attempts, run_at <= now() as due from graphile_worker._private_jobs where payload ->> 'mailId' = $1`,
    [mailId],
  );
  expect(rows).toEqual([{ attempts: 0, due: true }]);
  // one whose job is gone gets another
  const alone = await addMail(server, { to, failedAt: new Date(server.clock.now()) });
  expect(await act('sendMailAgain', alone)).toBe(line);
  const job = `select from graphile_worker.jobs where key = 'mail.send/' || $1`;
  expect((await owner.query(job, [alone])).rowCount).toBe(1);
  await owner.end();
});

test('[RUN-01] a mail that was sent goes once more as a mail of its own, and a second press is no second mail', async () => {
  const to = 'again@test.example';
  const mailId = await addMail(server, { to, sentAt: new Date(server.clock.now()) });
  const newest = async () => (await list('support', `view: OPEN, address: "${to}"`)).mails.map((mail) => mail.mailId);
  const line = `“Canceled” is sent to ${to} again.`;
  expect(await act('sendMailAgain', mailId)).toBe(line);
  expect(await act('sendMailAgain', mailId)).toBe('');
  const [copy = ''] = await newest();
  expect(await send(copy)).toEqual([to]);
  expect(await act('sendMailAgain', mailId)).toBe('');
  await server.clock.advance(10 * minute);
  expect(await act('sendMailAgain', mailId)).toBe(line);
  expect(await newest()).toHaveLength(1);
  expect((await entries(mailId)).map(({ action }) => action)).toEqual(['MAIL_SENT_AGAIN', 'MAIL_SENT_AGAIN']);
  // and goes with the first when its reader is erased
  await sql`delete from mail where mail_id = ${Number(mailId)}`.execute(server.db);
  expect(await newest()).toEqual([]);
});

test('[RUN-01] a mail whose code is gone is not sent again; one that still has it is', async () => {
  const at = new Date(server.clock.now());
  expect(await act('sendMailAgain', await addMail(server, { sentAt: at }, { isSecret: true }))).toMatch(/code/);
  expect(await act('sendMailAgain', await addMail(server, { failedAt: at }, { isSecret: true }))).toMatch(/again\.$/);
});

test('[RUN-01] [ACT-06] a mail to an address that its reader has given up goes there no more', async () => {
  const { memberId, email } = persona('crashplus');
  const at = new Date(server.clock.now());
  const [sent, failed] = [
    await addMail(server, { to: email, sentAt: at }),
    await addMail(server, { to: email, failedAt: at }),
  ];
  const moved = new Date(server.clock.now() + minute);
  await saveEmail(server.db, memberId, { from: email, to: 'again-new@test.example', at: moved });
  for (const mailId of [sent, failed]) {
    expect(await act('sendMailAgain', mailId)).toBe('Its reader has another address by now.');
    expect(await entries(mailId)).toEqual([]);
  }
  // one who has it again, and a mail to who has it since then, may be sent
  await server.clock.advance(2 * minute);
  const later = await addMail(server, { to: email, sentAt: new Date(server.clock.now()) });
  expect(await act('sendMailAgain', later)).toMatch(/again\.$/);
  await saveEmail(server.db, memberId, { from: 'again-new@test.example', to: email, at: moved });
  expect(await act('sendMailAgain', sent)).toMatch(/again\.$/);
});
