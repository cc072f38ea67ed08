import { persona } from '@atrium/content/people.ts';
import { mailKinds } from '@atrium/domain/privacy/mailKinds.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveMailChoice } from '../../mail/choices.ts';
import { queueMail } from '../../mail/outbox.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { accountSettingsMails } from '../accountSettings/mails.ts';
import { enrollmentMails } from '../enrollment/mails.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { email, firstName } = persona('academy');
let sent = 0;
/** Sends the academy persona a reminder, or a mail about a changed password; returns what arrived, null for nothing. */
async function send(kind: 'reminder' | 'password') {
  sent += 1;
  const session = { sessionId: 's', title: `Class ${String(sent)}`, startAt: 0 };
  const site = { publicUrl: server.origin, brandName: 'Atrium', supportEmail: 'support@localhost' };
  const reminder = enrollmentMails.starting({ firstName, timeZone: 'UTC' }, session, 'DAY');
  const letter = kind === 'reminder' ? reminder : accountSettingsMails.passwordChanged({ firstName }, site);
  await queueMail(server.db, { now: 0, site }, { dedupeKey: `choice/${String(sent)}`, to: email, letter });
  const before = new Set(received);
  const mail = (await server.mails()).find(({ id, to }) => to === email && !before.has(id));
  if (mail !== undefined) received.push(mail.id);
  return mail ?? null;
}
const received: string[] = [];

const choices = async (caller: Caller): Promise<Record<string, boolean>> => {
  const { getDataSettings } = await caller.query<{
    getDataSettings: { mailChoices: { kind: string; isWanted: boolean }[] };
  }>('{ getDataSettings { mailChoices { kind isWanted } } }');
  return Object.fromEntries(getDataSettings.mailChoices.map(({ kind, isWanted }) => [kind, isWanted]));
};

test('[ACT-03] a kind of mail is ended by its link in one request, not by opening it, and taken up again; others go on', async () => {
  const academy = await server.as('academy');
  const mail = await send('reminder');
  const link = /<(.*)>/.exec(mail?.unsubscribe ?? '')?.[1] ?? '';
  expect(mail?.text).toContain(`No more reminders: ${link}`);
  for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
  expect(await choices(academy)).toEqual({ REMINDERS: true, RECORDINGS: true, ACHIEVEMENTS: true });

  // every kind has a link of its own by now, and another is not wanted already
  const { memberId } = academy;
  for (const kind of mailKinds) await saveMailChoice(server.db, { memberId, kind, isWanted: true, now: new Date(0) });
  await saveMailChoice(server.db, { memberId, kind: 'ACHIEVEMENTS', isWanted: false, now: new Date(0) });
  const ended = () =>
    server.db
      .selectFrom('mail_choice')
      .select(['kind', 'unwanted_since as since'])
      .where('member_id', '=', memberId)
      .where('unwanted_since', 'is not', null)
      .orderBy('kind')
      .execute();

  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  const since: unknown[] = [];
  for (let times = 0; times < 2; times += 1) {
    const page = await fetch(link, oneClick);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('You will get no more reminders.')]);
    since.push(await ended());
    await server.clock.advance(minute);
  }
  expect(await choices(academy)).toEqual({ REMINDERS: false, RECORDINGS: true, ACHIEVEMENTS: false });
  expect(since[1]).toEqual(since[0]);
  expect(await send('reminder')).toBeNull();
  const always = await send('password');
  expect(always?.subject).toBe('Your Atrium password was changed');
  expect(always?.unsubscribe).toBeNull();

  const again = await fetch(`${link}?again`, { method: 'POST' });
  expect(await again.text()).toContain('You get reminders again.');
  expect(await ended()).toEqual([{ kind: 'ACHIEVEMENTS', since: new Date(0) }]);
  // the same link as in the earlier mail
  expect((await send('reminder'))?.unsubscribe).toBe(`<${link}>`);
  for (const init of [{}, { method: 'POST' }]) {
    const page = await fetch(new URL('/unsubscribe/guess', server.origin), init);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain("<h1>This link doesn't work</h1>");
  }
});

test('[ACT-03] the button of each page of a link does what it says', async () => {
  const mail = await send('reminder');
  const link = /<(.*)>/.exec(mail?.unsubscribe ?? '')?.[1] ?? '';
  const academy = await server.as('academy');
  const wanted = async (): Promise<boolean | undefined> => (await choices(academy))['REMINDERS'];
  const formOf = (page: string) => {
    const [, action, label] = /<form method="post"(?: action="([^"]*)")?><button[^>]*>([^<]*)</.exec(page) ?? [];
    return { address: new URL(action ?? '', link), label };
  };
  let { address, label } = formOf(await (await fetch(link)).text());
  for (const [words, isWanted] of [
    ['No more reminders', false],
    ['Send them again', true],
    ['No more reminders', false],
  ] as const) {
    expect(label).toBe(words);
    const page = await (await fetch(address, { method: 'POST' })).text();
    expect([words, await wanted()]).toEqual([words, isWanted]);
    ({ address, label } = formOf(page));
  }
  await fetch(address, { method: 'POST' });
  expect(await wanted()).toBe(true);
});

test('[ACT-03] every kind is chosen on the account page, for its member alone', async () => {
  const [planner, other] = [await server.as('planner'), await server.as('planned')];
  for (const kind of mailKinds) {
    const { saved } = await planner.query<{ saved: { error: unknown } }>(
      `mutation { saved: saveMailChoice(kind: ${kind}, isWanted: false) { mailChoices { kind isWanted } error { code } } }`,
    );
    expect(saved.error).toBeNull();
  }
  expect(Object.values(await choices(planner))).toEqual(mailKinds.map(() => false));
  expect(Object.values(await choices(other))).toEqual(mailKinds.map(() => true));
});
