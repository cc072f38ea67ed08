import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseDocument } from '../catalogue/courseDocument.ts';
import { facultyDocument } from '../catalogue/facultyDocument.ts';
import { pageTextDocument } from '../catalogue/pageTextDocument.ts';
import { certificateDocument } from '../certificate/certificateDocument.ts';
import { eventDocument } from '../event/eventDocument.ts';
import { insightDocument } from '../insight/insightDocument.ts';
import { passDocument } from '../pass/passDocument.ts';
import { resourceDocument } from '../resource/resourceDocument.ts';
import { readBody, type DocumentBody, type DocumentDefinition } from './anyDocument.ts';
import { changedParts, fillParts } from './changedParts.ts';
import { listDifferences } from './differences.ts';
import { isDeeperThan, isSame } from './isSame.ts';
import { mergeBodies } from './mergeBodies.ts';
import { withNewIds } from './withNewIds.ts';

const row = (id: string, title: string) => ({ id, title });
const base = {
  title: 'A',
  text: 'B',
  look: { color: 'red', size: 1 },
  rows: [row('x', 'X'), row('y', 'Y'), row('z', 'Z')],
};

test.each<[string, DocumentBody, DocumentBody, DocumentBody]>([
  ['two fields', { ...base, title: 'Mine' }, { ...base, text: 'Theirs' }, { ...base, title: 'Mine', text: 'Theirs' }],
  ['the same to both', { ...base, title: 'Same' }, { ...base, title: 'Same' }, { ...base, title: 'Same' }],
  [
    'two fields of a group',
    { ...base, look: { color: 'blue', size: 1 } },
    { ...base, look: { color: 'red', size: 2 } },
    { ...base, look: { color: 'blue', size: 2 } },
  ],
  [
    'two rows, one of which moved',
    { ...base, rows: [row('z', 'Z'), row('x', 'X'), row('y', 'Y')] },
    { ...base, rows: [row('x', 'X'), row('y', 'Theirs'), row('z', 'Z')] },
    { ...base, rows: [row('z', 'Z'), row('x', 'X'), row('y', 'Theirs')] },
  ],
  [
    'a row that one added, and one that the other removed',
    { ...base, rows: [...base.rows, row('new', 'New')] },
    { ...base, rows: [row('x', 'X'), row('z', 'Z')] },
    { ...base, rows: [row('x', 'X'), row('z', 'Z'), row('new', 'New')] },
  ],
])('[DOC-02] what two people changed apart is merged: %s', (_what, mine, theirs, merged) => {
  expect(mergeBodies(base, mine, theirs)).toEqual({ value: merged, conflicts: [] });
});

test.each<[string, DocumentBody, DocumentBody, object]>([
  [
    'one field',
    { ...base, title: 'Mine' },
    { ...base, title: 'Theirs' },
    { path: 'title', mine: 'Mine', theirs: 'Theirs' },
  ],
  [
    'a field of a row',
    { ...base, rows: [row('x', 'Mine'), row('y', 'Y'), row('z', 'Z')] },
    { ...base, rows: [row('x', 'Theirs'), row('y', 'Y'), row('z', 'Z')] },
    { path: 'rows.x.title', mine: 'Mine', theirs: 'Theirs' },
  ],
  [
    'a row that one has removed',
    { ...base, rows: [row('y', 'Y'), row('z', 'Z')] },
    { ...base, rows: [row('x', 'Theirs'), row('y', 'Y'), row('z', 'Z')] },
    { path: 'rows.x', mine: null, theirs: row('x', 'Theirs') },
  ],
  [
    'the order of the rows',
    { ...base, rows: [row('y', 'Y'), row('x', 'X'), row('z', 'Z')] },
    { ...base, rows: [row('x', 'X'), row('z', 'Z'), row('y', 'Y')] },
    { path: 'rows', mine: ['y', 'x', 'z'], theirs: ['x', 'z', 'y'] },
  ],
])('[DOC-02] what both have changed asks: %s', (_what, mine, theirs, conflict) => {
  expect(mergeBodies(base, mine, theirs).conflicts).toEqual([conflict]);
});

const bodies = fc.record({
  title: fc.constantFrom('a', 'b', 'c'),
  text: fc.constantFrom('a', 'b'),
  rows: fc.uniqueArray(fc.record({ id: fc.constantFrom('x', 'y', 'z', 'w'), title: fc.constantFrom('a', 'b') }), {
    selector: ({ id }) => id,
    maxLength: 4,
  }),
});

test('[DOC-02] who merges with somebody who changed nothing has what they wrote, and with themselves, too', () => {
  fc.assert(
    fc.property(bodies, bodies, (before, after) => {
      expect(mergeBodies(before, after, before)).toEqual({ value: after, conflicts: [] });
      expect(mergeBodies(before, before, after)).toEqual({ value: after, conflicts: [] });
      expect(mergeBodies(before, after, after)).toEqual({ value: after, conflicts: [] });
    }),
  );
});

test('[DOC-02] two merge to the same, and have the same conflicts, whoever saves first', () => {
  fc.assert(
    fc.property(bodies, bodies, bodies, (before, one, other) => {
      const [first, second] = [mergeBodies(before, one, other), mergeBodies(before, other, one)];
      const paths = ({ conflicts }: typeof first) => conflicts.map(({ path }) => path).toSorted();
      expect(paths(first)).toEqual(paths(second));
    }),
  );
});

test('[DOC-02] [DOC-05] answers of a quiz are merged and compared by their keys, and its rules by their priorities', () => {
  const quiz = (label: string, plan: string) => ({
    questions: [
      {
        id: 'goal',
        options: [
          { key: 'lead', label },
          { key: 'numbers', label: 'Numbers' },
        ],
      },
    ],
    rules: [
      { priority: 10, when: {}, plan: 'first' },
      { priority: 20, when: {}, plan },
    ],
  });
  const began = quiz('Lead', 'second');
  expect(mergeBodies(began, quiz('Lead people', 'second'), quiz('Lead', 'third'))).toEqual({
    value: quiz('Lead people', 'third'),
    conflicts: [],
  });
  const twice = { ...began, rules: [...began.rules, { priority: 10, when: {}, plan: 'third' }] };
  expect(listDifferences(began, quiz('Lead people', 'third')).map(({ path }) => path)).toEqual([
    'questions.goal.options.lead.label',
    'rules.20.plan',
  ]);
  // two of one name are one list, as they are, of which no row is lost
  expect(listDifferences(began, twice)).toEqual([{ path: 'rules', before: began.rules, after: twice.rules }]);
  expect(mergeBodies(began, twice, quiz('Lead people', 'second')).value['rules']).toEqual(twice.rules);
});

test('[DOC-05] differences name each field that is not as it was, and are none for the same', () => {
  fc.assert(
    fc.property(bodies, bodies, (before, after) => {
      expect(listDifferences(before, after).length > 0).toBe(!isSame(before, after));
      expect(listDifferences(before, before)).toEqual([]);
    }),
  );
  expect(listDifferences(base, { ...base, rows: [row('y', 'Y'), row('x', 'New')] })).toEqual([
    { path: 'rows', before: ['x', 'y'], after: ['y', 'x'] },
    { path: 'rows.x.title', before: 'X', after: 'New' },
    { path: 'rows.z', before: row('z', 'Z'), after: null },
  ]);
});

test('[DOC-06] the rows of a copy have ids of their own, wherever they are, and nothing else is changed', () => {
  let made = 0;
  const copy = withNewIds(
    { id: 'kept', rows: [{ id: 'x', rows: [{ id: 'y', courseId: 'c' }] }] },
    () => `new-${String((made += 1))}`,
  );
  expect(copy).toEqual({ id: 'kept', rows: [{ id: 'new-1', rows: [{ id: 'new-2', courseId: 'c' }] }] });
});

test('[DOC-03] a body that is not as its schema says has a sentence for each fault, at its field', () => {
  const body = {
    ...eventDocument.empty,
    title: 'x'.repeat(201),
    start: '2026-12-01T10:00:00Z',
    end: '2026-12-01T09:00:00Z',
    other: 1,
    type: { key: 'talk', label: 'Talk' },
  };
  const { title: _title, ...without } = body;
  expect(readBody(eventDocument, body).faults.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'title: At most 200 characters.',
    'picture: A picture is still to be added.',
    'type.key: Capital letters, digits and underscores.',
    ': There is no field other.',
    'end: The end is not after the start.',
  ]);
  expect(readBody(eventDocument, without).faults[0]).toEqual({
    path: 'title',
    message: 'A text is needed.',
    when: 'must',
  });
  const { other: _other, ...valid } = { ...body, title: 'A talk', picture: '/x.svg', type: null };
  expect(readBody(eventDocument, valid).faults).toEqual([
    { path: 'end', message: 'The end is not after the start.', when: 'must' },
  ]);
  for (const text of ['a\0b', 'half \ud83d']) {
    expect(readBody(eventDocument, { ...valid, end: null, title: text }).faults).toHaveLength(1);
  }
});

test('[DOC-03] an instant is within the years that the product supports', () => {
  const valid = { ...eventDocument.empty, title: 'A talk', picture: '/x.svg', type: null };
  const messagesOf = (start: string) => readBody(eventDocument, { ...valid, start, end: null }).faults;
  const fault = { path: 'start', message: 'A year from 2000 to 2199 is needed.', when: 'must' };
  for (const start of [
    '0001-01-01T00:00:00Z',
    '1999-12-31T23:59:59Z',
    '2200-01-01T00:00:00Z',
    '2199-12-31T23:59:59-01:00',
  ])
    expect(messagesOf(start), start).toEqual([fault]);
  for (const start of ['2000-01-01T00:00:00Z', '2199-12-31T23:59:59.999Z'])
    expect(messagesOf(start), start).toEqual([]);
  expect(messagesOf('soon').map(({ message }) => message)).toEqual(['A date and a time are needed.']);
});

test('[THR-33] a link is a path of ours or begins with https, and has nothing in it that a browser would drop', () => {
  const event = { ...eventDocument.empty, title: 'A talk', start: '2026-12-01T10:00:00Z' };
  const faultsOf = (picture: string) => readBody(eventDocument, { ...event, picture }).faults.map(({ path }) => path);
  for (const right of ['/files/art/a.svg', 'https://a.example/a.svg?b=c']) expect(faultsOf(right), right).toEqual([]);
  for (const wrong of [
    'javascript:alert(1)',
    'http://a.example/a.svg',
    '//a.example/a.svg',
    'https://a.exa\nmple/a.svg',
    'https://a.example/a\tb.svg',
    'https://a.example/a b.svg',
    'https://a.example/a\u200bb.svg',
    'https://a.example/\u202egvs.a',
  ])
    expect(faultsOf(wrong), wrong).toEqual(['picture']);
});

test('[DOC-02] the depth of a body is counted however deep it is, its objects and lists alike', () => {
  const deep = (text: string, depth: number): unknown =>
    JSON.parse(`${text.repeat(depth)}1${text === '[' ? ']'.repeat(depth) : '}'.repeat(depth)}`);
  for (const text of ['[', '{"a":']) {
    expect([50, 51, 20_000].map((depth) => isDeeperThan(50, deep(text, depth)))).toEqual([false, true, true]);
  }
  expect([isDeeperThan(1, { a: {} }), isDeeperThan(2, { a: {} }), isDeeperThan(0, 'text')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[DOC-03] a fault says which values are taken: of a choice, a switch, a group, a list and an instant', () => {
  const event = { ...eventDocument.empty, title: 'A talk', picture: '/x.svg', start: '2026-12-01T10:00:00Z' };
  const resource = { ...resourceDocument.empty, title: 'A pack', slug: 'a-pack', picture: '/x.svg' };
  const wordsOf = (definition: Parameters<typeof readBody>[0], body: unknown) =>
    readBody(definition, body).faults.map(({ path, message }) => `${path}: ${message}`);
  expect(wordsOf(eventDocument, { ...event, status: 'OPEN', type: 'TALK' })).toEqual([
    'status: One of PUBLISHED, CANCELED is needed.',
    'type: A group is needed, with key, label.',
  ]);
  expect(wordsOf(resourceDocument, { ...resource, type: 1, isPublished: 'yes', parts: {} })).toEqual([
    'type: One of STRATEGY_FRAMEWORK, COMMUNITY_TACTIC, PROMPT_PACK is needed.',
    'isPublished: true or false is needed.',
    'parts: A list is needed.',
  ]);
  for (const start of ['2026-12-02T18:00', '2026-12-02T18:00:00']) {
    expect(wordsOf(eventDocument, { ...event, start })).toEqual([
      'start: The time needs its offset, such as 2026-12-02T18:00:00+01:00 or 2026-12-02T17:00:00Z.',
    ]);
  }
  expect(wordsOf(eventDocument, { ...event, start: '' })).toEqual(['start: A date and a time are needed.']);
  for (const start of ['2026-12-02T18:00:00+01:00', '2026-12-02T17:00:00Z']) {
    expect(wordsOf(eventDocument, { ...event, start })).toEqual([]);
  }
});

test('[DOC-03] a part of a resource without a picture has one form, however its fields are left out', () => {
  const resource = { ...resourceDocument.empty, title: 'A pack', slug: 'a-pack', picture: '/x.svg' };
  const read = (part: object) =>
    readBody(resourceDocument, { ...resource, parts: [{ id: 'a', text: '<p>A</p>', anchor: null, ...part }] });
  for (const part of [{ picture: '', alt: '' }, { picture: null, alt: null }, { picture: '' }, {}]) {
    const { body, faults } = read(part);
    expect(faults).toEqual([]);
    expect(body?.parts).toEqual([{ id: 'a', text: '<p>A</p>', picture: null, alt: '', anchor: null }]);
  }
  expect(read({ picture: 4, alt: 4 }).faults.map(({ path }) => path)).toEqual(['parts.0.picture', 'parts.0.alt']);
});

test('[DOC-03] plain text with empty lines is saved as paragraphs, and markup as it is', () => {
  const event = { ...eventDocument.empty, title: 'A talk', picture: '/x.svg', start: '2026-12-01T10:00:00Z' };
  const detailsOf = (details: string) => readBody(eventDocument, { ...event, details }).body?.details;
  expect(detailsOf('One.\nStill one.\n\n Two.\n')).toBe('<p>One.\nStill one.</p><p>Two.</p>');
  for (const kept of ['', 'One.', '<p>One.</p>\n\n<p>Two.</p>']) expect(detailsOf(kept)).toBe(kept);
});

const onDemand = { isOpen: true, isFree: false, isHidden: false, groups: [] };
/** What the definitions of all kinds have in common. */
interface Openable extends Pick<DocumentDefinition, 'noun' | 'empty' | 'opened'> {
  isPublished(body: never, now: number): boolean;
  takenBack(body: never, now: number): DocumentBody | null;
}
const openings: readonly [Openable, object][] = [
  [certificateDocument, {}],
  [courseDocument, { onDemand }],
  [eventDocument, {}],
  [facultyDocument, {}],
  [insightDocument, {}],
  [pageTextDocument, {}],
  [passDocument, { startsAt: '2026-01-01T00:00:00.000Z', closesAt: '2027-01-01T00:00:00.000Z' }],
  [resourceDocument, {}],
];
test.each(openings.map(([definition, more]) => [definition.noun[0], definition, more] as const))(
  '[DOC-01] [DOC-03] %s: taken back members do not meet it, and opened again they do',
  (_noun, definition, more) => {
    const now = Date.UTC(2026, 5, 1);
    const isMet = (body: unknown) => definition.isPublished(body as never, now);
    const body = { ...definition.empty, ...more };
    const back = definition.takenBack(body as never, now);
    expect([isMet(body), isMet(back), isMet(definition.opened?.(back ?? {}))]).toEqual([true, false, true]);
  },
);

test('[DOC-01] a copy has neither the address, the code, the secret nor the dates of its original', () => {
  const dates = { createdAt: '2026-01-02T03:04:05.000Z', changedAt: '2026-01-02T03:04:05.000Z' };
  const resource = { ...resourceDocument.empty, title: 'A pack', slug: 'a-pack', ...dates };
  expect(resourceDocument.copied?.(resource)).toEqual({ ...resource, slug: '', createdAt: null, changedAt: null });
  const pass = { ...passDocument.empty, code: 'WELCOME', hasRedemptionCode: true, newRedemptionCode: 'OPEN-SESAME' };
  const without = { code: '', hasRedemptionCode: false, newRedemptionCode: null };
  expect(passDocument.copied?.(pass)).toEqual({ ...pass, ...without });
  const certificate = { ...certificateDocument.empty, slug: 'a-program', inForceAt: dates.createdAt };
  expect(certificateDocument.copied?.(certificate)).toEqual({ ...certificate, slug: '', inForceAt: null });
});

test('[DOC-02] what has changed is sent in parts: rows that are as before by their ids alone', () => {
  const began = { ...base, rows: [row('x', 'X'.repeat(1_000)), row('y', 'Y')] };
  const body = { ...began, title: 'Mine', rows: [row('new', 'N'), row('x', 'X'.repeat(1_000)), row('y', 'Mine')] };
  const parts = changedParts(began, body);
  expect(parts).toEqual({
    body: { title: 'Mine', rows: [row('new', 'N'), { id: 'x' }, row('y', 'Mine')] },
    began: { title: 'A', rows: [{ id: 'x' }, row('y', 'Y')] },
  });
  // somebody else has taken out a row meanwhile, and it stays out
  const newest = { ...began, rows: [row('y', 'Y')] };
  const [mine, base2] = [parts.body, parts.began].map((part) => ({ ...newest, ...fillParts(newest, part) }));
  expect(mergeBodies(base2 ?? {}, mine ?? {}, newest)).toEqual({
    value: { ...newest, title: 'Mine', rows: [row('y', 'Mine'), row('new', 'N')] },
    conflicts: [],
  });
  const rows = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), title: fc.string() }), {
    selector: ({ id }) => id,
  });
  const bodies = fc.record({ title: fc.string(), rows, words: fc.array(fc.string()) });
  fc.assert(
    fc.property(bodies, bodies, (one, other) => {
      const sent = changedParts(one, other);
      expect({ ...one, ...fillParts(one, sent.body) }).toEqual(other);
      expect({ ...one, ...fillParts(one, sent.began) }).toEqual(one);
    }),
  );
});
