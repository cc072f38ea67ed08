import { hostileTexts } from '@atrium/domain/hostileTexts.fixture.ts';
import { variablesOf } from '@atrium/domain/outbox/letterTemplate.ts';
import { productWords, type LetterWordsBody } from '@atrium/domain/outbox/letterWordsDocument.ts';
import { minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LetterFacts } from '../../base/letterKind.ts';
import { queueMail } from '../../mail/outbox.ts';
import { inWords } from '../../mail/words.ts';
import { letters } from '../../registry.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { tagsOf } from '../../testing/tagsOf.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { publishAll, takeBack } from '../document/service/publish.ts';
import { enrollmentMails } from '../enrollment/mails.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const keyOf = (id: string) => ({ kind: 'letterWords', id });
async function publish(id: string, words: Partial<LetterWordsBody>): Promise<readonly string[]> {
  const body = { ...productWords, ...words };
  const done = await publishAll(operatorOf(server), [{ ...keyOf(id), version: null, body, note: '', isChecked: true }]);
  return done.ok ? done.value.lines : done.refusal.reason.split('\n');
}

const startAt = Date.UTC(2027, 0, 5, 14);
/** Queues a reminder; its mail as it is kept. */
async function remind(dedupeKey: string, log?: { error: (fields: object, message: string) => void }) {
  const session = { sessionId: 's', title: 'Pricing & <b>Value</b>', startAt };
  const letter = enrollmentMails.starting({ firstName: 'Maya', timeZone: 'UTC' }, session, 'HOUR');
  const ctx = { ...server.context(null, server.clock.now()), ...(log && { log: log as never }) };
  await server.db.transaction().execute((tx) => queueMail(tx, ctx, { dedupeKey, to: 'maya@words.example', letter }));
  return server.db
    .selectFrom('mail')
    .select(['subject', 'html', 'body'])
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirstOrThrow();
}

test('[RUN-01] [DOC-03] published words are in the next mail, and the product has the last word where they are empty', async () => {
  const before = await remind('words/before');
  expect(before.subject).toBe('Starts within the hour: Pricing & <b>Value</b>');
  expect(
    await publish('startsSoon', {
      subject: 'See you at {brandName}: {sessionTitle}',
      preheader: 'From {startsAt}.',
      heading: 'It begins',
      text: 'Soon: {sessionTitle}, {startsAt}.\nWrite to {supportEmail}.',
    }),
  ).toEqual(['“Starts within the hour” is sent in these words from now on. Mails that already wait keep theirs.']);
  const own = await remind('words/own');
  expect(own.subject).toBe('See you at Atrium: Pricing & <b>Value</b>');
  expect(own.body).toContain('Soon: Pricing & <b>Value</b>, Tuesday, January 5, 2027 at 2:00 PM UTC.\n\nWrite to ');
  expect(own.body).toContain('Hello Maya,');
  expect(own.html).toContain('It begins</h1>');
  expect(own.html).toContain('>From Tuesday, January 5, 2027 at 2:00 PM UTC.</div>');
  expect(own.html).toContain('Pricing &amp; &lt;b&gt;Value');
  // the button's words were left empty
  expect(own.html).toContain('>Open the session</a>');
  expect((await remind('words/before')).subject).toBe(before.subject);
  const back = await takeBack(operatorOf(server), keyOf('startsSoon'), '');
  expect(back.ok && back.value.lines).toEqual([
    '“Starts within the hour” is sent in the words of the product from now on. Mails that already wait keep theirs.',
  ]);
  const again = await remind('words/again');
  expect([again.subject, again.body]).toEqual([before.subject, before.body]);
  expect(await removeDocument(operatorOf(server), keyOf('startsSoon'), '')).toMatchObject({ ok: true });
  expect((await remind('words/removed')).html).toBe(before.html);
});

test('[RUN-01] words that cannot be sent are refused at their part, and fixed words are nobody’s to change', async () => {
  expect(await publish('startsSoon', { subject: '{sessionName}', text: 'Soon.' })).toEqual([
    'subject: There is no variable {sessionName} here.',
    'text: The text has to say {startsAt}. When it starts.',
  ]);
  expect(await publish('startsSoon', { subject: 'x'.repeat(151) })).toEqual(['subject: At most 150 characters.']);
  expect(await publish('resetPassword', { subject: 'Hi' })).toEqual(['The words of this letter are fixed.']);
  expect(await publish('nothing', { subject: 'Hi' })).toEqual(['The words of this letter are fixed.']);
});

test('[RUN-01] published words that cannot be filled any more give way to those of the product, and are logged once', async () => {
  const told: object[] = [];
  const log = { error: (fields: object) => void told.push(fields) };
  const before = await remind('words/sound', log);
  // as after an update that has taken the variable away
  await sql`insert into letter_words (letter, subject, preheader, heading, text, button, saved_at)
    values ('startsSoon', 'Now: {gone}', '', '', '', '', now())`.execute(server.db);
  const first = await remind('words/broken', log);
  const second = await remind('words/broken-too', log);
  expect([first.subject, first.html, second.html]).toEqual([before.subject, before.html, before.html]);
  expect(told).toEqual([{ letter: 'startsSoon', codes: 'subject UNKNOWN_VARIABLE' }]);
  await sql`delete from letter_words where letter = 'startsSoon'`.execute(server.db);
});

const facts: LetterFacts = {
  now: startAt,
  reader: { firstName: 'Maya', email: 'maya@words.example', timeZone: 'UTC' },
  course: { courseId: 'c', title: 'Pricing', coverImageUrl: '' },
  session: { sessionId: 's', title: 'Pricing', startAt },
  event: { memberEventId: 'e', title: 'Open day', startAt, heroImageUrl: '' },
  certificateTitle: 'Foundations',
  companyName: 'Northwind',
};

test('[RUN-01] [THR-32] every letter takes each of its variables, and hostile words add no tag to it', () => {
  const site = { publicUrl: 'https://atrium.example', brandName: 'Atrium', supportEmail: 'help@atrium.example' };
  const kinds = server.context(null, startAt).letterKinds;
  expect(
    kinds.filter(({ template }) => template === null).map(({ alwaysSent, group }) => [alwaysSent, group]),
  ).not.toContainEqual([null, 'LEARNING']);
  let tried = 0;
  for (const { name, example } of letters) {
    const template = kinds.find((kind) => kind.name === name)?.template ?? null;
    const letter = example(facts, site);
    expect(letter.values === undefined, name).toBe(template === null);
    if (template === null) continue;
    tried += 1;
    expect(letter.subject).not.toMatch(/[{}]/);
    expect(letter.paragraphs.join('\n')).not.toMatch(/[{}]/);
    for (const variable of Object.keys(variablesOf(template))) {
      const said = inWords(letter, { ...productWords, subject: `A {${variable}}`, text: `B {${variable}}` }, site);
      expect([said.subject, ...said.paragraphs].join(' '), `${name} ${variable}`).not.toMatch(/[{}]/);
    }
  }
  expect(tried).toBeGreaterThan(50);
  const soon = kinds.find(({ name }) => name === 'startsSoon');
  const plain = tagsOf(soon?.write(facts, site, { ...productWords, preheader: 'x' }).html ?? '');
  for (const text of [
    ...hostileTexts.slice(0, 300),
    '{__proto__}',
    '{{',
    '<script>',
    '\u202Eabc',
    'x'.repeat(10_000),
  ]) {
    const one = text.replaceAll(/\s+/g, ' ').trim() || 'x';
    const words = { subject: one, preheader: one, heading: one, text: one, button: one };
    const html = soon?.write(facts, site, { ...words, text: `${one}\n${one}` }).html ?? '';
    expect(tagsOf(html), text).toEqual(plain);
  }
});

interface Page {
  readonly subject: string;
  readonly text: string;
  readonly template: { readonly subject: string; readonly variables: readonly { readonly name: string }[] } | null;
  readonly about: { readonly hasFixedWords: boolean; readonly ownWordsSince: string | null };
}

test('[RUN-01] [STF-01] an editor writes a draft, reads it in the example, and support reads it without writing', async () => {
  const editor = await server.as('editor');
  const save =
    'mutation ($input: SaveDocumentDraftInput!) { saveDocumentDraft(input: $input) { draft { version } error { code } } }';
  const body = { ...productWords, subject: 'Goodbye from {sessionTitle}' };
  const input = { kind: 'letterWords', documentId: 'unenrolled', version: 0, partial: false, body, began: null };
  const saved = await editor.query<{ saveDocumentDraft: { error: unknown } }>(save, { input });
  expect(saved.saveDocumentDraft.error).toBeNull();
  const read = async (who: string, draft: boolean) => {
    const text = `{ getLetter(letter: "unenrolled", draft: ${String(draft)}) { subject text
      template { subject variables { name } } about { hasFixedWords ownWordsSince } } }`;
    return (await (await server.as(who)).query<{ getLetter: Page }>(text)).getLetter;
  };
  const draft = await read('support', true);
  expect(draft.subject).toMatch(/^Goodbye from /);
  expect(draft.template?.variables.map(({ name }) => name)).toEqual(['sessionTitle', 'brandName', 'supportEmail']);
  expect(draft.about).toEqual({ hasFixedWords: false, ownWordsSince: null });
  expect((await read('editor', false)).subject).toMatch(/^You've unenrolled from /);
  // sent to oneself in both words, also within one minute
  const test = (draft: boolean) =>
    `mutation { sendLetterTest(letter: "unenrolled", draft: ${String(draft)}) { sentTo } }`;
  const reader = await server.as('support');
  await server.clock.moveTo(Math.ceil(server.clock.now() / minute) * minute);
  for (const isDraft of [true, false, true]) await reader.query(test(isDraft));
  const subjects = (await server.mails())
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Test: '));
  expect(subjects.toSorted()).toEqual([
    expect.stringMatching(/^Test: Goodbye from /),
    expect.stringMatching(/^Test: You've unenrolled from /),
  ]);
  const refused = await (await server.as('support')).query<typeof saved>(save, { input });
  expect(refused.saveDocumentDraft.error).toEqual({ code: 'FORBIDDEN' });
  const fixed = '{ getLetter(letter: "resetPassword") { template { subject } about { hasFixedWords } } }';
  expect(await editor.query(fixed)).toEqual({ getLetter: { template: null, about: { hasFixedWords: true } } });
  const lists = '{ listDocuments(kind: "letterWords", text: "", sort: title, count: 50) { items { id title } } }';
  const { listDocuments } = await editor.query<{ listDocuments: { items: { id: string; title: string }[] } }>(lists);
  expect(listDocuments.items).toContainEqual({ id: 'unenrolled', title: 'No longer enrolled' });
});
