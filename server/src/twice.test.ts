import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { getNamedType, isLeafType, isObjectType, type GraphQLField } from 'graphql';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from './base/sql/transaction.ts';
import { demoPassword } from './demo/accounts.ts';
import { seatIdOf } from './demo/seats.ts';
import { makeCode } from './modules/account/service/codes.ts';
import { payFor } from './modules/billing/billing.fixture.ts';
import { addSession } from './modules/enrollment/workshop.fixture.ts';
import { awaitCode } from './modules/accountSettings/emailChange.fixture.ts';
import { learningPlanQuizId, planResponses } from './modules/plan/quiz.fixture.ts';
import { surveyResponses } from './modules/survey/survey.fixture.ts';
import { begin, firstPlace } from './modules/video/video.fixture.ts';
import { schema } from './schema.ts';
import { sidOf, signInAs } from './testing/signInAs.ts';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';

// Sends every mutation twice: an answer that was lost is asked for again.

let server: TestServer;
/** As the owner, who may see the queue. */
let owner: pg.Client;
beforeAll(async () => {
  server = await startServer();
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

interface Sent {
  readonly caller: Caller;
  readonly variables: Record<string, unknown>;
  /** The code of the second answer where it is another than the first; it must not change anything either. */
  readonly again?: string;
  /** Fields that depend on the instant. */
  readonly varying?: readonly string[];
}

const key = { deviceId: 'a', clientSeq: '1' };
const survey = 'BASIC_INFO_SURVEY_V2';
const planner = 'planner@demo.example';

async function report(): Promise<Sent> {
  const caller = await server.as('member');
  const place = await firstPlace(caller, 'negotiating-with-numbers');
  const played = { continueAtTime: 4, videoSessionPlayingTime: 4, videoSessionMaxPlayhead: 4, from: 0, to: 4 };
  const { videoId, courseId } = place;
  const userVideoSessionId = await begin(caller, place);
  const input = { userVideoSessionId, videoId, courseId, ...played, status: 'IN_PROGRESS', clientSeq: '1' };
  return { caller, variables: { input } };
}

async function profile(values: Record<string, unknown>): Promise<Sent> {
  const caller = await server.as('crashplus');
  return { caller, variables: { input: { userId: caller.memberId, ...values } } };
}

/** Each mutation with what it sends, or the reason for which sending it twice may do it twice. */
const mutations: Record<string, (() => Promise<Sent>) | string> = {
  addUserSave: async () => ({
    caller: await server.as('member'),
    variables: { contentId: 'unit-economics', contentType: 'COURSE' },
  }),
  removeUserSave: async () => ({
    caller: await server.as('member'),
    variables: { contentId: 'unit-economics', contentType: 'COURSE' },
  }),
  addCertificateRegistration: async () => ({
    caller: await server.as('trial'),
    variables: { certificateId: 'ai-foundations' },
  }),
  removeCertificateRegistration: async () => ({
    caller: await server.as('academy'),
    variables: { certificateId: 'ai-leadership' },
  }),
  // the certificate of a member who has met the criteria
  addCertificateCompletion: async () => ({
    caller: await server.as('employee'),
    variables: { certificateId: 'strategy-in-practice', userId: persona('member').memberId },
  }),
  removeCertificateCompletion: async () => ({
    caller: await server.as('employee'),
    variables: { certificateId: 'leading-an-organization', userId: persona('member').memberId, reason: 'By mistake.' },
  }),
  saveEnrollment: async () => {
    const startAt = server.clock.now() + 30 * day;
    await addSession(server, { sessionId: 'twice-1', courseId: 'twice', startAt, capacity: 3 });
    const caller = await server.as('academy');
    return { caller, variables: { input: { userId: caller.memberId, sessionId: 'twice-1', ...key } } };
  },
  saveMemberEventRsvp: async () => {
    const caller = await server.as('academy');
    const memberEventId = 'new-member-orientation';
    return { caller, variables: { input: { userId: caller.memberId, memberEventId, status: 'ACTIVE', ...key } } };
  },
  inviteFriendsToEvent: async () => ({
    caller: await server.as('member'),
    variables: { input: { memberEventId: 'new-member-orientation', emails: ['one@friends.example'], ...key } },
  }),
  saveSessionContentProgress: async () => ({
    caller: await server.as('member'),
    variables: { sessionContentId: 'ai-leaders-2-check-partner', type: 'BONUS_CONTENT', status: 'Completed' },
  }),
  resetEventsCalendar: async () => ({ caller: await server.as('member'), variables: { input: key } }),
  openVideo: async () => {
    const caller = await server.as('limited');
    const { topLevelId, groupId, videoContentId } = await firstPlace(caller, 'cash-before-profit');
    return { caller, variables: { topLevelId, groupId, videoContentId }, varying: ['manifestUrl', 'expiresAt'] };
  },
  saveSurveyPrompt: async () => ({ caller: await server.as('limited'), variables: { type: survey } }),
  saveSurveyResponse: async () => ({
    caller: await server.as('limited'),
    variables: { type: survey, responses: surveyResponses },
  }),
  submitLearningPlanQuizResponses: async () => ({
    caller: await server.as('planned'),
    variables: { input: { learningPlanQuizId, responses: planResponses, ...key } },
  }),
  saveMemberBasicInfo: () => profile({ firstName: 'Joana', languages: ['English'], version: 0 }),
  saveMemberLocation: () => profile({ country: 'Portugal', city: 'Porto', version: 0 }),
  saveMemberCompany: () => profile({ companyName: 'Ribeira Studio', version: 0 }),
  saveMemberJobInfo: () => profile({ jobRole: 'Editor', industry: 'Retail', version: 0 }),
  saveMemberSocialInfo: () => profile({ linkedin: 'joana', version: 0 }),
  saveMemberCommunity: () => profile({ about: 'I edit.', growthTip: null, version: 0 }),
  createSignedUploadUrl: 'each is a form for another file, at most thirty an hour; one that is not used is removed',
  updateVideoSession: report,
  saveCaseStudyViewing: async () => ({
    caller: await server.as('ann@acme.example'),
    variables: { input: { caseStudyId: 'half-the-inbox', viewingKey: 'one', playingSeconds: 4, maxPlayhead: 9 } },
  }),
  mailDashboardDownload: async () => ({
    caller: await server.as('ann@acme.example'),
    variables: { downloadType: 'employees', filterType: 'LAST_90_DAYS' },
  }),
  confirmPassword: async () => {
    const at = { address: planner, purpose: 'RESET_PASSWORD' } as const;
    const code = await transaction(server.db, (tx) => makeCode(tx, server.context(null, server.clock.now()), at));
    const input = { email: planner, code, password: 'Another-pass-2!' };
    return { caller: server.stranger, variables: { input } };
  },
  startAccountLinking: async () => ({
    caller: await server.as('member'),
    variables: { email: 'maya@elsewhere.example' },
  }),
  startEmailChange: async () => ({
    caller: await server.as('planned'),
    variables: { email: 'moving@elsewhere.example', password: demoPassword },
  }),
  confirmEmailChange: async () => {
    const caller = await server.as('transactional-none');
    return { caller, variables: { code: await awaitCode(server, caller.memberId, 'moved@elsewhere.example') } };
  },
  cancelEmailChange: async () => ({ caller: await server.as('planned'), variables: {} }),
  changePassword: async () => ({
    caller: await server.as('alumni-guest'),
    variables: { currentPassword: demoPassword, newPassword: 'Another-pass-2!' },
  }),
  saveMailChoice: async () => ({
    caller: await server.as('crash'),
    variables: { kind: 'REMINDERS', isWanted: false },
  }),
  requestDataDownload: 'a finished copy is replaced by a newer one; at most five a day',
  requestErasure: async () => ({ caller: await server.as('sprints'), variables: { password: demoPassword } }),
  cancelErasure: async () => ({ caller: await server.as('sprints'), variables: {} }),
  unlinkAccount: async () => ({ caller: await server.as('member'), variables: {} }),
  endDevice: async () => {
    const caller = await server.as('crash');
    return { caller, variables: { sid: await sidOfAnother('crash') } };
  },
  endOtherDevices: async () => {
    const caller = await server.as('crash');
    await sidOfAnother('crash');
    return { caller, variables: {} };
  },
  // the first ends the sign-in that the second comes with
  logout: async () => ({ caller: await server.as('workshops'), variables: {}, again: 'UNAUTHENTICATED' }),
  saveSeats: async () => {
    const people = [{ email: 'twice@acme.example', firstName: 'Twice', lastName: 'Invited' }];
    return { caller: await server.as('ann@acme.example'), variables: { input: { people, dryRun: false } } };
  },
  removeSeat: async () => ({
    caller: await server.as('ann@acme.example'),
    variables: { input: { seatId: seatIdOf(persona('bob@acme.example').memberId, 'acme-1') } },
  }),
  sendSeatReminders: async () => {
    await server.clock.advance(2 * day);
    // the second reminds nobody, and says so
    return {
      ...{ caller: await server.as('ann@acme.example'), variables: { input: {} } },
      varying: ['reminded', 'tooEarly'],
    };
  },
  transferToProfAI: 'each gives another code, good once and for a minute; at most sixty in a quarter of an hour',
  createStripePortalUrl:
    'each opens another page of the billing portal, good for some minutes; it changes nothing here',
  createStripeCheckoutForProduct: async () => ({
    caller: await server.as('limited'),
    variables: { input: { product_id: 'ai-academy', return_url: '/upgrade', cancel_url: '/upgrade?ec=uc' } },
  }),
  createStripeSubscriptionCheckoutSession: async () => ({
    caller: await server.as('posttrial'),
    variables: { promoCode: 'ALLSTARS25', returnUrl: '/resubscribe', cancelUrl: '/resubscribe' },
  }),
  settleStripeCheckout: async () => {
    const caller = await server.as('limited-over');
    return { caller, variables: { checkoutId: await payFor(caller, 'crash-courses') } };
  },
  updateExistingStripeSubscription: async () => ({
    caller: await server.as('member'),
    variables: { coupon: 'STAYWITHUS' },
  }),
  createVideoSession: 'each time a player starts is a viewing; one without reports ends by itself, and credits nothing',
  createUserWithPass: 'each mails another link for the one slot of the address, at most three an hour (D13, D50)',
  processPassExtras: async () => {
    const caller = await server.as('newhire@initech.example');
    const { email } = persona('newhire@initech.example');
    return { caller, variables: { userId: caller.memberId, email, shortCode: 'INITECH-START' } };
  },
  forgotPassword: 'each mails a new code that replaces the one before, at most three an hour (D13)',
  signupLimitedUser: 'each needs a bot check of its own, and mails another link, at most three an hour (D13)',
  sendVerificationCode: 'each mails a new code that replaces the one before, at most three an hour (D13)',
};

/** Another browser of a persona. */
async function sidOfAnother(who: string): Promise<string> {
  const { idToken } = await signInAs(server.origin, persona(who).email, demoPassword);
  return sidOf(idToken);
}

const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
const checked = fields.filter(({ name }) => typeof mutations[name] === 'function');

test('every mutation is sent twice below, or says why not', () => {
  expect(Object.keys(mutations).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
});

test.each(checked)('$name sent twice answers the same and changes nothing', async (field) => {
  const prepare = mutations[field.name];
  if (typeof prepare !== 'function') throw new Error('no call');
  const { caller, variables, again, varying = [] } = await prepare();
  const send = async () => {
    const { data, errors } = await caller.ask<Record<string, Record<string, unknown> | null>>(
      documentOf(field, varying),
      variables,
    );
    const payload = data?.[field.name] ?? null;
    const error = payload?.['error'] as { code: string } | null | undefined;
    return { payload, code: errors?.[0]?.extensions.code ?? error?.code ?? null };
  };
  const first = await send();
  expect(first.code).toBeNull();
  let before: Record<string, string>;
  let after: Record<string, string>;
  let dueAt: unknown;
  let tries = 0;
  do {
    tries += 1;
    dueAt = await lastDue();
    before = await rows();
    const second = await send();
    expect(second.code).toBe(again ?? null);
    if (again === undefined) expect(second.payload).toEqual(first.payload);
    after = await rows();
    // the due work of a minute that began meanwhile writes too: then once more
  } while (tries < 3 && (await lastDue()) !== dueAt);
  expect(after).toEqual(before);
});

/** When due work ran last. */
async function lastDue(): Promise<unknown> {
  const row = await server.db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'standing.lastLook')
    .executeTakeFirst();
  return row?.value;
}

/** The mutation with all its arguments, and all fields of its payload that are no objects, and the error. */
function documentOf({ name, args, type }: GraphQLField<unknown, unknown>, varying: readonly string[]): string {
  const payload = getNamedType(type);
  if (!isObjectType(payload)) throw new Error(`${name} has no payload`);
  const all = Object.values(payload.getFields());
  const plain = all.filter((field) => isLeafType(getNamedType(field.type)) && !varying.includes(field.name));
  const selected = [...plain.map((field) => field.name), ...(payload.getFields()['error'] ? ['error { code }'] : [])];
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`);
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`);
  const brackets = (texts: readonly string[]): string => (texts.length > 0 ? `(${texts.join(', ')})` : '');
  return `mutation ${brackets(declared)} { ${name}${brackets(passed)} { ${selected.join(' ')} } }`;
}

/** Columns that count calls: readings at the payment provider (THR-51), comparisons of a code (THR-13). */
const uncounted: Record<string, readonly string[]> = {
  billing_account: ['revision'],
  verification_code: ['tries', 'foreign_tries'],
};

/** What the database holds: the number of rows of each table and a hash over them, once no job is left. */
async function rows(): Promise<Record<string, string>> {
  await server.mails();
  await server.till.catchUp();
  await expect.poll(jobs).toBe(0);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db);
  // the sum of the hashes does not depend on the order, so nothing has to be sorted
  const hashes = tables.map(({ name }) => {
    const shown = sql`(to_jsonb(t) - ${uncounted[name] ?? []}::text[])::text`;
    // each request is an attempt
    const counted = name === 'limit_bucket' ? sql`where bucket not like 'try/%'` : sql``;
    return sql`select ${name}::text as name, count(*) || ' ' || coalesce(sum(hashtextextended(${shown}, 0)), 0) as all
      from ${sql.table(name)} t ${counted}`;
  });
  const found = await sql<{ name: string; all: string }>`${sql.join(hashes, sql` union all `)}`.execute(server.db);
  return Object.fromEntries(found.rows.map(({ name, all }) => [name, all]));
}

async function jobs(): Promise<number> {
  const counted = await owner.query<{ count: number }>('select count(*)::int as count from graphile_worker.jobs');
  return counted.rows[0]?.count ?? 0;
}
