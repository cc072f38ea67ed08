import { people, persona } from '@atrium/content/people.ts';
import { expectedAt } from '@atrium/domain/access/expectedAccess.fixture.ts';
import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { allRoutes } from '@atrium/domain/access/studioRoutes.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flagFile } from '../../adapters/local/flagFile.ts';
import { openLog } from '../../base/process/log.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { openViewerSource } from '../entitlement/service/viewerSource.ts';

// What staff are told about an address is compared with what its page asks for, as the person themselves, over HTTP.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Params = Readonly<Record<string, string>>;
/** 'OPEN', the reason of a refusal, or 'to' with the address of another page. */
type Outcome = string;

interface Asked {
  readonly viewer: Viewer;
  readonly params: Params;
  readonly data: Readonly<Record<string, unknown>> | null;
}

interface PageCall {
  /** The fields that the page asks for, the decisive one first. */
  readonly call: (params: Params) => string;
  /** What the page does with an answer, where it is not 'not found for nothing'. */
  readonly read?: (asked: Asked) => Outcome;
}

const id = (value: string | undefined): string => JSON.stringify(value ?? '');
const by = (call: PageCall['call'], read?: PageCall['read']): PageCall => ({ call, ...(read && { read }) });

const session = by(({ sessionId }) => `getSessionContent(sessionId: ${id(sessionId)}) { __typename }`);
interface Watched {
  readonly video: { readonly videoId: string };
  readonly session: { readonly isFreeSession: boolean };
  readonly metering: {
    readonly threshold: number;
    readonly currentMeasure: number;
    readonly watchedVideoIds: readonly string[];
    readonly entitledVideoIds: readonly string[];
  } | null;
}
const video = by(
  ({ topLevelId, groupId, videoContentId }) => `getVideoPage(
      topLevelId: ${id(topLevelId)}, groupId: ${id(groupId)}, videoContentId: ${id(videoContentId)}
    ) { video { videoId } session { isFreeSession }
      metering { threshold currentMeasure watchedVideoIds entitledVideoIds } }`,
  ({ data }) => {
    const { metering, session: within, video: shown } = (data ?? {})['getVideoPage'] as Watched;
    if (metering === null || within.isFreeSession || metering.currentMeasure < metering.threshold) return 'OPEN';
    const isOwn = metering.watchedVideoIds.includes(shown.videoId) && metering.entitledVideoIds.includes(shown.videoId);
    return isOwn ? 'OPEN' : 'METERING_EXCEEDED';
  },
);
/** The pages of companies carry their refusals in the data. */
const company = (call: PageCall['call']): PageCall =>
  by(call, ({ data }) => {
    const [payload] = Object.values(data ?? {}) as { readonly error: { readonly code: string } | null }[];
    return payload?.error?.code ?? 'OPEN';
  });
const scope = ({ customerId }: Params): string => (customerId === undefined ? '' : `customerId: ${id(customerId)}, `);
const dashboard = by(
  (params) => `getOrganizationDetails(${scope(params)}filterType: "CONTRACT_TO_DATE") { error { code } }`,
  ({ viewer, params, data }) => {
    const [payload] = Object.values(data ?? {}) as { readonly error: { readonly code: string } | null }[];
    // staff without a company see all of them
    if (viewer.accountType === 'EMPLOYEE' && params['customerId'] === undefined) return 'OPEN';
    return payload?.error?.code ?? 'OPEN';
  },
);
const employee = company(
  (params) => `getEmployeeDetails(userId: ${id(params['userId'])}, ${scope(params)}filterType: "CONTRACT_TO_DATE")
    { error { code } }`,
);
const seats = by((params) => `listSeats(${scope(params)}searchTerm: "", page: 0) { total }`);
const offer = by(
  () => '__typename',
  ({ viewer }) => (viewer.manageBilling && viewer.flags.cancelMembershipCopy ? 'OPEN' : 'NOT_FOUND'),
);

const standard = ['area/mcsc-unlimited', 'area/ai-academy', 'area/ai-ondemand'];
const has = ({ entitlements }: Viewer, keys: readonly string[]): boolean =>
  keys.some((key) => entitlements.includes(key));

/** What each page asks for, and what it does with the answer, written a second time from the pages. */
const pages: Readonly<Record<string, PageCall>> = {
  '/': by(() => 'getHome { __typename }'),
  '/my-sessions': by(() => 'getHome { __typename }'),
  '/courses': by(
    () => 'getEntitledSessions { courseId courseType }',
    ({ viewer, data }) => {
      if (!viewer.entitlements.includes('area/mc-transactional') || has(viewer, standard)) return 'OPEN';
      const all = (data?.['getEntitledSessions'] ?? []) as { courseId: string; courseType: string }[];
      const sprints = [...new Set(all.filter((one) => one.courseType === 'SPRINT').map((one) => one.courseId))];
      if (sprints[0] === undefined) return 'NOT_FOUND';
      return sprints.length === 1 ? `to /courses/${sprints[0]}` : 'to /my-sessions';
    },
  ),
  '/courses/{courseId}': by(({ courseId }) => `getCourse(courseId: ${id(courseId)}) { __typename }`),
  '/courses/portfolio': by(() => '__typename'),
  '/courses/business-archive': by(() => 'getEntitledBusinessArchiveSessions { __typename }'),
  '/courses/session/{sessionId}': session,
  '/mini-mbas/{sessionId}': session,
  '/courses/session/{topLevelId}/{groupId}/{videoContentId}': video,
  '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}': video,
  '/mini-mbas/{topLevelId}/{groupId}/{videoContentId}': video,
  '/mini-mbas': by(
    () => 'getEntitledBootcampSessions { sessionId }',
    ({ viewer, data }) => {
      const found = data?.['getEntitledBootcampSessions'] as readonly object[];
      return found.length > 0 || viewer.accountType !== 'EMPLOYEE' ? 'OPEN' : 'to /';
    },
  ),
  '/certificates': by(() => 'listCertificates { __typename }'),
  '/certificates/{certificateId}': by(
    ({ certificateId }) => `getCertificate(certificateId: ${id(certificateId)}) { __typename }`,
  ),
  '/crash-courses': by(() => '__typename'),
  '/crash-courses/{certificateId}': by(
    ({ certificateId }) => `getCrashCourseCertificate(certificateId: ${id(certificateId)}) { __typename }`,
  ),
  '/events': by(() => 'listMemberEvents { __typename }'),
  '/events/{memberEventId}': by(
    ({ memberEventId }) => `getMemberEvent(memberEventId: ${id(memberEventId)}) { __typename }`,
  ),
  '/notes': by(() => 'listNotes(query: "", after: 0, count: 1) { total }'),
  '/resources': by(() => 'listResources { __typename }'),
  '/resources/{slug}': by(({ slug }) => `getResource(slug: ${id(slug)}) { __typename }`),
  '/insights': by(() => 'listCaseStudies { __typename }'),
  '/insights/{insightId}': by(
    ({ insightId }) => `listCaseStudies(caseStudyId: ${id(insightId)}) { list { caseStudyId } }`,
    ({ data }) =>
      (data?.['listCaseStudies'] as { list: readonly object[] } | null)?.list.length === 1 ? 'OPEN' : 'NOT_FOUND',
  ),
  '/member-directory': by(() => 'listMembers { __typename }'),
  '/member-directory/{userId}': by(({ userId }) => `getMemberProfile(userId: ${id(userId)}) { __typename }`),
  '/member-directory/{userId}/edit': by(
    () => '__typename',
    ({ viewer, params: { userId = '' } }) => (userId === viewer.memberId ? 'OPEN' : `to /member-directory/${userId}`),
  ),
  '/organization': dashboard,
  '/organization/{customerId}': dashboard,
  '/organization/seats': seats,
  '/organization/{customerId}/seats': seats,
  '/organization/employee/{userId}': employee,
  '/organization/{customerId}/employee/{userId}': employee,
  '/plan/intro': by(() => 'getLearningPlan { __typename }'),
  '/plan/quiz': by(() => 'getLearningPlanQuiz { __typename }'),
  '/upgrade': by(
    () => '__typename',
    ({ viewer }) => {
      const onDemandOnly =
        has(viewer, ['area/ai-ondemand']) && !has(viewer, ['area/mcsc-unlimited', 'area/ai-academy']);
      return ['LIMITED', 'EMPLOYEE'].includes(viewer.accountType) || onDemandOnly ? 'OPEN' : 'to /';
    },
  ),
  '/cancel-offer': offer,
  '/coupon-confirmation': offer,
  '/profai/transfer': by(
    () => '__typename',
    ({ viewer: { customer } }) =>
      customer?.type !== 'ENTERPRISE' || (customer.enableProfAI && !customer.disableAIFeatures) ? 'OPEN' : 'FORBIDDEN',
  ),
};

/** Pages that open whatever the server says. */
const alwaysOpen = [
  '/not-authorized',
  '/account-settings',
  '/second-factor',
  '/referrals',
  '/resubscribe',
  '/checkout-confirmation',
];
const isAlwaysOpen = (path: string): boolean =>
  alwaysOpen.includes(path) || path === '/drops' || allRoutes.some((row) => row.path === path && row.public === true);

interface Row {
  readonly sessionId: string;
  readonly courseId: string;
  readonly groupId: string | null;
  readonly contentId: string | null;
  /** What may make a difference: sessions of one kind answer alike to members who have joined none of them. */
  readonly kind: string;
  readonly members: readonly string[];
}

async function contentRows(): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select distinct on (s.session_id) s.session_id as "sessionId", s.course_id as "courseId",
      sv.group_id as "groupId", sv.course_content_id as "contentId",
      concat_ws(' ', c.course_type, s.session_type, c.open_to::text, s.is_free_session, s.published, s.hide_in_catalog,
        sv.enabled_at > now(), sv.video_id is null) as kind,
      array(select e.member_id from enrollment e where e.session_id = s.session_id and e.status <> 'NONE') as members
    from session s join course c using (course_id) left join session_videos('') sv using (session_id)
    order by s.session_id, sv.enabled_at nulls first, sv.video_id`.execute(server.db);
  return rows;
}

const firstOfEach = <T>(rows: readonly T[], kind: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [kind(row), row])).values(),
];

/** One value of each parameter of the other routes, and one that names nothing. */
async function otherIds(): Promise<Readonly<Record<string, string[]>>> {
  const ids = async (column: string, table: string): Promise<string[]> => {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} order by 1`.execute(server.db);
    return rows.map(({ value }) => value);
  };
  return {
    certificateId: await ids('certificate_id', 'certificate'),
    slug: await ids('slug', 'resource'),
    insightId: await ids('case_study_id', 'case_study'),
    memberEventId: await ids('member_event_id', 'member_event'),
  };
}

/** The addresses that one person is asked about, with the route and the parameters of each. */
function addressesFor(
  { memberId }: Viewer,
  rows: readonly Row[],
  others: Readonly<Record<string, string[]>>,
): { path: string; params: Params }[] {
  const own = rows.filter(({ members }) => members.includes(memberId));
  const sampled = [...new Set([...firstOfEach(rows, ({ kind }) => kind), ...own])];
  const who = [memberId, persona('member').memberId, persona('bob@acme.example').memberId, 'nobody'];
  const missing = { sessionId: 'no', courseId: 'no', groupId: 'no', contentId: 'no' };
  return allRoutes.flatMap(({ path }): { path: string; params: Params }[] => {
    if (path.includes('{topLevelId}')) {
      return [...sampled.filter(({ groupId }) => groupId !== null), missing].map((row) => ({
        path,
        params: { topLevelId: row.sessionId, groupId: row.groupId ?? '', videoContentId: row.contentId ?? '' },
      }));
    }
    if (path.includes('{sessionId}')) {
      return [...sampled, missing].map(({ sessionId }) => ({ path, params: { sessionId } }));
    }
    if (path.includes('{courseId}')) {
      const courses = [...new Set([...sampled, missing].map(({ courseId }) => courseId))];
      return courses.map((courseId) => ({ path, params: { courseId } }));
    }
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const valuesOf = (name: string): readonly string[] =>
      ({ userId: who, customerId: ['acme', 'globex', 'no'], inviteCode: ['WELCOME30'], credentialId: ['no'] })[
        name
      ] ?? [...(others[name] ?? []), 'no'];
    return names
      .reduce<Params[]>(
        (all, name) => all.flatMap((params) => valuesOf(name).map((value) => ({ ...params, [name]: value }))),
        [{}],
      )
      .map((params) => ({ path, params }));
  });
}

/** What the person meets, by their own calls. */
async function meets(caller: Caller, viewer: Viewer, path: string, params: Params): Promise<Outcome> {
  // each role of the team finds its own there, and nobody else anything (STU-05)
  if (path.startsWith('/studio')) return viewer.staff === null ? 'NOT_FOUND' : 'OPEN';
  const address = fillPath(path, params).replace(/(employee|member-directory)\/[^/]+/, '$1/x1');
  const expected = expectedAt(address, viewer.accountType, viewer.entitlements.filter(isArea), viewer.flags);
  if (expected !== 'allow') return allRoutes.some((row) => row.path === path && row.guestOnly) ? `to ${expected}` : '-';
  if (isAlwaysOpen(path)) return 'OPEN';
  const page = pages[path];
  if (page === undefined) throw new Error(`${path}: say above what the page asks for`);
  const { data, errors } = await caller.ask(`{ ${page.call(params)} }`);
  const [error] = errors ?? [];
  if (error !== undefined) return error.extensions.reason ?? error.extensions.code ?? error.message;
  if (page.read !== undefined && Object.values(data ?? {})[0] !== null) return page.read({ viewer, params, data });
  return Object.values(data ?? {})[0] === null ? 'NOT_FOUND' : 'OPEN';
}

const isArea = (key: string): boolean => key.startsWith('area/');

interface Told {
  readonly opens: boolean;
  readonly reason: string;
  readonly leadsTo: string | null;
}

/** What staff are told about these addresses, some in each request. */
async function toldAbout(staff: Caller, userId: string, addresses: readonly string[]): Promise<Told[]> {
  const told: Told[] = [];
  for (let at = 0; at < addresses.length; at += 10) {
    const fields = addresses.slice(at, at + 10).map(
      (address, n) => `a${String(n)}: explainAccess(userId: ${id(userId)}, address: ${id(address)})
        { opens reason leadsTo }`,
    );
    told.push(...Object.values(await staff.query<Record<string, Told>>(`{ ${fields.join('\n')} }`)));
  }
  return told;
}

test(
  '[STF-07] for every persona and every address, what staff are told is what the page answers',
  { timeout: 900_000 },
  async () => {
    const listener = { alive: () => true, on: () => Promise.resolve(), close: () => Promise.resolve() };
    const source = await openViewerSource({ db: server.db, listener, log: openLog('silent') }, flagFile(undefined));
    const staff = await server.as('employee');
    const [rows, others] = [await contentRows(), await otherIds()];
    const different: string[] = [];
    const met = new Map<string, number>();
    for (const { persona: name, memberId } of people) {
      if (name === undefined || !persona(name).passwordLogin) continue;
      const viewer = await source.find(memberId, server.clock.now());
      if (viewer === null) continue;
      const caller = await server.as(name);
      const asked = addressesFor(viewer, rows, others);
      const told = await toldAbout(
        staff,
        memberId,
        asked.map(({ path, params }) => fillPath(path, params)),
      );
      for (const [at, { path, params }] of asked.entries()) {
        const outcome = await meets(caller, viewer, path, params);
        const { opens, reason, leadsTo } = told[at] ?? { opens: false, reason: 'not told', leadsTo: null };
        const said = opens ? 'OPEN' : reason === 'ELSEWHERE' ? `to ${String(leadsTo)}` : reason;
        const agrees = outcome === '-' ? !opens && reason !== 'ELSEWHERE' : said === outcome;
        if (!agrees) different.push(`${name} ${fillPath(path, params)}: the page ${outcome}, told ${said}`);
        met.set(outcome, (met.get(outcome) ?? 0) + 1);
      }
    }
    expect(different).toEqual([]);
    // the demo has every kind of answer
    for (const outcome of ['OPEN', '-', 'NOT_FOUND', 'ENROLLMENT', 'ENTITLEMENT', 'METERING_EXCEEDED', 'to /']) {
      expect(met.get(outcome), outcome).toBeGreaterThan(0);
    }
    expect(server.takeErrors()).toEqual([]);
  },
);
