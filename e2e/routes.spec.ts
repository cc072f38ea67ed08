import { routeTable } from '@atrium/domain/access/routeTable.ts';
import { persona } from '@atrium/content/people.ts';
import { expect, test } from './journey/test.ts';

/** Things that stand in the demo world, so that each address leads to a page and not to its absence. */
const real: Readonly<Record<string, string>> = {
  '/member-directory/{userId}': '/member-directory/maya-fernandes',
  '/member-directory/{userId}/edit': `/member-directory/${persona('employee').memberId}/edit`,
  '/courses/{courseId}': '/courses/ai-leaders',
  '/courses/session/{sessionId}': '/courses/session/ai-leaders-2',
  '/courses/session/{topLevelId}/{groupId}/{videoContentId}':
    '/courses/session/ai-leaders-2/ai-leaders-2-week-1-videos/ai-leaders-2-week-1-videos-ai-leaders-map-the-work-not-the-org-chart',
  '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}':
    '/courses/ondemand/ai-leaders-od/ai-leaders-week-1-see-the-work/ai-leaders-map-the-work-not-the-org-chart-item',
};

/** Who may open what an employee may not. */
const others: Readonly<Record<string, string>> = {
  '/resubscribe': 'alumni',
  '/plan/intro': 'planner',
  '/plan/quiz': 'planner',
};

const pages = routeTable
  .filter(({ guestOnly }) => guestOnly !== true)
  .map(({ path }) => ({
    address: real[path] ?? path.replaceAll(/\{\w+\}/g, 'some-id'),
    who: others[path] ?? 'employee',
  }));

for (const part of [0, 1, 2, 3]) {
  test(`[RTE-01] every page opens by a deep link and again after a reload (${String(part + 1)} of 4)`, async ({
    another,
  }) => {
    test.slow();
    const open = new Map<string, Awaited<ReturnType<typeof another>>>();
    for (const { address, who } of pages.filter((_, at) => at % 4 === part)) {
      const page = open.get(who) ?? (await another(who));
      open.set(who, page);
      await page.goto(address, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, address).toBeVisible();
      await expect(heading, address).not.toHaveText(/Oops|Oh snap/);
      await expect(page, address).toHaveTitle(/\S · Atrium$/);
      expect(new URL(page.url()).pathname).toBe(address);
      const words = await heading.textContent();
      await page.reload({ waitUntil: 'commit' });
      await expect(heading, address).toHaveText(words ?? '');
    }
  });
}

test('[RTE-02] old addresses lead on, their query and hash kept', async ({ enter }) => {
  const page = await enter('employee');
  const moved = {
    '/bootcamps': '/mini-mbas',
    '/sprints?t=AI#available': '/courses?t=AI#available',
    '/courses/ai-leaders-od/ai-leaders-week-1-see-the-work/ai-leaders-four-ways-a-model-helps-item?seek=3':
      '/courses/ondemand/ai-leaders-od/ai-leaders-week-1-see-the-work/ai-leaders-four-ways-a-model-helps-item?seek=3',
  };
  for (const [from, to] of Object.entries(moved)) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Oops/);
  }
});

test('[RTE-03] an address that leads nowhere says so, keeps the navigation and leads home', async ({ enter }) => {
  const page = await enter('member', '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops ... someone's sleeping on the job");
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByText('PAGE NOT FOUND', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home Page' }).click();
  await expect(page).toHaveURL('/');
});

test('[RTE-03] a visitor learns of it too, without being asked to sign in', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops ... someone's sleeping on the job");
  await page.getByRole('link', { name: 'Return to Home Page' }).click();
  await expect(page).toHaveURL('/login?redirectPath=%2F');
});

test('[RTE-06] the placeholder page and the end of the referral program', async ({ enter }) => {
  const page = await enter('member', '/drops');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drops Page');
  await page.goto('/referrals');
  await expect(page.getByText('Our referral program has been discontinued.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /support/i })).toHaveAttribute(
    'href',
    /^(mailto|https):/,
  );
});

test('[RTE-08] a page that waits for its data says that it does', async ({ enter, context }) => {
  const page = await enter('member', '/drops');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let held = Promise.resolve();
  await context.route('**/graphql', async (route) => {
    await held;
    await route.fallback();
  });
  for (const [tab, ready] of [
    ['Home', /^Good.(morning|afternoon|evening), Maya$/],
    ['Courses', 'Courses Dashboard'],
  ] as const) {
    let release: () => void = () => undefined;
    held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: tab, exact: true }).click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /loading/i })
        .first(),
    ).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1, name: ready })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('[ACC-06] a spinner while access is checked; after two seconds a neutral word, and never the page', async ({
  enter,
  context,
}) => {
  const page = await enter('member');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/oidc/token', async (route) => {
    await held;
    await route.fallback();
  });
  await page.clock.install();
  await page.goto('/drops', { waitUntil: 'commit' });
  await expect(page.getByText('Checking your access')).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(page.getByText(/Still checking your access/)).toBeVisible();
  await expect(page.getByText('Drops Page')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Drops Page' })).toBeVisible();
});

/** persona, asked for, where it ends; null where the page opens. */
const passages: Readonly<Record<string, readonly (readonly [who: string, path: string, ends: string | null])[]>> = {
  '[ACC-02] [ACC-12] a failed check leads to the not-authorized page': [
    ['ondemand', '/organization', '/not-authorized'],
    ['ondemand', '/insights', '/not-authorized'],
    ['ann@acme.example', '/organization', null],
  ],
  '[ACC-03] a limited account that fails goes home, alone with mc-limited or not': [
    ['limited', '/member-directory', '/'],
    ['limited', '/organization', '/'],
    ['limited-crash', '/member-directory', '/'],
    ['limited-crash', '/crash-courses', null],
  ],
  '[ACC-07] [ACC-08] the directory is for plans, resources for free and crash accounts too': [
    ['ondemand', '/member-directory', null],
    ['crash', '/member-directory', '/not-authorized'],
    ['crash', '/resources', null],
    ['sprint', '/resources', '/not-authorized'],
  ],
  '[ACC-09] [ACC-10] [ACC-11] Mini-MBAs, the archive and single sessions each ask for their own': [
    ['minimba-one', '/mini-mbas', null],
    ['member', '/mini-mbas', '/not-authorized'],
    ['archive', '/courses/business-archive', null],
    ['member', '/courses/business-archive', '/not-authorized'],
    ['sprints', '/my-sessions', null],
    ['member', '/my-sessions', '/not-authorized'],
  ],
  '[ACC-13] [ACC-14] other organizations are for employees, crash courses for those who hold them': [
    ['ann@acme.example', '/organization/acme', '/organization'],
    ['ann@acme.example', '/organization/acme/employee/bob', '/organization'],
    ['employee', '/organization/acme', null],
    ['crash', '/crash-courses', null],
    ['member', '/crash-courses', '/not-authorized'],
  ],
  '[ACC-15] [ACC-16] [ACC-17] referrals, the tutor and the learning plan': [
    ['academy', '/referrals', null],
    ['ondemand', '/referrals', '/not-authorized'],
    ['member', '/profai/transfer', null],
    ['trial', '/profai/transfer', '/not-authorized'],
    ['planner', '/plan/intro', null],
    ['member', '/plan/intro', '/not-authorized'],
  ],
  '[ACC-18] the way back is for those whose plan is over, and the only one they have': [
    ['alumni', '/resubscribe', null],
    ['limited', '/resubscribe', null],
    ['member', '/resubscribe', '/'],
    ['posttrial', '/courses', '/resubscribe'],
    ['alumni-guest', '/courses', '/resubscribe'],
    ['posttrial', '/account-settings', null],
  ],
};

for (const [title, rows] of Object.entries(passages)) {
  test(title, async ({ another }) => {
    test.slow();
    const open = new Map<string, Awaited<ReturnType<typeof another>>>();
    for (const [who, path, ends] of rows) {
      const page = open.get(who) ?? (await another(who));
      open.set(who, page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }), `${who} at ${path}`).toBeVisible();
      expect(new URL(page.url()).pathname, `${who} at ${path}`).toBe(ends ?? path);
    }
  });
}

test('[SIG-16] a page that cannot be drawn says so, and leads on', async ({ enter, context }) => {
  const page = await enter('member', '/drops');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"sessions":[', '"sessions":[null,');
    await route.fulfill({ response, body: text });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { name: 'Oh snap!' })).toBeVisible();
  await expect(page.getByText('Something went wonky.')).toBeVisible();
  await expect(page.getByText('Sorry for the inconvenience.')).toBeVisible();
  await expect(page.getByRole('link', { name: /support ticket/ })).toHaveAttribute('href', /^(mailto|https):/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeVisible();
});
