import { checkouts } from '@atrium/content/billing.ts';
import { memberCertificates } from '@atrium/content/certificates.ts';
import {
  credentialCoverage,
  insightCoverage,
  miniMbaCoverage,
  ownSeatCoverage,
  previewCoverage,
} from '@atrium/content/coverage.ts';
import { enrollments } from '@atrium/content/enrollments.ts';
import { persona } from '@atrium/content/people.ts';
import type { CoverageRow } from '@atrium/content/types.ts';
import { hour } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../modules/billing/service/reconcile.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Own {
  readonly sessionId: string;
  readonly enrollmentStatus: string;
  readonly cancelled: boolean;
  readonly offerExpiresAt: string | null;
}

/** A session as the persona of the row sees it on the page of its course. */
async function own({ persona: name, courseId, sessionId }: CoverageRow): Promise<Own | undefined> {
  const caller = await server.as(name);
  const { getCourse } = await caller.query<{ getCourse: { sessions: Own[] } }>(
    `query ($courseId: ID!) { getCourse(courseId: $courseId) {
      sessions { sessionId enrollmentStatus cancelled offerExpiresAt } } }`,
    { courseId },
  );
  return getCourse.sessions.find((session) => session.sessionId === sessionId);
}

test('[ENR-04] [ENR-06] in the demo somebody meets a canceled session, a seat to claim, a switch and an early enrollment', async () => {
  const { canceledWhileEnrolled, claimOffered, switchOffered, opensEarly } = ownSeatCoverage;
  const now = server.clock.now();
  const hoursLeft = (session: Own | undefined): number => (Number(session?.offerExpiresAt) - now) / hour;

  expect(await own(canceledWhileEnrolled)).toMatchObject({ enrollmentStatus: 'ENROLLED', cancelled: true });
  // shown to nobody who had not enrolled
  expect(await own({ ...canceledWhileEnrolled, persona: 'member' })).toBeUndefined();

  const claim = await own(claimOffered);
  expect(claim).toMatchObject({ enrollmentStatus: 'WAITLISTED' });
  expect(hoursLeft(claim)).toBeGreaterThan(1);
  expect(hoursLeft(claim)).toBeLessThanOrEqual(2);

  const offered = await own(switchOffered);
  expect(offered).toMatchObject({ enrollmentStatus: 'WAITLISTED' });
  expect(hoursLeft(offered)).toBeGreaterThan(10);
  expect(hoursLeft(offered)).toBeLessThanOrEqual(12);
  const holds = enrollments.filter(
    ({ memberId, sessionId, status }) =>
      memberId === persona('waiting').memberId && sessionId.startsWith('decision-writing') && status === 'ENROLLED',
  );
  expect(holds).toHaveLength(1);

  expect(await own(opensEarly)).toMatchObject({ enrollmentStatus: 'ENROLL' });
  expect(await own({ ...opensEarly, persona: 'member' })).toMatchObject({ enrollmentStatus: 'FUTURE' });
});

test('[MBA-01] in the demo somebody meets a Mini-MBA that is over, one that runs and one to come', async () => {
  const now = server.clock.now();
  const spanOf = async ({ persona: name, sessionId }: CoverageRow) => {
    const { getEntitledBootcampSessions: list } = await (
      await server.as(name)
    ).query<{ getEntitledBootcampSessions: { sessionId: string; startAt: string; endAt: string }[] }>(
      '{ getEntitledBootcampSessions { sessionId startAt endAt } }',
    );
    // one alone is opened at once, without the list
    expect(list.length, name).toBeGreaterThan(1);
    // the finished ones last
    const over = list.map(({ endAt }) => Number(endAt) <= now);
    expect(over, name).toEqual(over.toSorted((a, b) => Number(a) - Number(b)));
    const session = list.find((item) => item.sessionId === sessionId);
    return { startAt: Number(session?.startAt), endAt: Number(session?.endAt) };
  };
  expect((await spanOf(miniMbaCoverage.finished)).endAt).toBeLessThan(now);
  const running = await spanOf(miniMbaCoverage.running);
  expect(running.startAt < now && now < running.endAt).toBe(true);
  expect((await spanOf(miniMbaCoverage.upcoming)).startAt).toBeGreaterThan(now);
});

test('[CRS-07] in the demo somebody meets a preview without a lesson, and one without a group', async () => {
  const outlineFor = async (name: string, { courseId }: CoverageRow) => {
    const { getOnDemandContent } = await (
      await server.as(name)
    ).query<{ getOnDemandContent: { groups: { content: unknown[] }[] } }>(
      `query ($courseId: ID!) { getOnDemandContent(courseId: $courseId) { groups { content { courseContentId } } } }`,
      { courseId },
    );
    return getOnDemandContent.groups.map(({ content }) => content.length);
  };
  const { lesson, group } = previewCoverage;
  expect([await outlineFor('member', lesson), await outlineFor(lesson.persona, lesson)]).toEqual([
    [3, 2],
    [3, 1],
  ]);
  expect([await outlineFor('member', group), await outlineFor(group.persona, group)]).toEqual([
    [2, 2, 2],
    [2, 2],
  ]);
});

test('[CRT-04] in the demo there is a credential in each state, with its holder', async () => {
  for (const [state, { persona: name, credentialId }] of Object.entries(credentialCoverage)) {
    const caller = name === null ? server.stranger : await server.as(name);
    const { getCredential } = await caller.query<{ getCredential: Record<string, unknown> }>(
      'query ($id: ID!) { getCredential(credentialId: $id) { status isOwn holderName replacedBy } }',
      { id: credentialId },
    );
    expect(getCredential, state).toMatchObject({ status: state, isOwn: name !== null });
  }
  const { renamed } = memberCertificates.find((row) => row.persona === 'graduate')?.issued ?? {};
  const read = async (id: string | undefined) =>
    (
      await server.stranger.query<{ getCredential: Record<string, unknown> }>(
        'query ($id: ID!) { getCredential(credentialId: $id) { status holderName replacedBy } }',
        { id },
      )
    ).getCredential;
  expect(await read(credentialCoverage.REPLACED.credentialId)).toEqual({
    status: 'REPLACED',
    holderName: renamed?.from,
    replacedBy: renamed?.credentialId,
  });
  expect(await read(renamed?.credentialId)).toEqual({
    status: 'VALID',
    holderName: 'Leilani Kahale',
    replacedBy: null,
  });
});

test('[INS-01] in the demo somebody has insights to read, and somebody who may open them has none', async () => {
  const read = async (name: string): Promise<number> => {
    const { listCaseStudies } = await (
      await server.as(name)
    ).query<{ listCaseStudies: { list: unknown[] } }>('{ listCaseStudies { list { caseStudyId } } }');
    return listCaseStudies.list.length;
  };
  expect(await read(insightCoverage.some)).toBeGreaterThan(3);
  expect(await read(insightCoverage.none)).toBe(0);
});

test('[BIL-05] [THR-57] in the demo somebody comes back from a checkout in each state', async () => {
  const settled = await Promise.all(
    checkouts.map(async ({ checkoutId, persona: name }) => {
      const { settleStripeCheckout } = await (
        await server.as(name)
      ).query<{ settleStripeCheckout: { state: string; error: unknown } }>(
        'mutation ($id: String!) { settleStripeCheckout(checkoutId: $id) { state error { code } } }',
        { id: checkoutId },
      );
      return settleStripeCheckout;
    }),
  );
  expect(settled).toEqual(
    ['COMPLETE', 'REFUNDED', 'COMPLETE', 'EXPIRED', 'OPEN'].map((state) => ({ state, error: null })),
  );
  // what is shown there is true at the provider, so that a night changes nothing
  const { healed, reopened } = await reconcile(server.context(null, server.clock.now()));
  expect([healed, reopened]).toEqual([[], []]);
});

test('[PAS-04] [ORG-13] in the demo a company without a free seat turns its people away before they fill in a form', async () => {
  const details = (code: string) =>
    server.stranger.query<{ getPassDetailsByCode: object }>(
      'query ($code: String!) { getPassDetailsByCode(code: $code, context: INVITE_REGISTRATION) { showRegistration } }',
      { code },
    );
  await expect(details('PENDANT-TEAM')).rejects.toThrow('402');
  await expect(details('ACME-TEAM')).resolves.toMatchObject({ getPassDetailsByCode: { showRegistration: true } });
});

test('[PRO-01] in the demo somebody meets a profile with everything that one can hold, and one with a name alone', async () => {
  const said = async (userId: string) => {
    const { getMemberProfile } = await (
      await server.as('academy')
    ).query<{ getMemberProfile: Record<string, unknown> }>(
      `query ($userId: ID!) { getMemberProfile(userId: $userId) { profileImageUrl pronouns jobRole industry jobFunction
         languages { name } company { name } location { city region country } linkedin twitter instagram
         about growthTip communityGive communityGet whatILove } }`,
      { userId },
    );
    return Object.entries(getMemberProfile).map(([name, value]) => [name, flatten(value)] as const);
  };
  const flatten = (value: unknown): unknown[] =>
    (value !== null && typeof value === 'object' ? Object.values(value).flatMap(flatten) : [value]).filter(
      (item) => item !== null && item !== '',
    );
  const whole = await said(persona('member').memberId);
  expect(whole.filter(([, values]) => values.length === 0)).toEqual([]);
  expect(whole.find(([name]) => name === 'location')?.[1]).toHaveLength(3);
  const bare = await said('saoirse-pell');
  expect(bare.filter(([, values]) => values.length > 0)).toEqual([]);
});
