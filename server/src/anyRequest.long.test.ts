import type { OutgoingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from './demo/accounts.ts';
import { surveyResponses } from './modules/survey/survey.fixture.ts';
import { addUploadAs, aPicture } from './modules/upload/upload.fixture.ts';
import { begin, firstPlace } from './modules/video/video.fixture.ts';
import { schema } from './schema.ts';
import { openSender, type Request } from './testing/faultOf.ts';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';
import { nastyHeader, nastyJson, nastyPath, nastyText } from './testing/nasty.ts';
import { idsTakenBy, nastyCalls, type Known } from './testing/nastyCalls.ts';
import { signInAs } from './testing/signInAs.ts';

// No request causes a 5xx: whatever is sent, by whomever, is answered or refused, and logs no error.

let server: TestServer;
let tokens: readonly (string | null)[];
let known: Known;
/** The address of a member's calendar of events, without its ending. */
let calendar: string;
const sender = openSender();
beforeAll(async () => {
  server = await startServer();
  const tokenOf = async (email: string): Promise<string> =>
    (await signInAs(server.origin, email, demoPassword)).idToken;
  tokens = [
    null,
    await tokenOf('limited@demo.example'),
    await tokenOf('member@demo.example'),
    await tokenOf('ann@acme.example'),
    await tokenOf('employee@demo.example'),
  ];
  const member = await server.as('member');
  const [place, other] = [await firstPlace(member, 'ai-leaders'), await firstPlace(member, 'platform-strategy')];
  const sessions = [place.topLevelId, other.topLevelId, 'unit-economics-1', 'scenario-planning-1'];
  const courses = [place.courseId, other.courseId, 'unit-economics', 'legacy-big-data'];
  known = {
    courseId: courses,
    contentId: courses,
    sessionId: sessions,
    swapFrom: sessions,
    topLevelId: [place.topLevelId],
    groupId: [place.groupId],
    videoContentId: [place.videoContentId],
    courseContentId: [place.videoContentId],
    videoId: [place.videoId],
    userId: [member.memberId],
    userIds: [member.memberId],
    otherId: [member.memberId, 'no-such-member'],
    announcementId: ['written-by-nobody'],
    sid: ['no-such-sign-in'],
    factorId: ['no-such-factor'],
    mailId: ['1', '0'],
    letter: ['startsSoon', 'resetPassword', 'no-such-letter'],
    jobId: ['1', '0'],
    eventId: ['evt_demo_paid', 'no-such-event'],
    grantId: ['no-such-grant'],
    noteId: ['3b0c8f9e-58f4-4c0b-9f3e-0c6a4b5d7e11', 'no-such-note'],
    savedViewId: ['3b0c8f9e-58f4-4c0b-9f3e-0c6a4b5d7e15', 'no-such-view'],
    passId: ['pass-one-time', 'pass-welcome30', 'no-such-pass'],
    batchId: ['pass-one-time-codes', '3b0c8f9e-58f4-4c0b-9f3e-0c6a4b5d7e13'],
    endpointId: ['3b0c8f9e-58f4-4c0b-9f3e-0c6a4b5d7e17', 'no-such-endpoint'],
    deliveryId: ['3b0c8f9e-58f4-4c0b-9f3e-0c6a4b5d7e18', 'no-such-message'],
    tokenId: ['3b0c8f9e-58f4-4c0b-9f3e-0c6a4b5d7e16', 'no-such-token'],
    bulkActId: ['3b0c8f9e-58f4-4c0b-9f3e-0c6a4b5d7e12', 'no-such-act'],
    formerActId: ['3b0c8f9e-58f4-4c0b-9f3e-0c6a4b5d7e13', 'no-such-act'],
    paymentId: ['pi_maya_1', 'pi_nothing'],
    submissionId: ['0b7f4c1a-5d0e-4f6a-9a52-6f1f0c3d7a04', 'no-such-version'],
    area: ['ai-academy', 'nothing'],
    lastDay: ['2026-12-24', '2100-01-01', 'soon'],
    filmId: ['film-none'],
    courseIds: ['ai-leaders'],
    customerIds: ['acme'],
    ...(await profileIds(member)),
    pronouns: ['She/Her/Hers'],
    fileType: ['image/png'],
    uploadId: [(await addUploadAs(server, await server.as('employee'), 'picture', await aPicture())).uploadId],
    userVideoSessionId: [await begin(member, place)],
    sessionContentId: ['ai-leaders-2-check-partner', 'ai-leaders-2-project', 'ai-leaders-2-welcome'],
    sessionContentIds: ['ai-leaders-2-week-1', 'ai-leaders-2-resources'],
    videoGroupId: [place.groupId, 'ai-leaders-2-more'],
    memberEventId: ['new-member-orientation', 'what-changed-in-ai', 'reading-a-balance-sheet'],
    resourceID: ['resource-decision-log', 'resource-where-a-model-helps'],
    resourceIDs: ['resource-decision-log', 'resource-where-a-model-helps'],
    slug: ['decision-log', 'where-a-model-helps', 'ai-for-business-leaders-this-month', 'home-limited'],
    caseStudyId: ['half-the-inbox', 'twelve-prompts'],
    learningPlanQuizId: ['learning-plan-1'],
    documentId: ['new-member-orientation', 'written-by-nobody'],
    documentIds: ['new-member-orientation', 'written-by-nobody'],
    newDocumentId: ['copied-by-nobody'],
    kind: ['event'],
    viewingKey: ['one', 'two'],
    emails: ['one@friends.example', 'two@friends.example'],
    certificateId: ['ai-foundations', 'leading-an-organization', 'crash-data-fluency'],
    credentialId: ['ATR-7Q4M-29KD-X8PH', 'ATR-K6WN-8T3C-R5VJ', 'ATR-H3YD-6QGX-M9TE'],
    entitledCourseIds: courses,
    email: ['limited@demo.example', 'nobody@demo.example'],
    code: ['WELCOME30', 'ACME-TEAM', 'ACME-SSO', 'GHOST-PASS'],
    shortCode: ['FULL', 'WELCOME30'],
    ...Object.fromEntries(Object.entries(surveyResponses).map(([name, value]) => [name, [String(value)]])),
    product_id: ['ai-academy', 'unlimited', 'crash-courses', 'unlimited-upgrade'],
    return_url: ['/upgrade'],
    cancel_url: ['/upgrade?ec=uc'],
    returnUrl: ['/'],
    cancelUrl: ['/upgrade'],
    coupon: ['STAYWITHUS'],
    promoCode: ['ALLSTARS25'],
    configId: ['billing', 'cancel'],
    checkoutId: ['cs_test_none'],
    first_name: ['Ines'],
    last_name: ['Moreau'],
    user_id: [member.memberId],
    customerId: ['acme', 'globex', 'consumer'],
    companyId: ['acme', 'hooli'],
    seatId: ['acme-1/bob-tanaka'],
    contractId: ['acme-1', '3b0c8f9e-58f4-4c0b-9f3e-0c6a4b5d7e12'],
    entitlementIds: ['area-ai-academy'],
    timeZone: ['Europe/Berlin'],
    startsOn: ['2026-12-24'],
    endsOn: ['2027-12-24'],
    employeeId: ['bob-tanaka', member.memberId],
    deviceId: ['a', 'b'],
    clientSeq: ['1', '2', '3'],
  };
  const { getEventsCalendar } = await member.query<{ getEventsCalendar: { url: string } }>(
    '{ getEventsCalendar { url } }',
  );
  calendar = new URL(getEventsCalendar.url, server.origin).pathname.replace(/\.ics$/, '');
});
afterAll(async () => {
  sender.close();
  await server.close();
});

/** They would end the sign-ins with which the requests are sent, or answer them as somebody else. */
const withoutSignOut = [
  'logout',
  'endOtherDevices',
  'signOutPerson',
  'forgetProviderNames',
  'savePersonAddress',
  'startSupportSession',
];

/** Ids of the parts of a member's profile. */
async function profileIds(member: Caller): Promise<Known> {
  type Profile = { company: { userCompanyId: string }; location: { userLocationId: string } };
  const { getMemberProfile: own } = await member.query<{ getMemberProfile: Profile }>(
    'query ($userId: ID!) { getMemberProfile(userId: $userId) { company { userCompanyId } location { userLocationId } } }',
    { userId: member.memberId },
  );
  return { userCompanyId: [own.company.userCompanyId], userLocationId: [own.location.userLocationId] };
}

/** Sends lists of requests, each list concurrently, until `runs` lists are sent or `seconds` have passed. */
async function proveFor(one: fc.Arbitrary<Request>, { runs, seconds }: { runs: number; seconds: number }) {
  const atOnce = 8;
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: atOnce, size: 'max' }), async (requests) => {
      // otherwise most requests would only meet the rate limit of the network
      await server.db.deleteFrom('limit_bucket').execute();
      const faults = (await Promise.all(requests.map((request) => sender.faultOf(server.origin, request)))).filter(
        (fault) => fault !== null,
      );
      expect([...faults, ...server.takeErrors()]).toEqual([]);
    }),
    {
      numRuns: Math.ceil((runs * 2) / atOnce),
      plugins: [fc.interruptAfterTimeLimit(seconds * 1000)],
      includeErrorInReport: true,
    },
  );
}

const post = (path: string, type: string, body: string, headers: OutgoingHttpHeaders = {}): Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': type, ...headers },
  body,
});
const anybody = fc.nat(4).map((who): OutgoingHttpHeaders => {
  const token = tokens[who] ?? null;
  return token === null ? {} : { authorization: `Bearer ${token}` };
});

test('every id that a call takes has known values, so that generated calls pass the first checks', () => {
  expect(idsTakenBy(schema).filter((name) => known[name] === undefined)).toEqual([]);
});

test('[API-03] [THR-31] any arguments of any field, by visitors, members, administrators and staff, interpreted and compiled', async () => {
  const calls = fc
    .tuple(nastyCalls(schema, known, withoutSignOut), anybody)
    .map(([call, who]) => post('/graphql', 'application/json', JSON.stringify(call), who));
  await proveFor(calls, { runs: 4_000, seconds: 12 });
});

test('[THR-31] any body, hash, document and header sent to the API', async () => {
  const types = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', '', '/'];
  const document = nastyCalls(schema, known, withoutSignOut).chain(({ query }) =>
    fc
      .tuple(
        fc.nat(query.length),
        fc.nat(30),
        fc.oneof(nastyText(), fc.constantFrom('{', '}', '@include(if: $n)', '...A')),
      )
      .map(([at, length, with_]) => query.slice(0, at) + with_ + query.slice(at + length)),
  );
  const odd = fc.constantFrom(
    '',
    'null',
    '[]',
    '{',
    '{"query":',
    '{"query":{}}',
    '{"query":"{__typename}","variables":[]}',
    '['.repeat(100_000),
    `{"query":"${'x'.repeat(300_000)}"}`,
    '{"__proto__":{"query":"{__typename}"}}',
    '{"query":"subscription { getMember { userId } }"}',
    `{"query":"{ ${'a:getMember{userId} '.repeat(20)} }"}`,
  );
  const body = fc.oneof(
    odd,
    nastyJson.map((value) => JSON.stringify(value)),
    fc.record({ query: fc.oneof(document, nastyText()) }).map((value) => JSON.stringify(value)),
    fc.record({ query: nastyText(), persisted: fc.constant(true) }).map((value) => JSON.stringify(value)),
    fc
      .record({
        query: fc.constant('query ($a: Int) { getMember { userId } }'),
        variables: nastyJson,
        operationName: nastyJson,
      })
      .map((value) => JSON.stringify(value)),
  );
  const headers = fc.oneof(
    anybody,
    fc.record(
      {
        authorization: nastyHeader.map((value) => `Bearer ${value}`),
        cookie: nastyHeader,
        origin: nastyHeader,
        'accept-encoding': nastyHeader,
        'x-request-id': nastyHeader,
        'x-forwarded-for': nastyHeader,
        'x-forwarded-host': nastyHeader,
      },
      { requiredKeys: [] },
    ),
  );
  const request = fc
    .tuple(fc.constantFrom(...types, 'application/json', 'application/json'), body, headers)
    .map(([type, content, more]) => post('/graphql', type, content, more));
  await proveFor(request, { runs: 1_200, seconds: 4 });
});

test('[THR-31] anything in place of a sign-in, a code, a token or a request of the issuer', async () => {
  const field = (...values: string[]): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: nastyJson });
  const challenge = fc
    .record({
      email: fc.oneof(field('limited@demo.example', 'lİmited@demo.example'), nastyText()),
      password: fc.oneof({ weight: 9, arbitrary: nastyText() }, { weight: 1, arbitrary: nastyJson }),
      client_id: field('atrium-web'),
      redirect_uri: field(`${server.origin}/oauth`),
      code_challenge: field('a'.repeat(43)),
      code_challenge_method: field('S256', 'plain'),
      state: nastyText(['state']),
      nonce: nastyText(['nonce']),
    })
    .map((value) => post('/oidc/challenge', 'application/json', JSON.stringify(value)));
  const obtain = fc
    .record({ b64AuthInfo: nastyText(), authRedirectUrl: fc.oneof(nastyText([`${server.origin}/`]), nastyJson) })
    .map((value) =>
      post('/user/obtainACode', 'application/json', JSON.stringify(value), {
        cookie: `__Host-atrium-id=${tokens[2] ?? ''}`,
      }),
    );
  const form = fc
    .tuple(
      fc.dictionary(
        fc.constantFrom(
          'grant_type',
          'client_id',
          'redirect_uri',
          'code',
          'code_verifier',
          'refresh_token',
          'scope',
          'nonce',
          'response_type',
          'state',
          'code_challenge',
          'code_challenge_method',
          'prompt',
          'claims',
          'max_age',
          '__proto__',
        ),
        nastyText([
          'authorization_code',
          'refresh_token',
          'atrium-web',
          `${server.origin}/oauth`,
          'openid',
          'code',
          'S256',
          'a'.repeat(43),
          'client_credentials',
          'none',
        ]),
        { maxKeys: 9 },
      ),
      fc.oneof(
        fc.constant('client_id=atrium-web'),
        fc.constant('client_id=atrium-web&response_type=code'),
        fc.constant(''),
      ),
    )
    .map(([fields, more]) => `${new URLSearchParams(fields).toString()}&${more}`.slice(0, 12_000));
  const token = fc
    .tuple(
      form,
      fc.oneof(nastyHeader, fc.constant('')),
      fc.constantFrom('application/x-www-form-urlencoded', 'application/json'),
      fc.option(nastyHeader),
    )
    .map(([body, value, type, basic]) =>
      post('/oidc/token', type, body, {
        cookie: `__Host-atrium-refresh=${value}`,
        ...(basic !== null && { authorization: `Basic ${basic}` }),
      }),
    );
  const others = fc
    .tuple(
      fc.constantFrom('GET', 'POST', 'OPTIONS', 'DELETE'),
      fc.constantFrom(
        'auth',
        'me',
        'jwks',
        '.well-known/openid-configuration',
        'session/end',
        'token/introspection',
        'x',
        '',
      ),
      form,
      nastyHeader,
    )
    .map(([method, path, query, authorization]) => ({
      method,
      path: `/oidc/${path}?${query}`,
      headers: { authorization: `Bearer ${authorization}` },
      body: '',
    }));
  await proveFor(
    fc.oneof(
      { weight: 2, arbitrary: challenge },
      ...[token, others, obtain].map((arbitrary) => ({ weight: 1, arbitrary })),
    ),
    { runs: 800, seconds: 6 },
  );
});

test('[THR-31] any address by any method, with any headers', async () => {
  const starts = [
    '/',
    '/login',
    '/courses/',
    '/calendar/',
    '/media/',
    '/media/ai-leaders/',
    '/assets/',
    '/oidc',
    '/graphql',
  ];
  const request = fc
    .tuple(
      fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
      nastyPath([
        ...starts,
        `${calendar}.ics`,
        `${calendar}/new-member-orientation.ics`,
        '/unsubscribe/invitations/',
        '/calendar/aaaaaaaaaaaaaaaaaaaaaa.ics',
        '/livez',
        '/metrics',
        '*',
        '//',
        'http://evil.example/',
      ]),
      fc.record(
        {
          accept: nastyHeader,
          range: nastyHeader,
          'if-none-match': nastyHeader,
          'if-modified-since': nastyHeader,
          'accept-encoding': nastyHeader,
        },
        { requiredKeys: [] },
      ),
    )
    .map(([method, path, headers]) => ({ method, path, headers, body: '' }));
  await proveFor(request, { runs: 1_200, seconds: 4 });
});
