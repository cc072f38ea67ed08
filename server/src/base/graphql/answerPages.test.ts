import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { callToActionCoverage } from '@atrium/content/coverage.ts';
import { persona } from '@atrium/content/people.ts';
import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { firstViews } from '@atrium/domain/access/pageDocuments.ts';
import { minute } from '@atrium/domain/time.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { recordSql } from '../../testing/recordSql.ts';
import { signInAs, type Tokens } from '../../testing/signInAs.ts';
import { webPage } from '../../testing/webPage.ts';
import type { PageData } from '../http/pageData.ts';
import { answerPages } from './answerPages.ts';

const { courseId, sessionId } = callToActionCoverage.goToLiveCourseByRoute;
const member = persona('member');
let server: TestServer;
let tokens: Tokens;
beforeAll(async () => {
  server = await startServer({ web: webPage });
  tokens = await signInAs(server.origin, member.email, demoPassword);
});
afterAll(() => server.close());

interface Opened {
  readonly response: Response;
  readonly html: string;
  readonly data: PageData | null;
}

async function open(path: string, cookie = tokens.cookies, browser: Record<string, string> = {}): Promise<Opened> {
  const response = await fetch(server.origin + path, { headers: { accept: 'text/html', cookie, ...browser } });
  const html = await response.text();
  const json = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html)?.[1];
  return { response, html, data: json === undefined ? null : (JSON.parse(json) as PageData) };
}

const rootsOf = ({ data }: Opened): string[] =>
  (data?.answers ?? []).flatMap((answer) => Object.keys(answer.data as Record<string, unknown>));

test('the page of a member comes with the viewer, its document and the token, and is not kept', async () => {
  const roots = { '/': 'getHome', '/courses': 'listCatalogue' };
  const pages = {
    ...roots,
    [`/courses/${courseId}`]: 'getCourse',
    [`/courses/session/${sessionId}`]: 'getSessionContent',
  };
  for (const [path, root] of Object.entries(pages)) {
    const page = await open(path);
    expect(page.data).toMatchObject({ memberId: member.memberId, token: { id_token: tokens.idToken } });
    expect(rootsOf(page)).toEqual(expect.arrayContaining(['getMember', root]));
    expect(page.response.headers.get('cache-control')).toBe('private, no-store');
    expect(page.response.headers.get('etag')).toBeNull();
  }
  const { html } = await open(`/courses/${courseId}`);
  expect(html).toMatch(/<link rel="preload" as="image" fetchpriority="high" href="\/files\/art\/cover\/[^"]+">/);
});

test('[DIR-01] the directory comes with as many members as the browser says that it shows, a phone half as many', async () => {
  const countFor = async (browser: Record<string, string>): Promise<unknown> => {
    const { data, html } = await open('/member-directory', undefined, browser);
    expect(html).toMatch(/<link rel="preload" as="image" fetchpriority="high" href="[^"]+">/);
    const answer = data?.answers.find((each) => Object.hasOwn(each.data as object, 'listMembers'));
    return answer?.variables;
  };
  expect(await countFor({})).toEqual({ filter: '', page: 1, count: 36 });
  expect(await countFor({ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 18_0)' })).toEqual({
    filter: '',
    page: 1,
    count: 36,
  });
  expect(await countFor({ 'user-agent': 'Mozilla/5.0 (Android 15; Tablet; rv:140.0)' })).toMatchObject({ count: 36 });
  expect(await countFor({ 'sec-ch-ua-mobile': '?1' })).toEqual({ filter: '', page: 1, count: 18 });
  expect(await countFor({ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' })).toEqual({
    filter: '',
    page: 1,
    count: 18,
  });
  expect(await countFor({ 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0)' })).toEqual({
    filter: '',
    page: 1,
    count: 18,
  });
});

test('[THR-22] a visitor, and a member who signed out, gets the page that all share', async () => {
  const shared = await open('/courses', '');
  expect([shared.data, shared.response.headers.get('cache-control')]).toEqual([null, 'no-cache']);
  const other = await signInAs(server.origin, member.email, demoPassword);
  expect((await open('/courses', other.cookies)).data?.memberId).toBe(member.memberId);
  const ended = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${other.idToken}`, cookie: other.cookies },
    body: JSON.stringify({ query: 'mutation { logout { success } }' }),
  });
  expect(ended.status).toBe(200);
  expect((await open('/courses', other.cookies)).data).toBeNull();
  const idAlone = tokens.cookies.split('; ').filter((pair) => !pair.includes('refresh'));
  expect((await open('/courses', idAlone.join('; '))).data).toBeNull();
});

test('[STU-05] a page of the team is not found by members, and its code comes to the team alone', async () => {
  const files = { modules: ['/assets/studio-list-12345678.js'], styles: ['/assets/studio-12345678.css'] };
  const built = await startServer({
    web: async (origin, academy) => {
      const web = await webPage(origin, academy);
      await writeFile(path.join(web.root, 'first-views.json'), JSON.stringify({ '/studio/{kind}': files }));
      return web;
    },
  });
  try {
    const openAs = async (cookie: string, at = '/studio/event') => {
      const response = await fetch(built.origin + at, { headers: { accept: 'text/html', cookie } });
      const html = await response.text();
      const data = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '{}';
      return {
        status: response.status,
        hasCode: html.includes('studio-'),
        data: JSON.parse(data) as Partial<PageData>,
      };
    };
    const [ofMember, ofStaff] = [
      await signInAs(built.origin, member.email, demoPassword),
      await signInAs(built.origin, persona('editor').email, demoPassword),
    ];
    expect(await openAs(ofMember.cookies)).toMatchObject({
      status: 404,
      hasCode: false,
      data: { memberId: member.memberId },
    });
    expect((await openAs(ofMember.cookies)).data).not.toHaveProperty('isNotFound');
    expect(await openAs(ofMember.cookies, '/studiox/event')).toMatchObject({ status: 404, hasCode: false });
    expect(await openAs(ofStaff.cookies)).toMatchObject({ status: 200, hasCode: true });
    // a visitor is led to the sign-in page
    expect(await openAs('')).toEqual({ status: 200, hasCode: false, data: {} });
  } finally {
    await built.close();
  }
});

test('a page for guests comes with its flags for visitors, and without data for a member who is signed in', async () => {
  const { data } = await open('/login', '');
  expect(data).toMatchObject({ memberId: null, token: null, answers: [{ variables: {} }] });
  expect((await open('/login')).data).toBeNull();
});

test('a page comes with what its viewer asks for there, and a page that does not open with none', async () => {
  const cookiesOf = async (name: string) => (await signInAs(server.origin, persona(name).email, demoPassword)).cookies;
  const [limited, planned] = [await cookiesOf('limited-over'), await cookiesOf('planned')];
  const steps = ['getNextStepsStatus', 'getMeteringPlanDetails'];
  expect(rootsOf(await open('/', limited))).toEqual(expect.arrayContaining(['getHome', 'getSurveyStatus', ...steps]));
  const catalogue = rootsOf(await open('/courses', limited));
  expect(catalogue).toEqual(expect.arrayContaining(['listCatalogue', 'listFreeSessions', ...steps]));
  expect(catalogue).not.toContain('getSurveyStatus');
  expect(rootsOf(await open('/', planned))).toContain('getLearningPlan');
  expect(rootsOf(await open('/'))).not.toContain('getLearningPlan');
  expect(rootsOf(await open('/crash-courses'))).not.toContain('getEntitledCertificates');
});

test('a document that is refused, or that the address asks for otherwise, is left to the page', async () => {
  expect(rootsOf(await open('/courses/nothing-of-that-name'))).not.toContain('getCourse');
  expect(rootsOf(await open('/courses?q=pricing'))).not.toContain('listCatalogue');
  expect(rootsOf(await open('/account-settings'))).toContain('getMember');
});

test('[ORG-02] the pages of a company come with what their address says, in one transaction of the company', async () => {
  const ann = await signInAs(server.origin, 'ann@acme.example', demoPassword);
  const statements = await recordSql(async () => {
    const { data } = await open('/organization?filter=LAST_30_DAYS&compare=1&tab=1&sortKey=enrolled', ann.cookies);
    const asked = (data?.answers ?? []).map(({ variables }) => JSON.stringify(variables)).slice(1);
    expect(asked).toEqual([
      ...['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE', 'LAST_30_DAYS'].map((filter) =>
        JSON.stringify({ customerId: null, filterType: filter }),
      ),
      ...(['completed/DESC', 'enrolled/ASC'] as const).map((order) => {
        const [key, direction] = order.split('/');
        return JSON.stringify({
          customerId: null,
          page: 0,
          searchTerm: '',
          filterType: 'LAST_30_DAYS',
          sortBy: {
            key,
            direction,
          },
        });
      }),
    ]);
  });
  expect(statements.filter(({ text }) => text.includes('set_config'))).toHaveLength(1);
});

test('[THR-22] what somebody wrote into the address of a company is not repeated beside the token', async () => {
  const ann = await signInAs(server.origin, 'ann@acme.example', demoPassword);
  const staff = await signInAs(server.origin, 'employee@demo.example', demoPassword);
  const written = 'eyJhbGciOi';
  const query = ['search', 'sortKey', 'course', 'session', 'from', 'to', 'state', 'filter', 'page']
    .map((name) => `${name}=${written}`)
    .join('&');
  for (const tab of ['0', '1']) {
    for (const page of ['', '/seats', '/employee/bob-tanaka', `/employee/${written}`]) {
      const { data } = await open(`/organization${page}?tab=${tab}&${query}`, ann.cookies);
      expect(JSON.stringify(data?.answers), page).not.toContain(written);
    }
    for (const page of ['', '/seats', '/employee/bob-tanaka']) {
      const { data } = await open(`/organization/${written}${page}?tab=${tab}&${query}`, staff.cookies);
      expect(data?.memberId).toBe(persona('employee').memberId);
      expect(JSON.stringify(data?.answers), page).not.toContain(written);
    }
  }
});

test('[THR-22] what somebody wrote into the path of any page is not repeated beside the token', async () => {
  const written = 'eyJhbGciOi';
  const paths = Object.keys(firstViews).filter((path) => path.includes('{'));
  expect(paths.length).toBeGreaterThan(8);
  for (const name of ['member', 'minimba', 'limited', 'ann@acme.example', 'employee']) {
    const { cookies } = await signInAs(server.origin, persona(name).email, demoPassword);
    for (const path of paths) {
      const { data } = await open(path.replaceAll(/\{\w+\}/g, written), cookies);
      expect(data?.memberId, path).toBe(persona(name).memberId);
      expect(JSON.stringify(data?.answers), `${name}: ${path}`).not.toContain(written);
    }
  }
});

test('[SES-02] a token that is about to expire does not come with the page, its data does', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * minute });
  try {
    const page = await open('/courses');
    expect(page.data?.token).toBeNull();
    expect(rootsOf(page)).toContain('listCatalogue');
  } finally {
    vi.useRealTimers();
  }
});

test('[THR-22] an expired token opens pages only beside the refresh token of its own sign-in', async () => {
  const [id = ''] = tokens.cookies.split('; ').filter((pair) => pair.startsWith('__Host-atrium-id'));
  const other = await signInAs(server.origin, member.email, demoPassword);
  const [foreign = ''] = other.cookies.split('; ').filter((pair) => pair.startsWith('__Host-atrium-refresh'));
  const opened = async (cookie: string) => (await open('/courses', cookie)).data?.memberId ?? null;
  expect(await opened(`${id}; ${foreign}`)).toBe(member.memberId);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * minute });
  try {
    expect(await opened(tokens.cookies)).toBe(member.memberId);
    for (const cookie of [id, `${id}; __Host-atrium-refresh=x`, `${id}; ${foreign}`]) {
      expect(await opened(cookie), cookie).toBeNull();
    }
  } finally {
    vi.useRealTimers();
  }
});

test('[THR-18] without the database a page opens, and asks for itself', async () => {
  const warned: unknown[] = [];
  const find = answerPages({
    run: () => Promise.reject(new Error('not asked')),
    persisted: {},
    identify: () => Promise.reject(new Error('the connection was lost')),
    context: () => {
      throw new Error('not asked');
    },
    now: () => 0,
    clockMoves: false,
  });
  const request = { method: 'GET', url: '/courses', log: { warn: (fields: unknown) => warned.push(fields) } };
  const page = matchRoute('/courses');
  if (page?.kind !== 'page') throw new Error('no page');
  expect(await find(request as unknown as FastifyRequest, page)).toBeNull();
  expect(warned).toHaveLength(1);
});
