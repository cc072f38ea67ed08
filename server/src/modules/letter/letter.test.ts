import { globSync, readFileSync } from 'node:fs';
import { persona } from '@atrium/content/people.ts';
import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import type { Letter } from '../../mail/layout.ts';
import { queueMail } from '../../mail/outbox.ts';
import { letters } from '../../registry.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { signInAs } from '../../testing/signInAs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Listed {
  readonly letter: string;
  readonly alwaysSent: string | null;
  readonly sentLately: number;
  readonly withheldLately: number;
  readonly offSince: string | null;
}

async function list(who = 'support'): Promise<Map<string, Listed>> {
  const text = '{ listLetters { letter title sentWhen sentTo alwaysSent sentLately withheldLately offSince } }';
  const { listLetters } = await (await server.as(who)).query<{ listLetters: Listed[] }>(text);
  return new Map(listLetters.map((row) => [row.letter, row]));
}

test('[RUN-01] every mail that a module writes is in the list, once, with an example of that very mail', async () => {
  const sources = globSync('server/src/modules/*/mails.ts').map((file) => readFileSync(file, 'utf8'));
  const fixed = sources.flatMap((source) => [...source.matchAll(/^\s+name: '(\w+)',$/gm)].map(([, name = '']) => name));
  const templates = Object.keys(letterTemplates);
  // each template has a function that fills it
  expect(templates.filter((name) => !sources.some((source) => source.includes(`'${name}'`)))).toEqual([]);
  const written = [...fixed, ...templates];
  expect(written.length).toBeGreaterThan(70);
  const declared = letters.map(({ name }) => name);
  expect(declared.toSorted()).toEqual([...new Set(written)].toSorted());
  expect([...(await list()).keys()].toSorted()).toEqual(declared.toSorted());
});

test('[RUN-01] the mails of signing in and of money are never switched off, those that members may do without are', async () => {
  const rows = await list();
  const reasons = (...names: string[]) => names.map((name) => rows.get(name)?.alwaysSent);
  expect(reasons('resetPassword', 'newBrowser', 'secondFactorsReset')).toEqual(['SECURITY', 'SECURITY', 'SECURITY']);
  expect(reasons('purchased', 'paymentFailed', 'erased')).toEqual(['LEGAL', 'LEGAL', 'LEGAL']);
  expect(reasons('seatOffered', 'sessionCanceled')).toEqual(['AWAITED', 'AWAITED']);
  expect(reasons('startsSoon', 'recordingReady', 'badgeEarned', 'eventReminder')).toEqual([null, null, null, null]);
});

test('[RUN-01] an example is to the reader, about things of the academy, and of nobody else', async () => {
  const support = await server.as('support');
  for (const { name } of letters) {
    const text = `{ getLetter(letter: "${name}") { subject text about { letter } } }`;
    const { getLetter } = await support.query<{ getLetter: { subject: string; text: string } }>(text);
    expect(getLetter).toMatchObject({ about: { letter: name } });
    expect(getLetter.text).not.toMatch(/undefined|\[object|NaN|Invalid/);
  }
  const text = '{ getLetter(letter: "startsSoon") { subject text } }';
  const { getLetter } = await support.query<{ getLetter: { subject: string; text: string } }>(text);
  expect(getLetter.text).toContain(`Hello ${persona('support').firstName},`);
  const { title } = await server.db
    .selectFrom('session')
    .select('title')
    .where('start_at', 'is not', null)
    .where('hide_in_catalog', '=', false)
    .orderBy('start_at', 'desc')
    .orderBy('session_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(getLetter.subject).toBe(`Starts within the hour: ${title}`);
  const missing = await support.ask('{ getLetter(letter: "nothing") { subject } }');
  expect(missing.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

const frame = async (path: string, who: string | null): Promise<Response> => {
  const cookie = who === null ? '' : (await signInAs(server.origin, persona(who).email, demoPassword)).cookies;
  return fetch(server.origin + path, { headers: { cookie } });
};

test('[RUN-01] [THR-32] the frame of an example runs nothing, and opens to those who read mails alone', async () => {
  const light = await frame('/files/letters/startsSoon/light', 'support');
  expect(light.status).toBe(200);
  expect(light.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(light.headers.get('content-security-policy')).toContain('sandbox;');
  expect(light.headers.get('cache-control')).toBe('private, no-store');
  expect(await light.text()).toContain('@media not all{');
  const dark = await (await frame('/files/letters/startsSoon/dark', 'support')).text();
  expect(dark).toContain('@media all{');
  expect(dark).not.toContain('prefers-color-scheme:dark');
  const refused = [
    await frame('/files/letters/startsSoon/light', 'member'),
    await frame('/files/letters/startsSoon/light', 'commerce'),
    await frame('/files/letters/startsSoon/light', null),
    await frame('/files/letters/nothing/light', 'support'),
    await frame('/files/letters/startsSoon/blue', 'support'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

async function change(letter: string, isOn: boolean, args = '', who = 'employee'): Promise<string> {
  const text = `mutation { switchLetter(letter: "${letter}", isOn: ${String(isOn)}${args}) { lines error { reason } } }`;
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, { lines: string[] | null; error: { reason: string } | null } | null>>(text);
  const answer = data?.['switchLetter'];
  return errors?.[0]?.extensions.code ?? answer?.error?.reason ?? (answer?.lines ?? []).join(' ');
}

/** Queues a mail of a letter; what became of it. */
async function queued(dedupeKey: string, more: Partial<Letter> = {}, held: { readonly heldFor?: number } = {}) {
  const letter = { name: 'startsSoon', subject: 'Soon', greeting: 'Hello,', paragraphs: ['Text.'], ...more };
  const ctx = server.context(null, server.clock.now());
  await server.db
    .transaction()
    .execute((tx) => queueMail(tx, ctx, { dedupeKey, to: 'ana@letters.example', letter, ...held }));
  await server.mails();
  return server.db
    .selectFrom('mail')
    .select(['withheld', 'leaves_at as leavesAt', 'sent_at as sentAt', 'withdrawn_at as withdrawnAt'])
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirstOrThrow();
}

test('[RUN-01] [STF-05] a letter that is off is not sent, says so, and is sent again once it is on', async () => {
  expect(await change('startsSoon', false, '', 'support')).toBe('FORBIDDEN');
  expect(await change('startsSoon', false, '', 'member')).toBe('NOT_FOUND');
  expect(await change('resetPassword', false, ', reason: "Too many"')).toContain('Always sent');
  expect(await change('nothing', false, ', reason: "No"')).toBe('There is no such letter.');
  expect(await change('startsSoon', false, ', dryRun: true')).toContain('is not sent any more');
  expect(await change('startsSoon', false)).toBe('A reason is needed.');
  expect((await list()).get('startsSoon')?.offSince).toBeNull();
  expect((await queued('letters/on')).sentAt).not.toBeNull();

  expect(await change('startsSoon', false, ', reason: "The calendar does it"')).toContain('“Starts within the hour”');
  expect(await change('startsSoon', false, ', reason: "The calendar does it"')).toBe('');
  const off = await queued('letters/off');
  expect([off.withheld, off.sentAt]).toEqual(['LETTER_OFF', null]);
  expect(off.withdrawnAt).not.toBeNull();
  // one of an act of the team, too, which would leave in ten minutes
  const held = await queued('letters/held', {}, { heldFor: actMailsWait });
  expect([held.withheld, held.leavesAt]).toEqual(['LETTER_OFF', null]);
  // any other is sent
  expect((await queued('letters/other', { name: 'enrolled' })).sentAt).not.toBeNull();
  const row = (await list()).get('startsSoon');
  expect(row).toMatchObject({ sentLately: 1, withheldLately: 2 });
  expect(Number(row?.offSince)).toBeGreaterThan(0);
  const outbox = '{ listOutboxMails(view: WITHDRAWN, address: "ana@letters.example") { mails { withheld } } }';
  expect(await (await server.as('support')).query(outbox)).toEqual({
    listOutboxMails: { mails: [{ withheld: 'LETTER_OFF' }, { withheld: 'LETTER_OFF' }] },
  });

  expect(await change('startsSoon', true)).toContain('is sent again from now on');
  expect((await queued('letters/off')).sentAt).toBeNull();
  expect((await queued('letters/again')).sentAt).not.toBeNull();
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'reason', 'before', 'after'])
    .where('subject', '=', 'letter/startsSoon')
    .orderBy('audit_entry_id')
    .execute();
  expect(entries).toEqual([
    { action: 'LETTER_SWITCHED_OFF', reason: 'The calendar does it', before: { isOn: true }, after: { isOn: false } },
    { action: 'LETTER_SWITCHED_ON', reason: null, before: { isOn: false }, after: { isOn: true } },
  ]);
});

test('[RUN-01] mails are counted for thirty days', async () => {
  const counted = async () => (await list()).get('comingDates')?.sentLately ?? 0;
  await queued('letters/counted', { name: 'comingDates' });
  const before = await counted();
  await server.clock.advance(31 * day);
  expect([before > 0, await counted()]).toEqual([true, 0]);
});

test('[RUN-01] a test goes to the person who asks, once in a minute, though the letter is off', async () => {
  const { email } = persona('support');
  await change('badgeEarned', false, ', reason: "For now"');
  const send = async () =>
    (await server.as('support')).query('mutation { sendLetterTest(letter: "badgeEarned") { sentTo error { code } } }');
  // no minute ends between the two
  await server.clock.moveTo(Math.ceil(server.clock.now() / minute) * minute);
  expect(await send()).toEqual({ sendLetterTest: { sentTo: email, error: null } });
  await send();
  const tests = async () => (await server.mails()).filter(({ subject }) => subject.startsWith('Test: You earned'));
  expect((await tests()).map(({ to }) => to)).toEqual([email]);
  await server.clock.advance(minute);
  await send();
  expect(await tests()).toHaveLength(2);
  // a test is no mail of its letter
  expect((await list()).get('badgeEarned')).toMatchObject({ sentLately: 0, withheldLately: 0 });
});
