import { readFileSync } from 'node:fs';
import { persona } from '@atrium/content/people.ts';
import { noFilters } from '@atrium/domain/catalogue/filters.ts';
import { companySizes, industries, jobAreas, jobLevels } from '@atrium/domain/survey/options.ts';
import { surveyTopics } from '@atrium/domain/survey/topics.ts';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstPlace } from './modules/video/video.fixture.ts';
import { schema } from './schema.ts';
import { documentedOperations } from './testing/contract.fixture.ts';
import { absentNames, documentedValues, otherNames, wordsInCapitals } from './testing/entities.fixture.ts';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';
import { learningEntities } from './testing/learningEntities.fixture.ts';
import { accessEntities, memberEntities } from './testing/memberEntities.fixture.ts';
import { selectionOf } from './testing/nastyCalls.ts';

// The entities of section 3 of the three documents against the schema, and against what the demo world answers.

let server: TestServer;
let answers: readonly Answer[];
beforeAll(async () => {
  server = await startServer();
  answers = await askEverything();
});
afterAll(() => server.close());

const section = (file: string): string => {
  const text = readFileSync(new URL(`../../docs/product/${file}.md`, import.meta.url), 'utf8');
  return text.slice(text.search(/\n## 3\. /), text.search(/\n## 4\. /));
};
const sections = ['access', 'learning', 'members'].map(section).join('\n');
/** Names of fields as the documents write them: words with a capital inside. */
const documented = new Set(sections.match(/\b[a-z][a-zA-Z0-9]*[A-Z][A-Za-z0-9]*\b/g));
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});

test('[API-02] every field of section 3 has its name in the API, or a reason why not', () => {
  expect(documented.size).toBeGreaterThan(200);
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const fields = types.flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));
  const inputs = types.flatMap((type) => (isInputObjectType(type) ? Object.keys(type.getFields()) : []));
  const named = fields.flatMap(({ name, args }) => [name, ...args.map((arg) => arg.name)]);
  const known = new Set([...named, ...inputs]);
  const lacking = [...documented].filter((name) => !known.has(name));
  expect(lacking.toSorted()).toEqual(Object.values(absentNames).flat().sort());
});

const documents = { access: accessEntities, learning: learningEntities, members: memberEntities };

test('[API-02] the entities have the fields that section 3 lists for them, each of its type', () => {
  const wrong: string[] = [];
  const listed = new Set<string>();
  for (const [file, entities] of Object.entries(documents)) {
    const lines = section(file).split('\n');
    for (const [beginning, types] of Object.entries(entities)) {
      const line = lines.find((text) => text.startsWith(beginning));
      if (line === undefined) throw new Error(`${file}.md has no line that begins with ${beginning}`);
      for (const [name, fields] of Object.entries(types)) {
        for (const field of fields.split(',').map((text) => text.trim())) {
          const [fieldName = '', type = ''] = field.split(' ');
          listed.add(fieldName);
          if (typeOf(name, fieldName) !== type) wrong.push(`${name}.${fieldName} is no ${type}`);
          // a list names nothing that the document does not
          if (!line.includes(fieldName)) wrong.push(`${beginning} does not name ${fieldName}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  // and the lists miss no name of a field
  const unlisted = [...documented].filter((name) => !listed.has(name));
  expect(unlisted.toSorted()).toEqual([...Object.values(absentNames).flat(), ...otherNames].sort());
});

/** The GraphQL type of a field, as the schema writes it. */
function typeOf(type: string, name: string): string | undefined {
  const owner = schema.getType(type);
  const field = isObjectType(owner) || isInputObjectType(owner) ? owner.getFields()[name] : undefined;
  return field === undefined ? undefined : String(field.type);
}

interface Answer {
  /** The root field that was asked. */
  readonly query: string;
  readonly leaves: readonly Leaf[];
}

interface Leaf {
  readonly path: string;
  /** The type and the name of the field. */
  readonly type: string;
  readonly name: string;
  readonly value: unknown;
}

/** Every value of an answer, with its field. */
function leavesOf(value: unknown, field: GraphQLField<unknown, unknown>, on: string, path: string): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, field, on, path));
  const type = getNamedType(field.type);
  if (typeof value !== 'object' || value === null || !isObjectType(type)) {
    return [{ path, type: on, name: field.name, value }];
  }
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = type.getFields()[key];
    return inner === undefined ? [] : leavesOf(item, inner, type.name, `${path}.${key}`);
  });
}

/** What four members are answered to every query. */
async function askEverything(): Promise<Answer[]> {
  const member = await server.as('member');
  const known = await knownIds(member);
  const others = ['ann@acme.example', 'employee', 'limited'].map((name) => server.as(name));
  // of whom alone some queries are answered
  const own: Readonly<Record<string, string>> = { getLearningPlan: 'planned', getLearningPlanQuiz: 'planner' };
  const found: Answer[] = [];
  for (const field of queries) {
    const asked = own[field.name];
    const callers = asked === undefined ? [member, ...(await Promise.all(others))] : [await server.as(asked)];
    for (const caller of callers) {
      for (const document of documentsOf(field, known)) {
        const { data } = await caller.ask(document);
        if (data === null || data[field.name] === null) continue;
        found.push({ query: field.name, leaves: leavesOf(data[field.name], field, 'Query', field.name) });
      }
    }
  }
  return found;
}

/** What a field of such a name holds, wherever it is in the API. */
const formats: readonly (readonly [what: string, name: RegExp, format: RegExp])[] = [
  [
    'an instant',
    /^(?:.*At|eventStart|eventEnd|calendarStartDate|calendarEndDate|created|modified|registrationDate|trialEndDate)$/,
    /^-?\d{10,14}$/,
  ],
  ['a day', /^(?:contractStart|contractEnd|calendarDate)$/, /^\d{4}-\d{2}-\d{2}$/],
  ['an address', /(?:Url|^url|^link|Link)$/, /^(?:$|\/|https?:\/\/|webcals?:\/\/|mailto:)/],
];

/** Fields that only look like it: whether there is a link. */
const exempt = ['mayLink', 'referralsLink'];

/** Of an act on many things and of a new academy, of which the demo has none: bulk.test.ts, academy.test.ts. */
const unanswered = ['findRunningBulkAct', 'getBulkAct', 'getAcademySetUp', 'getSignOnReport', 'listEndingCertificates'];

test('[API-02] what the demo world answers has the formats of section 3', () => {
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  for (const { path, name, value } of answers.flatMap(({ leaves }) => leaves)) {
    if (value === null || exempt.includes(name)) continue;
    for (const [what, names, format] of formats) {
      if (!names.test(name)) continue;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      if (typeof value !== 'string' || !format.test(value)) {
        wrong.push(`${path} is not ${what}: ${JSON.stringify(value)}`);
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
  // some need what a call makes first, such as an offer that was accepted
  const asked = queries.filter(({ name }) => !unanswered.includes(name));
  expect(new Set(answers.map(({ query }) => query)).size).toBeGreaterThan(0.9 * asked.length);
  for (const [what] of formats) expect([what, (counts.get(what) ?? 0) > 4]).toEqual([what, true]);
});

test('[API-01] every query of the documents answers on the demo world', () => {
  const asked = queries.map(({ name }) => name).filter((name) => name in documentedOperations);
  expect(asked.length).toBeGreaterThan(45);
  const answered = new Set(answers.map(({ query }) => query));
  expect(asked.filter((name) => !answered.has(name))).toEqual([]);
});

test('[API-02] every value that section 3 gives to a field is one of its enum, or answered by the demo world', () => {
  const lacking = Object.entries(documentedValues).flatMap(([place, values]) => {
    const [type = '', name = ''] = place.split('.');
    const known = valuesOf(type, name);
    return values.filter((value) => !known.has(value)).map((value) => `${place} has no ${value}`);
  });
  expect(lacking).toEqual([]);

  // the list above misses no value that the documents write in capitals
  const written = new Set(sections.match(/\b[A-Z]{2,}(?:_[A-Z0-9]+)*\b/g));
  const listed = new Set([...Object.values(documentedValues).flat(), ...wordsInCapitals]);
  expect([...written].filter((word) => !listed.has(word))).toEqual([]);

  // and these are the choices of forms, of which each document has one list
  const choices = Object.fromEntries(
    [...sections.matchAll(/([\w ]+) options: ([^.\n]+)\./g)].map(([, what = '', list = '']) => [
      what.trim(),
      list.split(', '),
    ]),
  );
  expect(choices).toEqual({
    jobLevel: Object.keys(jobLevels),
    companyNumberOfEmployees: Object.keys(companySizes),
    'Job area': Object.keys(jobAreas),
    Industry: Object.keys(industries),
    Topic: Object.keys(surveyTopics),
  });
  const [, categories = ''] = /Filter option:\*\* category \(([^)]+)\)/.exec(sections) ?? [];
  expect(Object.keys(noFilters)).toEqual(expect.arrayContaining(categories.split(', ')));
});

/** The values of a field, or of its argument: those of its enum, or those that the demo world answers. */
function valuesOf(type: string, name: string): ReadonlySet<unknown> {
  const owner = schema.getType(type);
  const field = isObjectType(owner) || isInputObjectType(owner) ? owner.getFields()[name] : undefined;
  const argument = Object.values(schema.getMutationType()?.getFields()[type]?.args ?? {}).find(
    (arg) => arg.name === name,
  );
  const valueType: GraphQLType | undefined = field?.type ?? argument?.type;
  if (valueType === undefined) throw new Error(`the schema has no ${type}.${name}`);
  const named = getNamedType(valueType);
  if (isEnumType(named)) return new Set(named.getValues().map((value) => value.name));
  const leaves = answers.flatMap((answer) => answer.leaves);
  return new Set(leaves.filter((leaf) => leaf.type === type && leaf.name === name).map(({ value }) => value));
}

function documentsOf({ name, args, type }: GraphQLField<unknown, unknown>, known: Known): string[] {
  const needed = args.filter((arg) => isNonNullType(arg.type) || known[arg.name] !== undefined);
  const selection = selectionOf(type, 6);
  const most = Math.max(1, ...needed.map((arg) => known[arg.name]?.length ?? 1));
  return Array.from({ length: most }, (_, n) => {
    const given = needed.map((arg) => `${arg.name}: ${literal(arg, known, n)}`);
    return `{ ${name}${given.length === 0 ? '' : `(${given.join(', ')})`}${selection} }`;
  });
}

function literal({ name, type }: GraphQLArgument, known: Known, n: number): string {
  const values = known[name] ?? [];
  const value = values[n % Math.max(1, values.length)];
  const bare = getNamedType(type);
  if (value !== undefined && !isEnumType(bare))
    return String(type).startsWith('[') ? `[${JSON.stringify(value)}]` : JSON.stringify(value);
  if (isInputObjectType(bare)) return '{}';
  if ('getValues' in bare) return bare.getValues()[0]?.name ?? '';
  return bare.name === 'Int' || bare.name === 'Float' ? '1' : bare.name === 'Boolean' ? 'true' : '"a"';
}

type Known = Readonly<Record<string, readonly string[]>>;

async function knownIds(member: Caller): Promise<Known> {
  const place = await firstPlace(member, 'ai-leaders');
  return {
    courseId: [place.courseId, 'unit-economics'],
    sessionId: ['ai-leaders-2', place.topLevelId],
    topLevelId: [place.topLevelId],
    groupId: [place.groupId],
    videoContentId: [place.videoContentId],
    videoId: [place.videoId],
    videoGroupId: [place.groupId],
    sessionContentIds: ['ai-leaders-2-week-1', 'ai-leaders-2-resources'],
    userId: [member.memberId, persona('bob@acme.example').memberId],
    memberEventId: ['new-member-orientation', 'what-changed-in-ai'],
    slug: ['decision-log', 'home-limited'],
    code: ['WELCOME30'],
    certificateId: ['ai-foundations', 'crash-data-fluency'],
    credentialId: ['ATR-7Q4M-29KD-X8PH'],
    kind: ['event'],
    letter: ['startsSoon'],
    documentId: ['new-member-orientation'],
    documentIds: ['new-member-orientation'],
  };
}
