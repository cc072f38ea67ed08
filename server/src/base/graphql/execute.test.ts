import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../schema.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import type { Context } from '../context.ts';
import { boundDocument } from './documentLimits.ts';
import { createExecutor, maxTokens, type Failure } from './execute.ts';
import { persistedFile, readPersistedDocuments } from './graphql.ts';

const run = createExecutor(
  buildSchema(`
    type Node { name: String next: Node }
    input Cut { depth: Int! = 0 }
    input Around { cut: Cut }
    type Query { node(depth: Int!): Node cut(by: Cut!): Node cuts(by: [Around!]!): Node }
    type Mutation { guess(code: String!): Boolean }
  `),
);
const none = {} as Context;

const reasons = (errors: readonly Failure[] | undefined): unknown[] =>
  (errors ?? []).map(({ message, extensions }) => [extensions?.['reason'], message]);
const nested = (levels: number): string => `${'{ next '.repeat(levels - 2)}{ name }${' }'.repeat(levels - 2)}`;

test('a document has the same result interpreted, while being compiled, and compiled', async () => {
  const text = 'query ($depth: Int!) { node(depth: $depth) { name } }';
  for (let time = 0; time < 3; time += 1) expect(await run(text, none, { depth: 1 })).toEqual({ data: { node: null } });
});

test('a required variable with a default may be left out, however often', async () => {
  const text = 'query Defaults($depth: Int! = 0) { node(depth: $depth) { name } }';
  for (let time = 0; time < 3; time += 1) expect(await run(text, none, {})).toEqual({ data: { node: null } });
});

test.each([
  ['cut(by: $by)', 'Cut!', {}],
  ['cuts(by: $by)', '[Around!]!', [{ cut: {} }]],
])('a required field of a variable may be left to its default, however often: %s %s %j', async (field, type, by) => {
  const text = `query ($by: ${type}) { node: ${field} { name } }`;
  for (let time = 0; time < 3; time += 1) expect(await run(text, none, { by })).toEqual({ data: { node: null } });
});

test('invalid variables execute nothing, however often they are sent', async () => {
  const text = 'query Misfit($depth: Int!) { node(depth: $depth) { name } }';
  for (let time = 0; time < 3; time += 1) {
    const { data, errors } = await run(text, none, { depth: 'deep' });
    expect([data, errors?.length]).toEqual([undefined, 1]);
  }
});

test.each([
  ['{ node(depth: 1) { nome } }', 'nome'],
  ['{ node(depth: 1) {', 'Syntax Error'],
  [`{ ${'node '.repeat(4_001)} }`, 'tokens'],
])('%.30s … is refused with a helpful message', async (text, words) => {
  const { data, errors } = await run(text, none, {});
  expect(data).toBeUndefined();
  expect(errors?.[0]?.message).toContain(words);
});

test('[THR-31] a document that is nested deeper than the parser can follow is refused, not a fault of the server', async () => {
  const { data, errors } = await run(`{ node(depth: ${'['.repeat(maxTokens - 10)}`, none, {});
  expect(data).toBeUndefined();
  expect(reasons(errors)).toEqual([['DOCUMENT_LIMIT', 'This document is nested too deeply.']]);
});

test.each([
  ['two mutations', 'mutation { a: guess(code: "1") b: guess(code: "2") }', 'At most 1 mutations in one document.'],
  [
    'two mutations in a fragment',
    'mutation { ...Two } fragment Two on Mutation { a: guess(code: "1") b: guess(code: "2") }',
    'At most 1 mutations in one document.',
  ],
  [
    'two mutations in fragments of fragments',
    `mutation { ...One ... on Mutation { ...Other } } fragment One on Mutation { a: guess(code: "1") }
     fragment Other on Mutation { b: guess(code: "2") }`,
    'At most 1 mutations in one document.',
  ],
  [
    'two operations',
    'query A { node(depth: 1) { name } } query B { node(depth: 1) { name } }',
    'At most 1 operations in one document.',
  ],
  [
    '13 roots',
    `{ ${Array.from({ length: 13 }, (_, i) => `r${String(i)}: node(depth: 1) { name }`).join(' ')} }`,
    'At most 12 root fields in one document.',
  ],
  ['13 levels', `{ node(depth: 1) ${nested(13)} }`, 'At most 12 levels in one document.'],
  [
    '13 levels by a fragment',
    `{ node(depth: 1) { ...Deep } } fragment Deep on Node { next ${nested(12)} }`,
    'At most 12 levels in one document.',
  ],
  [
    '16 aliases',
    `{ node(depth: 1) { ${Array.from({ length: 16 }, (_, i) => `n${String(i)}: name`).join(' ')} } }`,
    'At most 15 aliases in one document.',
  ],
])('[THR-13] [THR-31] %s are refused', async (_name, text, message) => {
  const { data, errors } = await run(text, none, {});
  expect(data).toBeUndefined();
  expect(reasons(errors)).toContainEqual(['DOCUMENT_LIMIT', message]);
});

test('[THR-31] nested fragments are counted as expanded, and quickly', async () => {
  const fragments = Array.from(
    { length: 100 },
    (_, i) => `fragment F${String(i)} on Node { ...F${String(i + 1)} ...F${String(i + 1)} }`,
  );
  const text = `{ node(depth: 1) { ...F0 } } ${fragments.join(' ')} fragment F100 on Node { name }`;
  expect(reasons((await run(text, none, {})).errors)).toEqual([
    ['DOCUMENT_LIMIT', 'At most 600 fields in one document.'],
  ]);
  const circle = `{ node(depth: 1) { ...A } } fragment A on Node { ...B } fragment B on Node { ...A name }`;
  expect((await run(circle, none, {})).errors?.[0]?.message).toContain('Cannot spread fragment');
});

test('every document of the web app is within the limits', async () => {
  const documents = Object.values(await readPersistedDocuments(persistedFile));
  expect(documents.length).toBeGreaterThan(10);
  for (const text of documents)
    expect(validate(schema, parse(text, { maxLexicalTokens: maxTokens }), [boundDocument])).toEqual([]);
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('an invalid document is answered with status 400 and no data', async () => {
  for (const body of [
    { query: '{ nothing }' },
    { query: '{' },
    { query: 'query ($a: Int!) { course(courseId: $a) { title } }' },
  ]) {
    const response = await server.stranger.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    const answer = (await response.json()) as { data?: unknown; errors: { message: string }[] };
    expect(answer.data).toBeUndefined();
    expect(answer.errors[0]?.message).toMatch(/\w/);
  }
});
