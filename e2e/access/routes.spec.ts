import { allRoutes } from '@atrium/domain/access/studioRoutes.ts';
import { block } from '../journey/block.ts';
import { stopTimers } from '../journey/clock.ts';
import { withoutPageData } from '../journey/pageData.ts';
import { subjects } from '../journey/subjects.ts';
import { expect, test } from '../journey/test.ts';

const pages = new Map(subjects.flatMap(({ pages: own }) => Object.entries(own ?? {})));

/** Pages that other tests open: a video, an address that only leads on, and confirmations of what was done before. */
const tested = [
  '/mini-mbas/{topLevelId}/{groupId}/{videoContentId}',
  '/crash-courses',
  '/coupon-confirmation',
  '/checkout-confirmation',
];

const places = [...pages].map(([path, place]) => ({ path, ...place, address: place.address ?? path }));

test('[RTE-01] the pages open by a deep link and again after a reload, under their own heading and title', async ({
  another,
}) => {
  test.slow();
  const open = new Map<string, Awaited<ReturnType<typeof another>>>();
  // a reload requests the same address again, so once for each depth of an address is enough
  const depths = new Set<number>();
  for (const { address, who = 'employee', heading, title } of places) {
    const page = open.get(who) ?? (await another(who));
    open.set(who, page);
    const arrived = async (): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
      await expect(page, address).toHaveTitle(`${title} · Atrium`);
      expect(new URL(page.url()).pathname).toBe(address);
    };
    await page.goto(address, { waitUntil: 'commit' });
    await arrived();
    const depth = address.split('/').length;
    if (depths.has(depth)) continue;
    depths.add(depth);
    await page.reload({ waitUntil: 'commit' });
    await arrived();
  }
});

test('every page of the route table is tested here', () => {
  // the pages before sign-in are opened in signIn.spec.ts
  const signedIn = allRoutes.filter((route) => !('public' in route && route.public));
  const missing = signedIn.map(({ path }) => path).filter((path) => !pages.has(path) && !tested.includes(path));
  expect(missing.map((path) => `${path}: write it in \`pages\` of the pageStates.ts of its subject`)).toEqual([]);
  // and each page here is one of the route table, in one subject
  const named = subjects.flatMap(({ pages: own }) => Object.keys(own ?? {}));
  const paths = signedIn.map(({ path }) => path);
  expect(named.filter((path, at) => !paths.includes(path) || named.indexOf(path) !== at)).toEqual([]);
});

test('[RTE-02] old addresses redirect and keep query and hash', async ({ enter }) => {
  const page = await enter('minimba');
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

test('[RTE-03] an unknown address shows the not-found page with navigation and a link home', async ({ enter }) => {
  const page = await enter('member', '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops ... someone's sleeping on the job");
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByText('PAGE NOT FOUND', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home Page' }).click();
  await expect(page).toHaveURL('/');
});

const lost = [
  '/no/such/page',
  '/courses/none',
  '/events/none',
  '/resources/none',
  '/certificates/none',
  '/coupon-confirmation',
  '/checkout-confirmation?checkout=none',
  '/member-directory/nobody',
];
test('[RTE-03] whatever is not found, the title of its page says so, until the reader leaves it', async ({ enter }) => {
  const page = await enter('member');
  for (const address of lost) {
    await page.goto(address);
    await expect(page.getByText('PAGE NOT FOUND', { exact: true }), address).toBeVisible();
    await expect(page, address).toHaveTitle('Page not found · Atrium');
  }
  await page.getByRole('link', { name: 'Return to Home Page' }).click();
  await expect(page).toHaveTitle('Home · Atrium');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  // an arrival without a new document is announced, too
  await page.goBack();
  await expect(page.locator('[aria-live]', { hasText: /^Page not found$/ })).toBeAttached();
  await expect(page).toHaveTitle('Page not found · Atrium');
});

test('[RTE-03] a visitor gets the not-found page too, without a sign-in', async ({ page }) => {
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

test('[RTE-08] a page that is loading says so', async ({ enter, context }) => {
  const page = await enter('member', '/drops');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let blocked = Promise.resolve();
  await context.route('**/graphql', async (route) => {
    await blocked;
    await route.fallback();
  });
  for (const [tab, ready] of [
    ['Home', /^Good.(morning|afternoon|evening), Maya$/],
    ['Courses', 'Courses Dashboard'],
  ] as const) {
    const next = block();
    blocked = next.blocked;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: tab, exact: true }).click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /loading/i })
        .first(),
    ).toBeAttached();
    next.release();
    await expect(page.getByRole('heading', { level: 1, name: ready })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('[RTE-08] a course that is loading shows its skeleton', async ({ enter, context }) => {
  const page = await enter('member', '/courses');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const { blocked, release } = block();
  await context.route('**/graphql', async (route) => {
    await blocked;
    await route.fallback();
  });
  await card.getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading the course' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[ACC-06] a spinner during the access check; after two seconds a neutral message, never the page', async ({
  enter,
  context,
}) => {
  const page = await enter('member');
  await withoutPageData(context);
  const { blocked, release } = block();
  await context.route('**/oidc/token', async (route) => {
    await blocked;
    await route.fallback();
  });
  // else the two seconds could be over before the test has looked
  await stopTimers(page);
  await page.goto('/drops', { waitUntil: 'commit' });
  await expect(page.getByText('Checking your access')).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(page.getByText(/Still signing you in/)).toBeVisible();
  await expect(page.getByText('Drops Page')).toHaveCount(0);
  await page.clock.resume();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Drops Page' })).toBeVisible();
});

test('[ACC-02] [ACC-03] [ACC-09] [ACC-13] [ACC-18] a page that is not for this account leads on, one that is opens', async ({
  another,
}) => {
  test.slow();
  for (const [who, path, ends] of [
    ['ondemand', '/organization', '/not-authorized'],
    ['limited', '/member-directory', '/'],
    ['minimba-one', '/mini-mbas', '/mini-mbas/mini-mba-ai-1'],
    ['ann@acme.example', '/organization/acme', '/organization'],
    ['posttrial', '/courses', '/resubscribe'],
    ['archive', '/courses/business-archive', '/courses/business-archive'],
  ] as const) {
    const page = await another(who, path);
    await expect(page, `${who} at ${path}`).toHaveURL(ends);
    await expect(page.getByRole('heading', { level: 1 }), `${who} at ${path}`).toBeVisible();
    if (ends === '/not-authorized') {
      await expect(page.getByText('This page belongs to company accounts.')).toBeVisible();
      // no membership on sale opens it
      await expect(page.getByRole('link', { name: 'See memberships' })).toHaveCount(0);
    }
    await page.context().close();
  }
});

test('[SIG-16] a page that fails to render says so and offers links', async ({ enter, context }) => {
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
  await expect(page.getByRole('link', { name: /contact support/i })).toHaveAttribute('href', /^(mailto|https):/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeVisible();
});
