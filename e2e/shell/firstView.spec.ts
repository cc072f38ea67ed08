import { callToActionCoverage } from '@atrium/content/coverage.ts';
import { persona } from '@atrium/content/people.ts';
import type { Page } from '@playwright/test';
import { block } from '../journey/block.ts';
import { expect, test } from '../journey/test.ts';
import { countRefreshes } from '../journey/tokens.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'catalogue', path: '/courses' },
  { name: 'course', path: `/courses/${callToActionCoverage.enroll.courseId}` },
  { name: 'session', path: `/courses/session/${callToActionCoverage.goToLiveCourseByRoute.sessionId}` },
];

/** Pages whose documents depend on who opens them, and those without a first view of their own. */
const others = [
  { name: 'home with a plan', path: '/', who: 'planned' },
  { name: 'home of a trial', path: '/', who: 'trial' },
  { name: 'home of the free tier', path: '/', who: 'limited-over' },
  { name: 'catalogue of the free tier', path: '/courses', who: 'limited-over' },
  { name: 'catalogue with a plan', path: '/courses', who: 'planned' },
  { name: "buyer's catalogue", path: '/courses', who: 'sprints' },
  { name: 'own sessions', path: '/my-sessions', who: 'sprints' },
  { name: 'portfolio', path: '/courses/portfolio', who: 'member' },
  { name: 'archive', path: '/courses/business-archive', who: 'archive' },
  { name: 'Mini-MBAs', path: '/mini-mbas', who: 'minimba' },
  { name: 'certificates', path: '/certificates', who: 'member' },
  { name: 'certificate', path: '/certificates/ai-foundations', who: 'member' },
  { name: 'crash course', path: '/crash-courses/crash-ai-for-managers', who: 'crash' },
  { name: 'own crash course', path: '/crash-courses', who: 'crash' },
  {
    name: 'video',
    path: '/courses/ondemand/ai-leaders-od/ai-leaders-week-1-see-the-work/ai-leaders-map-the-work-not-the-org-chart-item',
    who: 'member',
  },
  { name: 'Mini-MBA', path: '/mini-mbas/mini-mba-ai-1', who: 'minimba' },
  { name: 'events', path: '/events', who: 'member' },
  { name: 'event', path: '/events/new-member-orientation', who: 'member' },
  { name: 'resources', path: '/resources', who: 'member' },
  { name: 'resource', path: '/resources/decision-log', who: 'member' },
  { name: 'insights', path: '/insights', who: 'ann@acme.example' },
  { name: 'insight', path: '/insights/half-the-inbox', who: 'ann@acme.example' },
  { name: 'directory', path: '/member-directory', who: 'member' },
  { name: 'profile', path: `/member-directory/${persona('member').memberId}`, who: 'member' },
  { name: 'own profile', path: `/member-directory/${persona('member').memberId}/edit`, who: 'member' },
  { name: 'intro of the plan', path: '/plan/intro', who: 'planner' },
  { name: 'quiz of the plan', path: '/plan/quiz', who: 'planner' },
  { name: "company's", path: '/organization', who: 'ann@acme.example' },
  { name: "company's compared", path: '/organization?filter=LAST_90_DAYS&compare=1', who: 'vera@vandelay.example' },
  {
    name: "young company's compared",
    path: '/organization?filter=LAST_90_DAYS&compare=1',
    who: 'petra@pendant.example',
  },
  { name: "company's courses", path: '/organization?tab=1&page=1&sortKey=views', who: 'ann@acme.example' },
  {
    name: 'courses of a company',
    path: '/organization/acme?tab=1&sortKey=enrolled&sortDirection=DESC',
    who: 'employee',
  },
  { name: 'companies', path: '/organization', who: 'employee' },
  { name: 'employee', path: '/organization/employee/bob-tanaka?filter=LAST_30_DAYS', who: 'ann@acme.example' },
  { name: 'employee of a company', path: '/organization/acme/employee/bob-tanaka', who: 'employee' },
  { name: 'seats', path: '/organization/seats?state=ASSIGNED', who: 'ann@acme.example' },
  { name: 'seats of a company', path: '/organization/acme/seats', who: 'employee' },
];

for (const { name, path, who } of [...pages.map((page) => ({ ...page, who: 'member' })), ...others]) {
  test(`what comes with the ${name} page is what it asks for`, async ({ enter }) => {
    const page = await enter(who);
    const documents = listen(page);
    let came: string[] = [];
    // the page itself comes without its answers, and asks
    await page.route(
      (url) => url.pathname + url.search === path,
      async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(/(id="page-data">)([^<]*)/, (_all, tag: string, json: string) => {
          const data = JSON.parse(json) as { answers: { hash: string; variables: object }[] };
          came = data.answers.map(({ hash, variables }) => JSON.stringify({ query: hash, persisted: true, variables }));
          return tag + JSON.stringify({ ...data, answers: [] });
        });
        await route.fulfill({ response, body: html });
      },
      { times: 1 },
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(came.length).toBeGreaterThan(1);
    await expect.poll(() => came.filter((body) => !documents.includes(body))).toEqual([]);
  });
}

for (const { name, path } of pages) {
  test(`the ${name} page names the code of its first view, and asks for nothing that came with it`, async ({
    enter,
  }) => {
    const page = await enter('member');
    const documents = listen(page);
    const tokens = countRefreshes(page.context());
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    // scripts that the page does not name never load
    await page.route('**/assets/*.js', (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
    );
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents.filter((body) => html.includes(hashOf(body)))).toEqual([]);
    expect(html).toContain('id="page-data"');
    expect(tokens()).toBe(0);
  });
}

for (const { name, path } of pages.filter(({ name }) => name !== 'session')) {
  test(`the ${name} page that nobody touches loads no code of menus and dialogs; a moved pointer does`, async ({
    enter,
  }) => {
    const page = await enter('member');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    await page.goto(path);
    await expect.poll(() => scripts.some((script) => script.includes('/afterStart-'))).toBe(true);
    await page.waitForLoadState('networkidle');
    const others = scripts.filter((script) => !html.includes(script));
    expect(others.filter((script) => !/\/(?:afterStart|saveTimeZone)-/.test(script))).toEqual([]);
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 300);
    await expect.poll(() => scripts.some((script) => script.includes('/MemberMenu-'))).toBe(true);
  });
}

test('[CRC-01] the own crash course opens with what came with the page that led to it', async ({ enter }) => {
  const page = await enter('crash');
  const documents = listen(page);
  await page.goto('/crash-courses');
  await expect(page).toHaveURL(/crash-courses\/crash-ai-for-managers$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([]);
});

for (const { name, path } of pages.filter(({ name }) => name !== 'catalogue')) {
  test(`the large picture of the ${name} page does not wait for its code, and comes once`, async ({ enter }) => {
    const page = await enter('member');
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    const packages = block();
    await page.route('**/assets/packages-*.js', async (route) => {
      await packages.blocked;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => pictures.length).toBe(1);
    const [first = ''] = pictures;
    packages.release();
    await expect(page.locator(`main img[src="${first}"]`).first()).toBeVisible();
    expect(pictures.filter((picture) => picture === first)).toHaveLength(1);
  });
}

test('before its code has loaded, a page shows a first paint, hidden from assistive technology', async ({ enter }) => {
  const page = await enter('member');
  const release = await delayCode(page);
  await page.goto('/courses', { waitUntil: 'commit' });
  await expect(page.locator('#start .startBar')).toBeVisible();
  await expect(page.locator('#start h1')).toBeHidden();
  expect(await page.locator('body').ariaSnapshot()).toBe('');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#start')).toHaveCount(0);
});

test('on a phone the sign-in page shows its heading before its code, in its final position', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, baseURL: baseURL ?? '' });
  const release = await delayCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const early = page.locator('#start h1');
  // before the first paint there may be no styles yet, and a box that nobody has seen
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(early).toBeVisible();
  const place = await early.boundingBox();
  release();
  const heading = page.getByRole('heading', { level: 1, name: 'Welcome' });
  await expect(heading).toBeVisible();
  await expect(page.locator('#start')).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(place);
  await page.close();
});

test("[NAV-06] before the code has loaded, our logo is not shown in place of a customer's will", async ({ enter }) => {
  const page = await enter('member');
  await page.addInitScript(() => {
    localStorage.setItem('navLogoUrl', '/files/art/logo.svg');
  });
  await delayCode(page);
  await page.goto('/courses', { waitUntil: 'commit' });
  await expect(page.locator('#start .startBar')).toBeVisible();
  await expect(page.locator('#start .startBar .startLogo')).toBeHidden();
});

/** Blocks all scripts until the returned function is called. */
async function delayCode(page: Page): Promise<() => void> {
  const { blocked, release } = block();
  await page.route('**/assets/*.js', async (route) => {
    await blocked;
    await route.continue();
  });
  return release;
}

/** Records the API requests of the page from now on. */
function listen(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') documents.push(request.postData() ?? '');
  });
  return documents;
}

/** The hash of the document that a request asks for. */
function hashOf(body: string): string {
  return (JSON.parse(body) as { query: string }).query;
}
