import { pageTextDocument, type PageTextBody } from '@atrium/domain/catalogue/pageTextDocument.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { listDocuments } from '../document/service/listDocuments.ts';
import { publishAll, takeBack } from '../document/service/publish.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const keyOf = (id: string) => ({ kind: 'page', id });
const bodyIn = (language: string, title: string): PageTextBody => ({
  ...(pageTextDocument.empty as PageTextBody),
  title,
  slug: 'greeting',
  body: 'Words',
  language,
});
async function bodyOf(id: string): Promise<PageTextBody> {
  const found = await getDocument(operatorOf(server), keyOf(id));
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value.published as PageTextBody;
}
async function save(id: string, body: PageTextBody): Promise<readonly string[]> {
  const given = [{ ...keyOf(id), version: null, body, note: '', isChecked: true }];
  const done = await publishAll(operatorOf(server), given);
  return done.ok ? done.value.lines : done.refusal.reason.split('\n');
}
/** The title that a member reads by a name in a language; null for none. */
async function read(slug: string, langCode: string): Promise<string | null> {
  const member = await server.as('member');
  const { data } = await member.ask<{ getPageContent: { title: string } | null }>(
    'query ($slug: String!, $langCode: String) { getPageContent(slug: $slug, langCode: $langCode) { title } }',
    { slug, langCode },
  );
  return data?.getPageContent?.title ?? null;
}

test('[DOC-03] [HOM-03] who reads which text, once one is there, moves or is taken back, is what was said', async () => {
  expect(await read('greeting', 'de')).toBeNull();
  expect(await save('greeting-de', bodyIn('de', 'Willkommen'))).toEqual([
    'Members read the text greeting in German, where a site other than ours asks for it.',
  ]);
  expect([await read('greeting', 'de'), await read('greeting', 'fr')]).toEqual(['Willkommen', null]);
  const found = await getDocument(operatorOf(server), keyOf('greeting-de'));
  expect(found.ok && found.value.faults.map(({ path, when }) => `${path} ${when}`)).toEqual([
    'slug canWait',
    'language canWait',
  ]);
  expect(await save('greeting-en', bodyIn('en', 'Welcome'))).toEqual([
    'Members read the text greeting in English, where a site other than ours asks for it.',
  ]);
  expect([await read('greeting', 'de'), await read('greeting', 'fr')]).toEqual(['Willkommen', 'Welcome']);
  // another title reaches the same people
  expect(await save('greeting-de', bodyIn('de', 'Herzlich willkommen'))).toEqual([]);
  expect(await read('greeting', 'de')).toBe('Herzlich willkommen');
  expect(await save('greeting-de', bodyIn('pt-BR', 'Bem-vindo'))).toEqual([
    'Who has read the text greeting in German reads it in English.',
    'Members read the text greeting in Brazilian Portuguese, where a site other than ours asks for it.',
  ]);
  expect([await read('greeting', 'de'), await read('greeting', 'pt-BR')]).toEqual(['Welcome', 'Bem-vindo']);
  const back = await takeBack(operatorOf(server), keyOf('greeting-en'), '');
  expect(back.ok && back.value.lines).toEqual([
    'Who has read the text greeting in English, or in a language without a text of its own, reads none any more.',
  ]);
  expect([await read('greeting', 'de'), await read('greeting', 'pt-BR')]).toEqual([null, 'Bem-vindo']);
});

test('[DOC-01] two texts of one name and language, a name and a language that there cannot be are refused', async () => {
  const before = await bodyOf('home-limited.en');
  const words = ['slug: The text home-limited.en has this name in this language already.'];
  expect(await save('other', { ...before, title: 'Other' })).toEqual(words);
  expect(await save('other', { ...before, title: 'Other', isPublished: false })).toEqual(words);
  expect(await save('home-limited.en', { ...before, slug: 'Home Limited', language: 'english' })).toEqual([
    'slug: Small letters, digits and single hyphens.',
    'language: A language as browsers name it, such as en or pt-BR.',
  ]);
  expect(await save('home-limited.en', { ...before, slug: '', title: ' ' })).toEqual([
    'title: The text has no title.',
    'slug: The text has no name.',
  ]);
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((id) => save(id, { ...bodyIn('it', 'Ciao'), slug: 'at-once' })),
  );
  expect(
    answers
      .flat()
      .filter((line) => line === 'Members read the text at-once in Italian, where a site other than ours asks for it.'),
  ).toHaveLength(1);
  expect(answers.flat().filter((line) => line.endsWith('has this name in this language already.'))).toHaveLength(2);
});

test('[DOC-06] [DOC-07] a text keeps its id by any name; what a page of ours shows is not removed, but taken back first', async () => {
  const id = 'courses-freemium.en';
  const before = await bodyOf(id);
  expect(await removeDocument(operatorOf(server), keyOf(id), '')).toMatchObject({
    ok: false,
    refusal: { code: 'CONFLICT', reason: 'The page /courses shows it.' },
  });
  expect(await save(id, { ...before, slug: 'courses-free' })).toEqual([
    'Who has read the text courses-freemium in English, or in a language without a text of its own, reads none at /courses any more.',
    'Members read the text courses-free in English, where a site other than ours asks for it.',
  ]);
  expect([await read('courses-freemium', 'en'), await read('courses-free', 'en')]).toEqual([null, before.title]);
  expect(await save(id, before)).toHaveLength(2);
  await takeBack(operatorOf(server), keyOf(id), '');
  const removed = await removeDocument(operatorOf(server), keyOf(id), '');
  expect(removed).toMatchObject({ ok: true });
  expect(await read('courses-freemium', 'en')).toBeNull();
  expect(await save(id, before)).toEqual(['Members read the text courses-freemium in English at /courses.']);
  const input = { kind: 'page', text: '', state: null, ids: null, sort: 'newest', after: 0, count: 1 } as const;
  expect(await listDocuments(operatorOf(server), input)).toMatchObject({ value: { items: [{ id }] } });
});
