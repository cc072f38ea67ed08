import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from './schema.ts';
import type { personIds } from './testing/contentCalls.fixture.ts';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';
import { selectionOf, takenBy } from './testing/nastyCalls.ts';
import { watchTables, type WrittenTables } from './testing/writtenTables.ts';

// Every call that takes the id of a person, a company, a seat or a sign-in, with ids that are not the caller's.

let server: TestServer;
let owner: pg.Client;
let written: WrittenTables;
/** The sign-in of somebody who calls nothing here. */
let strangersSid: string;
beforeAll(async () => {
  server = await startServer();
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const { memberId } = await server.as('trial');
  const signIn = server.db.selectFrom('sign_in').select('sid').where('member_id', '=', memberId);
  strangersSid = (await signIn.executeTakeFirstOrThrow()).sid;
  written = await watchTables(server, ['limit_bucket']);
});
afterAll(async () => {
  await written.close();
  await owner.end();
  await server.close();
});

/** An argument or input field that names whom a call is about, with ids of others for a caller. */
type Foreign = Readonly<Record<string, (of: string) => readonly string[]>>;

const idOf = (name: string): string => persona(name).memberId;
/** A consumer, and somebody of a company, neither of them the caller nor of their company. */
const strangers = (of: string): string[] => [
  idOf(of === 'planner' ? 'crash' : 'planner'),
  idOf(of.endsWith('@globex.example') ? 'bob@acme.example' : 'gil@globex.example'),
];
const seatOf = (company: string, who: string): string => `${company}-1/${idOf(`${who}@${company}.example`)}`;
const companies = (of: string): string[] =>
  ['acme', 'globex', 'hooli', 'consumer'].filter((id) => id !== persona(of).customerId);

const foreign: Foreign & Readonly<Record<(typeof personIds)[number], Foreign[string]>> = {
  userId: strangers,
  employeeId: strangers,
  customerId: companies,
  companyId: companies,
  seatId: (of) => [of.endsWith('@acme.example') ? seatOf('globex', 'gil') : seatOf('acme', 'bob')],
  sid: () => [strangersSid],
};
const missing = 'nobody-has-this-id';

/** What another member may see of somebody: its answer is their profile. */
const shown = ['getMemberProfile'];

/** Values with which a call passes the checks before that of the id, by the name of an argument or input field. */
const values: Readonly<Record<string, unknown>> = {
  userId: idOf('bob@acme.example'),
  employeeId: idOf('bob@acme.example'),
  seatId: seatOf('acme', 'sso-only'),
  companyId: 'acme',
  domain: 'acme.example',
  accentColor: '#334455',
  logoUrl: '',
  timeZone: 'UTC',
  dryRun: true,
  people: [
    {
      email: 'new@acme.example',
      firstName: 'Ada',
      lastName: 'Okafor',
    },
  ],
  sessionId: 'ai-leaders-2',
  sessionContentId: 'ai-leaders-2-check-partner',
  certificateId: 'leading-an-organization',
  memberEventId: 'what-changed-in-ai',
  email: 'bob@acme.example',
  shortCode: 'ACME-TEAM',
  courseId: 'ai-leaders',
  firstName: 'Ada',
  lastName: 'Okafor',
  pronouns: 'She/Her/Hers',
  address: '/courses',
  to: 'new@elsewhere.example',
  unenroll: false,
  page: 0,
  deviceId: 'a',
  version: 0,
  downloadType: 'employee_courses',
  linkedin: null,
  twitter: null,
  website: null,
  reason: 'No.',
  filterType: null,
  bulkActId: '3b0c8f9e-58f4-4c0b-9f3e-1f2a3b4c5d6e',
  // somebody of the team, whose account is never merged
  otherId: idOf('employee'),
  area: 'ai-academy',
  lastDay: new Date(Date.now() + 20 * day).toISOString().slice(0, 10),
};

function valueOf(type: GraphQLInputType, name: string, ids: Readonly<Record<string, string>>): unknown {
  if (ids[name] !== undefined) return ids[name];
  if (name in values) return values[name];
  const bare = getNullableType(type);
  if (!isNonNullType(type) && !isInputObjectType(bare)) return null;
  if (isListType(bare)) return [];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, field.name, ids)]));
  }
  if (bare.name === 'Boolean') return true;
  return ['Int', 'Float'].includes(bare.name) ? 1 : '1';
}

const about = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).flatMap((field) => {
    const taken = takenBy(field)
      .map(({ name }) => name)
      .filter((name) => name in foreign);
    return taken.map((id) => ({ name: `${field.name}(${id})`, kind: type === schema.getQueryType(), field, id }));
  }),
);

/** The answer of a call about this id, which is replaced in it. */
async function answerOf(caller: Caller, { kind, field, id }: (typeof about)[number], value: string): Promise<string> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const ids = { [id]: value };
  const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type, name, ids)]));
  const document = `${kind ? 'query' : 'mutation'} (${declared}) { ${field.name}(${given})${selectionOf(field.type, 3)} }`;
  const answer = JSON.stringify(await caller.ask(document, variables));
  // a document that the schema refuses would prove nothing
  expect(answer, document).not.toMatch(/INTERNAL|GRAPHQL_|BAD_USER_INPUT/);
  return answer.replaceAll(JSON.stringify(value), '"the id"');
}

/** The tables that this work writes, each time that it is done: what is due by itself is written meanwhile, too. */
async function writtenBy(work: () => Promise<void>): Promise<readonly string[]> {
  let names: readonly string[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    await written.take();
    await work();
    names = await written.take();
    if (names.length === 0) break;
  }
  return names;
}

const principals = ['limited', 'member', 'ondemand', 'alumni', 'minimba-one'];
const inCompanies = ['bob@acme.example', 'ann@acme.example', 'gil@globex.example', 'hal@hooli.example'];

test.each(about)(
  '[THR-24] [THR-26] $name: what is not the caller’s answers byte for byte like what does not exist, and changes nothing',
  async (call) => {
    for (const who of [...principals, ...inCompanies]) {
      const caller = await server.as(who);
      const compare = async (): Promise<void> => {
        const absent = await answerOf(caller, call, missing);
        for (const id of foreign[call.id]?.(who) ?? []) {
          const answer = await answerOf(caller, call, id);
          if (!shown.includes(call.field.name)) expect(answer, `${who}: ${id}`).toBe(absent);
        }
      };
      expect(await writtenBy(compare), who).toEqual([]);
    }
  },
);

/** People and ids that are theirs to name, by the name of an argument. */
const familiar: Readonly<Record<string, readonly (readonly [who: string, id: string])[]>> = {
  userId: [
    ...['member', 'limited', 'bob@acme.example', 'gil@globex.example'].map((who) => [who, idOf(who)] as const),
    ...(['ann@acme.example', 'employee'] as const).map((who) => [who, idOf('bob@acme.example')] as const),
    ['employee', idOf('member')],
    ['employee', idOf('ann@acme.example')],
  ],
  employeeId: [['ann@acme.example', idOf('bob@acme.example')]],
  customerId: [['ann@acme.example', 'acme']],
  companyId: [
    ['ann@acme.example', 'acme'],
    ['employee', 'acme'],
  ],
  seatId: [['ann@acme.example', seatOf('acme', 'bob')]],
};

/**
 * A sign-in of one's own answers as any other does, and so does a member who has not registered by a pass, and anybody
 * in a preview of a document that there is not.
 */
const answersAlike = ['endDevice(sid)', 'getDocumentPreview(userId)', 'processPassExtras(userId)'];

// what comes before the id would else be all that was compared
test.each(about.filter(({ name }) => !answersAlike.includes(name)))(
  '[THR-24] $name: a caller who may name the id gets another answer than for a missing one',
  async (call) => {
    const told: boolean[] = [];
    for (const [who, id] of familiar[call.id] ?? []) {
      const caller = await server.as(who);
      told.push((await answerOf(caller, call, id)) !== (await answerOf(caller, call, missing)));
    }
    expect(told).toContain(true);
  },
);

test('the ids of others are those of rows that are there', async () => {
  const counted = async (table: string, column: string, ids: readonly string[]): Promise<number> => {
    const { rows } = await owner.query(`select from ${table} where ${column} = any($1)`, [ids]);
    return rows.length;
  };
  const asked = (id: string): string[] => [
    ...new Set([...principals, ...inCompanies].flatMap((who) => foreign[id]?.(who) ?? [])),
  ];
  for (const [id, table, column] of [
    ['userId', 'member', 'member_id'],
    ['companyId', 'customer', 'customer_id'],
    ['seatId', 'seat', 'seat_id'],
    ['sid', 'sign_in', 'sid'],
  ] as const) {
    expect(await counted(table, column, asked(id)), id).toBe(asked(id).length);
  }
});
