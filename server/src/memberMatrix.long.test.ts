import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSignup } from './modules/account/store/signups.ts';
import { addPass, register } from './modules/pass/pass.fixture.ts';
import { hashTac } from './modules/proof/service/tac.ts';
import { schema } from './schema.ts';
import { forgetAttempts } from './testing/call.ts';
import { contentIds, personIds } from './testing/contentCalls.fixture.ts';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';
import { takenBy } from './testing/nastyCalls.ts';
import type { IdCall, Others } from './testing/operation.ts';
import { entries, fixtureOf, moduleOperations, rootFields } from './testing/operations.ts';
import { watchTables, type WrittenTables } from './testing/writtenTables.ts';

// Every call about accounts, profiles, payments and passes that takes an id, by each kind of person: an id of somebody
// else, of another company, one that does not exist and one that is none are answered alike, and write nothing.

let server: TestServer;
let written: WrittenTables;
let idCalls: readonly IdCall[];
beforeAll(async () => {
  server = await startServer();
  idCalls = await prepareIdCalls();
  // what is delivered later writes, too
  await server.till.catchUp();
  await server.mails();
  // attempts are counted before they are compared
  written = await watchTables(server, ['limit_bucket']);
});
afterAll(async () => {
  await written.close();
  await server.close();
});

/** Members who have something at a payment provider, is in a company, administers one, is staff, or has nothing. */
const callers = ['member', 'limited', 'pastdue', 'posttrial', 'bob@acme.example', 'ann@acme.example', 'employee'];
/** What no call may take for an id. */
const malformed = ['', ' ', "' or 1=1 --", '../../etc/passwd', '%', '\u202e', 'x'.repeat(5_000), 'null', '{}'];

async function prepareOthers(): Promise<Others> {
  const names = ['academy', 'gil@globex.example'];
  const people = (await Promise.all(names.map((name) => server.as(name)))).map(({ memberId }) => memberId);
  const addressOf = new Map<string, string>();
  for (const name of [...callers, 'academy']) {
    addressOf.set((await server.as(name)).memberId, name.includes('@') ? name : persona(name).email);
  }
  await addPass(server, { shortCode: 'MATRIX', oneTimeCodes: ['MATRIX-1', 'MATRIX-2'] });
  const registered = 'used@larkfield.example';
  const used = await register(server.stranger, 'MATRIX', registered, { redemptionCode: 'MATRIX-1' });
  const waiting = 'waiting@larkfield.example';
  const pending = await register(server.stranger, 'WELCOME30', waiting);
  const [signup, signupTac] = ['matrix@signup.example', 'the tac of the matrix'];
  const times = { requestedAt: new Date(server.clock.now()), expiresAt: new Date(server.clock.now() + 86_400_000) };
  const person = { firstName: 'A', lastName: 'Member', freemiumType: 'freemium2' };
  await addSignup(server.db, hashTac(signupTac), { address: signup, ...person }, times);
  return {
    people,
    addresses: [persona('academy').email, 'gil@globex.example'],
    signup,
    waiting,
    registered,
    tacs: {
      signup: signupTac,
      waiting: pending.tac ?? '',
      registered: used.tac ?? '',
    },
    emailOf: (caller) => addressOf.get(caller.memberId) ?? 'nobody@elsewhere.example',
  };
}

async function prepareIdCalls(): Promise<IdCall[]> {
  const others = await prepareOthers();
  // one module after another, as they write what belongs to others
  const found: IdCall[] = [];
  for (const [, module] of moduleOperations) found.push(...((await module.idCalls?.(server, others)) ?? []));
  return found;
}

/** The answer of a call, with the id in it replaced. */
async function answerOf(caller: Caller, idCall: IdCall, id: string): Promise<string> {
  await forgetAttempts(server);
  const [name = '', arg = ''] = idCall.id.split('.');
  const type = typeOf(name, arg);
  const answer = await caller.ask(`${idCall.kind} ($id: ${type}) { ${idCall.call(caller)} }`, { id });
  return JSON.stringify(answer).replaceAll(JSON.stringify(id), '"the id"');
}

function typeOf(name: string, arg: string): string {
  const field = rootFields(schema).find((root) => root.name === name);
  const found = field === undefined ? undefined : takenBy(field).find((taken) => taken.name === arg);
  if (found === undefined) throw new Error(`${name} takes no ${arg}`);
  return String(found.type);
}

/** Whether an answer refuses: an error, nothing, or no success. */
const isRefusal = (answer: string): boolean => /"code":"|:null\}|"success":false/.test(answer);

test(
  '[THR-24] [THR-25] [THR-55] [THR-61] by every persona, an id of somebody else is answered like one that does not exist, and writes nothing',
  { timeout: 240_000 },
  async () => {
    let compared = 0;
    await written.take();
    for (const idCall of idCalls) {
      const people = [...(idCall.public === true ? [null] : []), ...callers];
      for (const name of people) {
        const caller = name === null ? server.stranger : await server.as(name);
        const asked = `${name ?? 'a visitor'} ${idCall.id}`;
        // a member who manages billing has the pages of the list
        const absent = await answerOf(caller, idCall, idCall.missing);
        expect(isRefusal(absent), `${asked}: ${absent}`).toBe(true);
        for (const id of name !== null && idCall.open?.includes(name) === true ? [] : idCall.foreign(caller)) {
          if (id === caller.memberId || (idCall.own !== undefined && idCall.own[0] === name && idCall.own[1] === id))
            continue;
          expect(await answerOf(caller, idCall, id), `${asked} ${id}`).toBe(absent);
          compared += 1;
        }
        for (const id of malformed) {
          const answer = await answerOf(caller, idCall, id);
          expect(isRefusal(answer) || /"errors"/.test(answer), `${asked} ${id.slice(0, 30)}: ${answer}`).toBe(true);
          expect(answer, asked).not.toMatch(/INTERNAL|UNAVAILABLE/);
        }
        expect([asked, await written.take()]).toEqual([asked, []]);
      }
    }
    expect(compared).toBeGreaterThan(200);
    expect(server.takeErrors()).toEqual([]);
  },
);

test('what is refused above is taken from its owner', async () => {
  for (const idCall of idCalls.filter(({ own }) => own !== undefined)) {
    const [name = '', id = ''] = idCall.own ?? [];
    const answer = await answerOf(await server.as(name), idCall, id);
    expect(answer, idCall.id).not.toBe(await answerOf(await server.as(name), idCall, idCall.missing));
    expect(answer, idCall.id).not.toMatch(/"code":"/);
  }
  // and the tables were watched
  expect(await written.take()).toEqual(expect.arrayContaining(['sign_in']));
});

test('every call that takes an id is in this matrix, or its test is named', () => {
  const ids = rootFields(schema).flatMap((field) =>
    takenBy(field)
      .filter(({ name: arg }) => /(?:Ids?|IDs?|_id|^sid|[cC]ode|tac|[eE]mails?|coupon|slug)$/.test(arg))
      .map(({ name: arg }) => `${field.name}.${arg}`),
  );
  expect(ids.length).toBeGreaterThan(80);
  const known = new Set<string>(idCalls.map(({ id }) => id));
  // ids that are tried in every call, and a device's own name for itself
  const everywhere: readonly string[] = [...contentIds, ...personIds, 'deviceId'];
  const isTried = (id: string): boolean => known.has(id) || everywhere.includes(id.split('.')[1] ?? '');
  const elsewhere = entries.flatMap((entry) => Object.keys(entry.ids ?? {}).map((arg) => `${entry.name}.${arg}`));
  const untried = ids.filter((id) => !isTried(id) && !elsewhere.includes(id));
  const fileOf = (id: string): string => fixtureOf(id.split('.')[0] ?? '');
  expect(untried.map((id) => `${id}: write an id call, or its test in \`ids\` of the entry, in ${fileOf(id)}`)).toEqual(
    [],
  );
  // what is named is an argument that nothing else tries
  const needless = elsewhere.filter((id) => !ids.includes(id) || isTried(id));
  expect(needless.map((id) => `${id}: remove it from \`ids\` in ${fileOf(id)}`)).toEqual([]);
});
