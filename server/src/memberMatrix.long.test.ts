import { persona } from '@atrium/content/people.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentIds } from './contentDoors.fixture.ts';
import { demoPassword } from './demo/accounts.ts';
import { addSignup } from './modules/account/store/signups.ts';
import { awaitCode } from './modules/accountSettings/emailChange.fixture.ts';
import { payFor } from './modules/billing/billing.fixture.ts';
import { getProfile } from './modules/member/profile.fixture.ts';
import { addPass, register } from './modules/pass/pass.fixture.ts';
import { hashTac } from './modules/proof/service/tac.ts';
import { schema } from './schema.ts';
import { forgetAttempts } from './testing/call.ts';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';
import { takenBy } from './testing/nastyCalls.ts';
import { watchTables, type WrittenTables } from './testing/writtenTables.ts';

// Every call about accounts, profiles, payments and passes that takes an id, by each kind of person: an id of somebody
// else, of another company, one that does not exist and one that is none are answered alike, and write nothing.

let server: TestServer;
let written: WrittenTables;
let doors: readonly Door[];
beforeAll(async () => {
  server = await startServer();
  doors = await prepareDoors();
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

/** Who has something at a payment provider, is in a company, administers one, is staff, or has nothing. */
const callers = ['member', 'limited', 'pastdue', 'posttrial', 'bob@acme.example', 'ann@acme.example', 'employee'];
/** What no call may take for an id. */
const malformed = ['', ' ', "' or 1=1 --", '../../etc/passwd', '%', '\u202e', 'x'.repeat(5_000), 'null', '{}'];

interface Door {
  /** The call, and the argument or input field that is varied. */
  readonly id: `${string}.${string}`;
  readonly kind: 'query' | 'mutation';
  /** With the variable $id, and the caller's own id and address in other places. */
  readonly call: (caller: Caller) => string;
  /** Of other people, other companies, and of what is not for the caller. */
  readonly foreign: (caller: Caller) => readonly string[];
  readonly missing: string;
  /** Somebody whose own id it takes. */
  readonly own?: readonly [name: string, id: string];
  /** Who may give any id. */
  readonly open?: readonly string[];
  /** Also by a visitor. */
  readonly public?: true;
}

const failed = '{ error { code message reason field unlock } }';
const base64 = (text: string): string => Buffer.from(text).toString('base64');

async function prepareDoors(): Promise<Door[]> {
  const [academy, gil, discounted] = await Promise.all(
    ['academy', 'gil@globex.example', 'discounted'].map((name) => server.as(name)),
  );
  if (academy === undefined || gil === undefined || discounted === undefined) throw new Error('no callers');
  type Parts = {
    readonly company: { readonly userCompanyId: string };
    readonly location: { readonly userLocationId: string };
  };
  const parts = (await Promise.all([academy, gil].map((caller) => getProfile(caller)))) as unknown as Parts[];
  const people = [academy.memberId, gil.memberId];
  const addresses = [persona('academy').email, 'gil@globex.example'];
  const emailOf = (caller: Caller): string => addressOf.get(caller.memberId) ?? 'nobody@elsewhere.example';
  const addressOf = new Map<string, string>();
  for (const name of [...callers, 'academy']) {
    addressOf.set((await server.as(name)).memberId, name.includes('@') ? name : persona(name).email);
  }

  const hiding = await sql<{ id: string }>`
    select m.member_id as id from member m join customer c using (customer_id)
    where c.hide_member_profile order by 1 limit 5`.execute(server.db);
  hiddenPeople = hiding.rows.map(({ id }) => id);
  expect(hiddenPeople.length).toBeGreaterThan(1);
  const checkouts = [await payFor(await server.as('limited-over'), 'crash-courses')];
  await addPass(server, { shortCode: 'MATRIX', oneTimeCodes: ['MATRIX-1', 'MATRIX-2'] });
  const registered = await register(server.stranger, 'MATRIX', 'used@larkfield.example', {
    redemptionCode: 'MATRIX-1',
  });
  const waiting = 'waiting@larkfield.example';
  const pending = await register(server.stranger, 'WELCOME30', waiting);
  const [signup, signupTac] = ['matrix@signup.example', 'the tac of the matrix'];
  const times = { requestedAt: new Date(server.clock.now()), expiresAt: new Date(server.clock.now() + 86_400_000) };
  const names = { firstName: 'A', lastName: 'Member', freemiumType: 'freemium2' };
  await addSignup(server.db, hashTac(signupTac), { address: signup, ...names }, times);
  const emailCode = await awaitCode(server, academy.memberId, 'matrix@elsewhere.example');
  const { rows: signIns } = await sql<{ sid: string }>`
    select sid from sign_in where member_id in (${sql.join(people)})`.execute(server.db);
  const sids = signIns.map(({ sid }) => sid);
  expect(sids.length).toBeGreaterThan(1);

  const ofProfile = (name: string): Door => ({
    ...{ id: `${name}.userId`, kind: 'mutation', foreign: () => people, missing: 'no-member' },
    call: () => `${name}(input: { userId: $id }) ${failed}`,
    own: ['academy', academy.memberId],
  });
  const withPass = (email: string, code: string, tac: string): string =>
    `lookupPassActivationLink(email: "${email}", code: ${code}, tac: ${tac}) { success link existingUser }`;
  const extras = (caller: Caller, change: Record<string, string>): string => {
    const given = { userId: `"${caller.memberId}"`, email: `"${emailOf(caller)}"`, shortCode: '"MATRIX"', ...change };
    const args = Object.entries(given).map(([name, value]) => `${name}: ${value}`);
    return `processPassExtras(${args.join(', ')}) { success redirectUrl error { code message reason } }`;
  };
  return [
    {
      ...{ id: 'settleStripeCheckout.checkoutId', kind: 'mutation', missing: 'cs_test_none' },
      call: () => 'settleStripeCheckout(checkoutId: $id) { state productId productName error { code message reason } }',
      foreign: () => checkouts,
      own: ['limited-over', checkouts[0] ?? ''],
    },
    {
      ...{ id: 'createStripePortalUrl.configId', kind: 'mutation', missing: 'nothing', own: ['discounted', 'billing'] },
      call: () => `createStripePortalUrl(configId: $id) { url error { code message reason } }`,
      foreign: () => ['bpc_other', 'cus_maya'],
    },
    {
      ...{ id: 'updateExistingStripeSubscription.coupon', kind: 'mutation', missing: 'NOTHING' },
      call: () => `updateExistingStripeSubscription(coupon: $id) ${failed}`,
      foreign: () => ['ALLSTARS25', 'staywithus'],
    },
    {
      ...{ id: 'createStripeSubscriptionCheckoutSession.promoCode', kind: 'mutation', missing: 'NOTHING' },
      call: () => `createStripeSubscriptionCheckoutSession(promoCode: $id) { url error { code message reason } }`,
      foreign: (caller) => (caller.memberId === persona('posttrial').memberId ? ['STAYWITHUS'] : ['ALLSTARS25']),
    },
    {
      ...{ id: 'processPassExtras.userId', kind: 'mutation', foreign: () => people, missing: 'no-member' },
      call: (caller) => extras(caller, { userId: '$id' }),
    },
    {
      ...{ id: 'processPassExtras.email', kind: 'mutation', missing: 'nobody@elsewhere.example' },
      call: (caller) => extras(caller, { email: '$id' }),
      foreign: () => [...addresses, 'used@larkfield.example'],
    },
    {
      ...{
        id: 'processPassExtras.shortCode',
        kind: 'mutation',
        foreign: () => ['ONE-TIME', 'CLOSED'],
        missing: 'GHOST',
      },
      call: (caller) => extras(caller, { shortCode: '$id' }),
    },
    {
      ...{ id: 'lookupPassActivationLink.tac', kind: 'query', public: true, missing: 'nothing' },
      call: () => withPass(waiting, '"WELCOME30"', '$id'),
      foreign: () => [registered.tac ?? '', signupTac],
      own: ['member', pending.tac ?? ''],
    },
    {
      ...{ id: 'lookupPassActivationLink.code', kind: 'query', public: true, missing: 'GHOST' },
      call: () => withPass(waiting, '$id', `"${pending.tac ?? ''}"`),
      foreign: () => ['MATRIX', 'CLOSED'],
    },
    {
      ...{ id: 'lookupPassActivationLink.email', kind: 'query', public: true, missing: 'nobody@elsewhere.example' },
      call: () =>
        `lookupPassActivationLink(email: $id, code: "WELCOME30", tac: "${pending.tac ?? ''}") { success link existingUser }`,
      foreign: () => [...addresses, 'used@larkfield.example'],
    },
    {
      ...{ id: 'createUserWithPass.redemptionCode', kind: 'mutation', public: true, missing: 'MATRIX-9' },
      call: () => `createUserWithPass(input: { code: "MATRIX", firstName: "A", lastName: "B", email: "c@larkfield.example",
        company: "D", jobTitle: "E", jobLevel: "manager", companyNumberOfEmployees: "1-99", phone: "1",
        redemptionCode: $id }) { result tac error { code message reason field } }`,
      foreign: () => ['MATRIX-1', 'RC-0001', 'OPEN-SESAME'],
    },
    {
      ...{ id: 'lookupSignupActivationCode.tac', kind: 'query', public: true, missing: 'nothing' },
      call: () => `lookupSignupActivationCode(email: "${signup}", tac: $id) { success }`,
      foreign: () => [registered.tac ?? '', pending.tac ?? ''],
    },
    {
      ...{ id: 'lookupSignupActivationCode.email', kind: 'query', public: true, missing: 'nobody@elsewhere.example' },
      call: () => `lookupSignupActivationCode(email: $id, tac: "${signupTac}") { success }`,
      foreign: () => [...addresses, waiting],
    },
    {
      ...{ id: 'sendVerificationCode.b64tac', kind: 'mutation', public: true, missing: base64('nothing') },
      call: () => `sendVerificationCode(b64email: "${base64(signup)}", b64tac: $id) { success error { code message } }`,
      foreign: () => [base64(registered.tac ?? ''), base64(pending.tac ?? '')],
    },
    {
      ...{
        id: 'sendVerificationCode.b64email',
        kind: 'mutation',
        public: true,
        missing: base64('nobody@elsewhere.example'),
      },
      call: () =>
        `sendVerificationCode(b64email: $id, b64tac: "${base64(signupTac)}") { success error { code message } }`,
      foreign: () => [...addresses, waiting].map(base64),
    },
    {
      ...{ id: 'confirmPassword.tac', kind: 'mutation', public: true, missing: 'nothing' },
      call: () =>
        `confirmPassword(input: { email: "${signup}", tac: $id, code: "123456", password: "${demoPassword}x" }) ${failed}`,
      foreign: () => [registered.tac ?? '', pending.tac ?? ''],
    },
    {
      ...{ id: 'endDevice.sid', kind: 'mutation', foreign: () => sids, missing: 'nothing' },
      call: () => `endDevice(sid: $id) ${failed}`,
    },
    {
      ...{ id: 'confirmEmailChange.code', kind: 'mutation', foreign: () => [emailCode], missing: '000000' },
      call: () => `confirmEmailChange(code: $id) ${failed}`,
    },
    {
      ...{ id: 'getMemberProfile.userId', kind: 'query', missing: 'no-member' },
      call: () => 'getMemberProfile(userId: $id) { userId displayName own { listed } }',
      // of a customer that hides its people, and a member without a visible profile
      foreign: () => hiddenPeople,
      own: ['academy', academy.memberId],
    },
    ...['BasicInfo', 'Location', 'Company', 'JobInfo', 'SocialInfo', 'Community'].map((form) =>
      ofProfile(`saveMember${form}`),
    ),
    {
      ...{ id: 'saveMemberLocation.userLocationId', kind: 'mutation', missing: 'nothing' },
      call: ({ memberId }) =>
        `saveMemberLocation(input: { userId: "${memberId}", userLocationId: $id, city: "X" }) ${failed}`,
      foreign: () => parts.map(({ location }) => location.userLocationId),
    },
    {
      ...{ id: 'saveMemberCompany.userCompanyId', kind: 'mutation', missing: 'nothing' },
      call: ({ memberId }) =>
        `saveMemberCompany(input: { userId: "${memberId}", userCompanyId: $id, companyName: "X" }) ${failed}`,
      foreign: () => parts.map(({ company }) => company.userCompanyId),
    },
    {
      ...{ id: 'explainAccess.userId', kind: 'query', foreign: () => people, missing: 'no-member' },
      call: () => 'explainAccess(userId: $id, address: "/courses") { keys }',
      own: ['employee', academy.memberId],
      open: ['employee'],
    },
  ];
}

/** People whom nobody else finds. */
let hiddenPeople: string[] = [];

/** The answer of a call, with the id in it replaced. */
async function answerOf(caller: Caller, door: Door, id: string): Promise<string> {
  await forgetAttempts(server);
  const [name = '', arg = ''] = door.id.split('.');
  const type = typeOf(name, arg);
  const answer = await caller.ask(`${door.kind} ($id: ${type}) { ${door.call(caller)} }`, { id });
  return JSON.stringify(answer).replaceAll(JSON.stringify(id), '"the id"');
}

const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);

function typeOf(name: string, arg: string): string {
  const field = roots.find((root) => root.name === name);
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
    for (const door of doors) {
      const people = [...(door.public === true ? [null] : []), ...callers];
      for (const name of people) {
        const caller = name === null ? server.stranger : await server.as(name);
        const asked = `${name ?? 'a visitor'} ${door.id}`;
        // a member who manages billing has the pages of the list
        const absent = await answerOf(caller, door, door.missing);
        expect(isRefusal(absent), `${asked}: ${absent}`).toBe(true);
        for (const id of name !== null && door.open?.includes(name) === true ? [] : door.foreign(caller)) {
          if (id === caller.memberId || (door.own !== undefined && door.own[0] === name && door.own[1] === id))
            continue;
          expect(await answerOf(caller, door, id), `${asked} ${id}`).toBe(absent);
          compared += 1;
        }
        for (const id of malformed) {
          const answer = await answerOf(caller, door, id);
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

test('what is refused above is taken from whom it belongs to', async () => {
  for (const door of doors.filter(({ own }) => own !== undefined)) {
    const [name = '', id = ''] = door.own ?? [];
    const answer = await answerOf(await server.as(name), door, id);
    expect(answer, door.id).not.toBe(await answerOf(await server.as(name), door, door.missing));
    expect(answer, door.id).not.toMatch(/"code":"/);
  }
  // and the tables were watched
  expect(await written.take()).toEqual(expect.arrayContaining(['billing_account']));
});

/**
 * Calls with ids of other subjects, by the test that has them, and what no id of a person or a payment is. Ids of
 * content are in contentMatrix.long.test.ts by their name, whatever call takes them.
 */
const elsewhere: Readonly<Record<string, RegExp>> = {
  'contentMatrix.long.test.ts':
    /^(?:\w+Certificate(?:Registration|Completion)?|getCredential|saveEnrollment|saveSessionContentProgress|updateVideoSession)\.|^getSessionContent\.slug$/,
  'the tests of organization and seat':
    /^(?:getDashboardDataForDownload|mailDashboardDownload|getEmployee\w+|getOrganization\w+|listSeats|removeSeat|saveSeats|sendSeatReminders)\./,
  'the tests of event, resource, insight, plan, catalogue and calendar':
    /^(?:getMemberEvent\w*|listMemberEventsRsvp|saveMemberEventRsvp|inviteFriendsToEvent|resetEventsCalendar|getResource|listResources|getPageContent|listCaseStudies|saveCaseStudyViewing|submitLearningPlanQuizResponses|addUserSave|removeUserSave)\./,
  'the tests of pass and federation, whose codes are nobody’s':
    /^(?:getPassDetailsByCode|createUserWithPass|lookupPassCorporateRealm|lookupCorporateRealm)\./,
  'the tests of account, whose answer is the same for every address': /^(?:forgotPassword|signupLimitedUser)\./,
  'the tests of accountSettings, where an address is what is wanted': /^(?:startEmailChange|startAccountLinking)\./,
  'billing.test.ts: they are ignored': /^createStripeCheckoutForProduct\./,
  'resetPassword.test.ts: a code belongs to its address': /^confirmPassword\.(?:code|email)$/,
};

test('every call that takes an id is in this matrix, or its test is named', () => {
  const ids = roots.flatMap((field) =>
    takenBy(field)
      .filter(({ name: arg }) => /(?:Ids?|IDs?|_id|^sid|[cC]ode|tac|[eE]mails?|coupon|slug)$/.test(arg))
      .map(({ name: arg }) => `${field.name}.${arg}`),
  );
  expect(ids.length).toBeGreaterThan(80);
  const known = new Set<string>(doors.map(({ id }) => id));
  const named = Object.values(elsewhere);
  const isOfContent = (id: string): boolean => contentIds.includes(id.split('.')[1] ?? '');
  expect(ids.filter((id) => !known.has(id) && !isOfContent(id) && !named.some((names) => names.test(id)))).toEqual([]);
});
