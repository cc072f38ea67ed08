import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../schema.ts';
import type { Caller } from '../../testing/caller.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { selectionOf } from '../../testing/nastyCalls.ts';
import { watchTables, type WrittenTables } from '../../testing/writtenTables.ts';

// Every call about a company, by everybody, with ids of their own, of another company, of none and of no form. The
// calls are those of the schema that take the id of a company, and listCompanies, so that none is forgotten.

let server: TestServer;
let written: WrittenTables;
beforeAll(async () => {
  // nothing changes the database by itself
  server = await startServer({ worker: false });
  // calls and attempts are counted
  written = await watchTables(server, ['limit_bucket'], { jobsRun: false });
});
afterAll(async () => {
  await written.close();
  await server.close();
});

type Field = GraphQLField<unknown, unknown>;
type Taken = Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type'>;
interface Call {
  readonly kind: 'query' | 'mutation';
  readonly field: Field;
  /** The arguments, or the fields of the input. */
  readonly taken: readonly Taken[];
}

const companyIds = ['customerId', 'companyId'];
const ofTheTeam = [
  'getCompany',
  'addCompany',
  'saveCompany',
  'saveContract',
  'endContract',
  'addCompanyAdministrator',
  'removeCompanyAdministrator',
  'saveCompanyBrand',
  'addCompanyDomain',
  'checkCompanyDomain',
  'proveCompanyDomain',
  'removeCompanyDomain',
  'getCompanySignOn',
  'saveCompanyOidc',
  'saveCompanySaml',
  'removeSignOnDraft',
  'switchOnSignOn',
  'switchOffSignOn',
  'removeSignOn',
  'saveCompanyLearningSystem',
  'removeCompanyLearningSystem',
];
function takenBy(field: Field): readonly Taken[] {
  const [input] = field.args;
  const type = input?.name === 'input' ? getNamedType(input.type) : null;
  return isInputObjectType(type) ? Object.values(type.getFields()) : field.args;
}
const calls = ([schema.getQueryType(), schema.getMutationType()] as const)
  .flatMap((root, index) =>
    Object.values(root?.getFields() ?? {}).map((field): Call => ({
      kind: index === 0 ? 'query' : 'mutation',
      field,
      taken: takenBy(field),
    })),
  )
  .filter(({ field, taken }) => field.name === 'listCompanies' || taken.some(({ name }) => companyIds.includes(name)))
  // the team's list of everybody and acts on it, which a company only narrows: people.test.ts, bulk.test.ts
  .filter(({ field }) => !['listPeople', 'countChosenPeople', 'giveAreaToPeople'].includes(field.name))
  // the team's pages of companies, which administrators do not meet at all: company.test.ts, signOn.test.ts
  .filter(({ field }) => !ofTheTeam.includes(field.name));
const idsOf = ({ taken }: Call): string[] =>
  taken.filter(({ type }) => getNamedType(type).name === 'ID').map(({ name }) => name);
const companyIdOf = (call: Call): string | undefined => idsOf(call).find((name) => companyIds.includes(name));

const people = [{ email: 'matrix@acme.example', firstName: 'Mat', lastName: 'Rix' }];
/** What a call cannot do without, besides ids. A new one is told here what to send. */
const others: Readonly<Record<string, unknown>> = { downloadType: 'employee_courses', dryRun: false, people };

/** Ids of Acme, whose administrator is Ann. */
const own: Readonly<Record<string, string>> = {
  customerId: 'acme',
  companyId: 'acme',
  userId: 'bob-tanaka',
  employeeId: 'bob-tanaka',
  seatId: 'acme-1/bob-tanaka',
  courseId: 'ai-leaders',
  sessionId: 'ai-leaders-1',
};
/** Of other companies and of members of none. A course and a session are those with nobody of Acme. */
const foreign: Readonly<Record<string, readonly string[]>> = {
  customerId: ['globex', 'hooli', 'initech', 'vandelay', 'consumer', 'internal'],
  companyId: ['globex', 'hooli', 'initech', 'vandelay', 'consumer', 'internal'],
  userId: ['gil-hartmann', 'maya-lindqvist'],
  employeeId: ['gil-hartmann', 'maya-lindqvist'],
  seatId: ['globex-1/gil-hartmann'],
  courseId: [],
  sessionId: [],
};
/** Of none, and of no form; what the database cannot store, such as NUL, is refused before anything is looked up. */
const none = ['nobody', '', ' ', 'ACME', 'acme%', "acme' or 1=1 --", '../acme', '💥', 'x'.repeat(3000), '0'];

type Variables = Readonly<Record<string, unknown>>;
/** Sends a call with these ids, and what it needs besides; returns the answer without the ids that were sent. */
async function send(caller: Caller, { kind, field, taken }: Call, ids: Variables): Promise<string> {
  const known = taken.filter(({ name }) => others[name] !== undefined || ids[name] !== undefined);
  const missing = taken.filter((one) => isNonNullType(one.type) && !known.includes(one)).map(({ name }) => name);
  expect([field.name, missing]).toEqual([field.name, []]);
  const values = Object.fromEntries(known.map(({ name }) => [name, ids[name] ?? others[name]]));
  const isInput = field.args[0]?.name === 'input';
  const args = field.args.filter(({ name }) => isInput || values[name] !== undefined);
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const document = `${kind}${declared === '' ? '' : ` (${declared})`} { answer: ${field.name}${given === '' ? '' : `(${given})`}${selectionOf(field.type, 3)} }`;
  return JSON.stringify(await caller.ask(document, isInput ? { input: values } : values));
}
/** The ids of Acme that a call needs, besides one. */
const needed = (call: Call): Variables =>
  Object.fromEntries(
    call.taken
      .filter(({ name, type }) => own[name] !== undefined && isNonNullType(type) && !companyIds.includes(name))
      .map(({ name }) => [name, own[name]]),
  );
const idle = (call: Call): Variables => ({
  ...needed(call),
  ...(call.taken.some(({ name }) => name === 'employeeId') && { employeeId: own['employeeId'] }),
});

async function changesNothing(work: () => Promise<void>): Promise<void> {
  await written.take();
  await work();
  expect(await written.take()).toEqual([]);
}

test('the schema has calls about companies, and values are known for each of their ids', () => {
  expect(calls.length).toBeGreaterThan(11);
  const ids = new Set(calls.flatMap(idsOf));
  expect([...ids].filter((name) => own[name] === undefined || foreign[name] === undefined)).toEqual([]);
});

test('[ORG-10] [THR-26] a member who has no dashboard is refused each call about a company in one way, whatever it names', async () => {
  const refused = [
    [server.stranger, 'UNAUTHENTICATED'],
    ...(await Promise.all(
      ['member', 'limited', 'posttrial', 'bob@acme.example', 'eve@globex.example'].map(
        async (name) => [await server.as(name), 'FORBIDDEN'] as const,
      ),
    )),
  ] as const;
  await changesNothing(async () => {
    for (const call of calls) {
      const company = companyIdOf(call);
      for (const [caller, code] of refused) {
        const answers = new Set<string>();
        for (const id of company === undefined ? [undefined] : [undefined, 'acme', 'globex', ...none]) {
          answers.add(await send(caller, call, { ...idle(call), ...(company !== undefined && { [company]: id }) }));
        }
        // what is the team's alone is told to nobody else
        const expected = call.field.name === 'listCompanies' && code === 'FORBIDDEN' ? 'NOT_FOUND' : code;
        expect([call.field.name, [...answers].map((answer) => /"code":"(\w+)"/.exec(answer)?.[1])]).toEqual([
          call.field.name,
          [expected],
        ]);
      }
    }
  });
});

test('[ORG-10] [THR-26] to an administrator another company is one that does not exist, in every call', async () => {
  const administrators = ['ann@acme.example', 'gil@globex.example', 'hal@hooli.example', 'newhire@initech.example'];
  const companies: Readonly<Record<string, string>> = { ann: 'acme', gil: 'globex', hal: 'hooli', newhire: 'initech' };
  for (const name of administrators) await server.as(name);
  await changesNothing(async () => {
    for (const name of administrators) {
      const caller = await server.as(name);
      const mine = companies[name.split('@')[0] ?? ''];
      for (const call of calls) {
        const company = companyIdOf(call);
        const answers = new Set<string>();
        const ids = company === undefined ? [undefined] : ['acme', ...(foreign[company] ?? []), ...none];
        for (const id of ids.filter((other) => other !== mine)) {
          answers.add(await send(caller, call, { ...idle(call), ...(company !== undefined && { [company]: id }) }));
        }
        const code = company === undefined && call.field.name !== 'listCompanies' ? 'FORBIDDEN' : 'NOT_FOUND';
        expect([name, call.field.name, answers.size, [...answers].join().includes(`"code":"${code}"`)]).toEqual([
          name,
          call.field.name,
          1,
          true,
        ]);
      }
    }
  });
});

test('[ORG-10] [THR-26] to our staff a company, person or seat of no form is one that does not exist, in every call', async () => {
  const staff = await server.as('employee');
  await changesNothing(async () => {
    for (const call of calls) {
      const company = companyIdOf(call);
      if (company === undefined) continue;
      const answers = new Set<string>();
      for (const id of none) answers.add(await send(staff, call, { ...idle(call), [company]: id }));
      expect([call.field.name, answers.size]).toEqual([call.field.name, 1]);
      expect([...answers][0]).toContain('"code":"NOT_FOUND"');
    }
  });
});

test('[ORG-10] [THR-26] somebody, a seat, a course or a session of others is one that does not exist, in every call', async () => {
  const ann = await server.as('ann@acme.example');
  const unknown = await idsWithoutAcme();
  const compared = new Set<string>();
  await changesNothing(async () => {
    for (const call of calls) {
      for (const name of idsOf(call).filter((id) => !companyIds.includes(id))) {
        const base = name === 'sessionId' ? { ...idle(call), courseId: own['courseId'] } : idle(call);
        const answers = new Set<string>();
        const ids = [...(foreign[name] ?? []), ...(unknown[name] ?? []), ...none.filter((id) => id !== '')];
        for (const id of ids) answers.add(await send(ann, call, { ...base, [name]: id }));
        expect([call.field.name, name, answers.size, ids.length > none.length - 1]).toEqual([
          call.field.name,
          name,
          1,
          true,
        ]);
        compared.add(`${call.field.name} ${name}`);
      }
    }
  });
  expect(compared.size).toBeGreaterThan(7);
});

/** A course and a session in which nobody of Acme is or was. */
async function idsWithoutAcme(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await sql<{ courseId: string; sessionId: string }>`
    select s.course_id as "courseId", s.session_id as "sessionId" from session s
    where not exists (select from enrollment e join session o using (session_id)
      where e.customer_id = 'acme' and o.course_id = s.course_id)
      and not exists (select from viewing v where v.customer_id = 'acme' and v.course_id = s.course_id)
      and not exists (select from course_completion d where d.customer_id = 'acme' and d.course_id = s.course_id)
      and not exists (select from course_badge b where b.customer_id = 'acme' and b.course_id = s.course_id)
      and not exists (select from attendance a join session o using (session_id)
        where a.customer_id = 'acme' and o.course_id = s.course_id)
      and not exists (select from meeting_attendance a join session o using (session_id)
        where a.customer_id = 'acme' and o.course_id = s.course_id)
      and not exists (select from content_progress p join session_content c using (session_content_id)
        join session o using (session_id) where p.customer_id = 'acme' and o.course_id = s.course_id)
    order by 2 limit 3`.execute(server.db);
  expect(rows).toHaveLength(3);
  return { courseId: rows.map((row) => row.courseId), sessionId: rows.map((row) => row.sessionId) };
}

test('[ORG-10] each call about a company answers its administrator, who names it or not, and our staff', async () => {
  const [ann, staff] = [await server.as('ann@acme.example'), await server.as('employee')];
  // the last one gives the seat back
  for (const call of calls.toSorted((a, b) => Number(a.kind === 'mutation') - Number(b.kind === 'mutation'))) {
    const company = companyIdOf(call);
    const ids = { ...idle(call), ...(call.taken.some(({ name }) => name === 'seatId') && { seatId: own['seatId'] }) };
    const asked: readonly (readonly [Caller, Variables])[] =
      company === undefined
        ? [[staff, {}]]
        : [
            [ann, ids],
            [ann, { ...ids, [company]: 'acme' }],
            [staff, { ...ids, [company]: 'acme' }],
          ];
    const answers: string[] = [];
    for (const [caller, variables] of asked) answers.push(await send(caller, call, variables));
    const isDone = /"error":null/.test(answers[0] ?? '') || /"data":\{"answer":\{/.test(answers[0] ?? '');
    expect([call.field.name, isDone, /"code":"/.test(answers[0] ?? '')]).toEqual([call.field.name, true, false]);
    if (call.kind === 'query') expect([call.field.name, new Set(answers).size]).toEqual([call.field.name, 1]);
  }
});
