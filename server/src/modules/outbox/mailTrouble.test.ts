import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import { day, second } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resendMailNotices } from '../../adapters/resend/mailNotices.ts';
import { signWebhook } from '../../base/http/standardWebhook.ts';
import { queueMail } from '../../mail/outbox.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addMail } from './operations.fixture.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ mailNotices: resendMailNotices(secret) });
});
afterAll(() => server.close());

const said = '550 5.1.1 User unknown';
const bounce = (to: string, type = 'Permanent') => ({
  type: 'email.bounced',
  data: { to: [to], bounce: { type, subType: 'General', message: said } },
});
const complaint = (to: string) => ({ type: 'email.complained', data: { to: [to] } });

/** Tells the server something as the mail provider does; the status of the answer. */
async function tell(event: object, id = `msg_${randomUUID()}`, by = secret): Promise<number> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / second);
  const response = await server.stranger.fetch('/webhooks/mail', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signWebhook(by, { id, timestamp, body }),
    },
    body,
  });
  return response.status;
}

/** Why a new mail to an address is not sent; null for one that is. */
async function withheld(to: string, code?: string): Promise<string | null> {
  const dedupeKey = randomUUID();
  const letter = { name: 'enrolled', subject: 'You', greeting: 'Hello,', paragraphs: ['Text.'] };
  const ctx = server.context(null, server.clock.now());
  const written = code === undefined ? letter : { ...letter, name: 'resetPassword', code };
  await server.db.transaction().execute((tx) => queueMail(tx, ctx, { dedupeKey, to, letter: written }));
  await server.mails();
  const mail = await server.db
    .selectFrom('mail')
    .select(['withheld', 'sent_at as sentAt', 'html', 'body'])
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirstOrThrow();
  expect(mail.sentAt === null).toBe(mail.withheld !== null);
  // a code is kept nowhere
  if (code !== undefined) expect(mail.html + mail.body).toBe('');
  return mail.withheld;
}

test('[RUN-13] [THR-51] the second mail that came back for good stops the others, and one notice counts once', async () => {
  const to = 'gone@trouble.example';
  const first = `msg_${randomUUID()}`;
  expect(await tell(bounce('GONE@trouble.example'), first)).toBe(204);
  expect(await tell(bounce(to), first)).toBe(204);
  // a mailbox that is full for now does not count
  expect(await tell(bounce(to, 'Transient'))).toBe(204);
  expect(await withheld(to)).toBeNull();
  expect(await tell(bounce(to), undefined, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toBe(401);
  expect(await withheld(to)).toBeNull();
  expect(await tell(bounce(to))).toBe(204);
  expect(await withheld(to)).toBe('BOUNCED');
  expect(await withheld(to, '012345')).toBe('BOUNCED');
  expect(await withheld('other@trouble.example')).toBeNull();
  const sent = await addMail(server, { to, sentAt: new Date(server.clock.now()) });
  const again = await (
    await server.as('support')
  ).query<{ sendMailAgain: { error: { reason: string } } }>(
    `mutation { sendMailAgain(mailId: "${sent}", reason: "Once more") { error { reason } } }`,
  );
  expect(again.sendMailAgain.error.reason).toBe('Not sent: mails to this address came back.');
});

test('[RUN-13] one complaint is enough, and what cannot be read changes nothing', async () => {
  const to = 'spam@trouble.example';
  expect(await tell({ type: 'email.complained', data: {} })).toBe(204);
  expect(await tell({ type: 'email.delivered', data: { to: [to] } })).toBe(204);
  expect(await withheld(to)).toBeNull();
  expect(await tell(complaint(to))).toBe(204);
  await tell(bounce(to));
  await tell(bounce(to));
  expect(await withheld(to)).toBe('COMPLAINED');
});

interface Stop {
  readonly reason: string;
  readonly words: string;
}
async function stopOf(memberId: string, who: string): Promise<Stop | null> {
  const text = `{ getPerson(userId: "${memberId}") { mailStop { reason words } } }`;
  return (await (await server.as(who)).query<{ getPerson: { mailStop: Stop | null } }>(text)).getPerson.mailStop;
}

async function mailAgain(memberId: string, args = '', who = 'support'): Promise<string> {
  const text = `mutation { mailAgain(userId: "${memberId}"${args}) { lines error { reason } } }`;
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, { lines: string[] | null; error: { reason: string } | null } | null>>(text);
  const answer = data?.['mailAgain'];
  return errors?.[0]?.extensions.code ?? answer?.error?.reason ?? (answer?.lines ?? []).join(' ');
}

test('[RUN-13] [STF-05] the page of the person says so, and support mails them again with a reason', async () => {
  const { memberId, email } = persona('planned');
  expect(await stopOf(memberId, 'support')).toBeNull();
  await tell(bounce(email));
  await tell(bounce(email));
  expect(await stopOf(memberId, 'support')).toEqual({ reason: 'BOUNCED', words: said });
  // an auditor reads no addresses, which servers repeat (STF-01)
  expect(await stopOf(memberId, 'auditor')).toEqual({ reason: 'BOUNCED', words: '' });
  expect(await mailAgain(memberId, ', reason: "No"', 'auditor')).toBe('FORBIDDEN');
  expect(await mailAgain(memberId)).toBe('A reason is needed.');
  expect(await mailAgain('no-such-person', ', reason: "No"')).toBe('There is no such person.');
  expect(await withheld(email)).toBe('BOUNCED');
  expect(await mailAgain(memberId, ', dryRun: true')).toContain('are sent again from now on');
  expect(await withheld(email)).toBe('BOUNCED');
  expect(await mailAgain(memberId, ', reason: "They have a mailbox again"')).toContain(email);
  expect(await mailAgain(memberId, ', reason: "They have a mailbox again"')).toBe('');
  expect([await stopOf(memberId, 'support'), await withheld(email)]).toEqual([null, null]);
  // it begins anew: one that comes back is not enough
  await tell(bounce(email));
  expect(await withheld(email)).toBeNull();
  const entries = server.db.selectFrom('audit_entry').select(['action', 'reason', 'before']);
  expect(
    await entries.where('subject', '=', `member/${memberId}`).where('action', '=', 'MAIL_RESUMED').execute(),
  ).toEqual([
    {
      action: 'MAIL_RESUMED',
      reason: 'They have a mailbox again',
      before: { stoppedFor: 'BOUNCED', since: expect.any(String) as string },
    },
  ]);
});

test('[RUN-13] an address of nobody with an account is mailed again by a mail to it', async () => {
  const to = 'invited@trouble.example';
  await tell(bounce(to));
  await tell(bounce(to));
  expect(await withheld(to)).toBe('BOUNCED');
  const { mailId } = await server.db
    .selectFrom('mail')
    .select('mail_id as mailId')
    .where('to_address', '=', to)
    .executeTakeFirstOrThrow();
  const again = async (args: string): Promise<string> => {
    const text = `mutation { mailAgain(${args}) { lines error { reason } } }`;
    const { mailAgain: done } = await (
      await server.as('support')
    ).query<{ mailAgain: { lines: string[] | null; error: { reason: string } | null } }>(text);
    return done.error?.reason ?? (done.lines ?? []).join(' ');
  };
  const reason = 'reason: "The company has made the mailbox"';
  expect(await again(`mailId: "${String(mailId)}"`)).toBe('A reason is needed.');
  expect(await again(`mailId: "99999999", ${reason}`)).toBe('There is no such mail.');
  expect(await again(reason)).toBe('A person or a mail is needed, not both.');
  expect(await again(`mailId: "${String(mailId)}", userId: "planned", ${reason}`)).toMatch(/not both/);
  expect(await again(`mailId: "${String(mailId)}", ${reason}`)).toContain(`Mails to ${to} are sent again`);
  expect(await again(`mailId: "${String(mailId)}", ${reason}`)).toBe('');
  expect(await withheld(to)).toBeNull();
});

test('[RUN-13] [ACT-05] what was told of an address goes with its account, and ids of notices after 30 days', async () => {
  const { memberId, email } = persona('planned');
  const told = () => server.db.selectFrom('mail_trouble').select('address').where('address', '=', email).execute();
  await tell(bounce(email));
  expect(await told()).toHaveLength(1);
  await server.db
    .transaction()
    .execute(async (tx) => {
      await tx.deleteFrom('member').where('member_id', '=', memberId).execute();
      expect(await tx.selectFrom('mail_trouble').select('address').where('address', '=', email).execute()).toEqual([]);
      throw new Error('rolled back');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'rolled back') throw error;
    });
  const notices = () => server.db.selectFrom('mail_notice').select('notice_id').execute();
  expect((await notices()).length).toBeGreaterThan(0);
  await server.clock.advance(31 * day);
  expect(await notices()).toEqual([]);
});

test('[RUN-13] without a provider nobody tells anything', async () => {
  const quiet = await startServer();
  try {
    const response = await quiet.stranger.fetch('/webhooks/mail', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(404);
  } finally {
    await quiet.close();
  }
});
