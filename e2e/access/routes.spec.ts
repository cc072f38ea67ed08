import { routeTable } from '@atrium/domain/access/routeTable.ts';
import { stopTimers } from '../journey/clock.ts';
import { hold } from '../journey/hold.ts';
import { withoutPageData } from '../journey/pageData.ts';
import { expect, test } from '../journey/test.ts';

/** A page's address in the demo data, a persona who may open it, and its title on the page and in the browser's tab. */
interface Place {
  readonly address?: string;
  readonly who?: string;
  readonly heading: string | RegExp;
  readonly title: string;
}

const lesson = 'Map the work, not the org chart';

const pages: Readonly<Record<string, Place>> = {
  '/': { heading: /^Good.(morning|afternoon|evening), /, title: 'Home' },
  '/referrals': { heading: 'Referrals', title: 'Referrals' },
  '/not-authorized': { heading: 'Not Authorized', title: 'Not Authorized' },
  '/mini-mbas': { who: 'minimba', heading: 'Mini-MBAs', title: 'Mini-MBAs' },
  '/mini-mbas/{sessionId}': {
    address: '/mini-mbas/mini-mba-ai-1',
    who: 'minimba-one',
    heading: /AI for Business Mini-MBA/,
    title: 'AI for Business Mini-MBA',
  },
  '/courses': { heading: 'Courses Dashboard', title: 'Courses' },
  '/courses/business-archive': { heading: 'Legacy Courses', title: 'Legacy Courses' },
  '/courses/portfolio': { heading: 'Course Portfolio', title: 'Course Portfolio' },
  '/plan/intro': { who: 'planned', heading: 'Learning Plan', title: 'Learning Plan' },
  '/plan/quiz': { who: 'planned', heading: 'Learning Plan Quiz', title: 'Learning Plan Quiz' },
  '/courses/{courseId}': {
    address: '/courses/ai-leaders',
    heading: 'AI for Business Leaders',
    title: 'AI for Business Leaders',
  },
  '/courses/session/{sessionId}': {
    address: '/courses/session/ai-leaders-2',
    heading: /Session Detail.*AI for Business Leaders/s,
    title: 'Session Detail: AI for Business Leaders',
  },
  '/courses/session/{topLevelId}/{groupId}/{videoContentId}': {
    address:
      '/courses/session/ai-leaders-2/ai-leaders-2-week-1-videos/ai-leaders-2-week-1-videos-ai-leaders-map-the-work-not-the-org-chart',
    heading: lesson,
    title: lesson,
  },
  '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}': {
    address:
      '/courses/ondemand/ai-leaders-od/ai-leaders-week-1-see-the-work/ai-leaders-map-the-work-not-the-org-chart-item',
    heading: lesson,
    title: lesson,
  },
  '/certificates': { who: 'member', heading: 'Certificates', title: 'Certificates' },
  '/certificates/{certificateId}': {
    who: 'member',
    address: '/certificates/ai-leadership',
    heading: 'AI Leadership Certificate',
    title: 'AI Leadership Certificate',
  },
  '/crash-courses/{certificateId}': {
    who: 'crash',
    address: '/crash-courses/crash-ai-for-managers',
    heading: 'AI for Managers Crash Course',
    title: 'AI for Managers Crash Course',
  },
  '/events': { heading: 'Be a part of something big', title: 'Events' },
  '/events/{memberEventId}': {
    address: '/events/new-member-orientation',
    heading: /^New member orientation/,
    title: 'New member orientation: find your first course in thirty minutes',
  },
  '/account-settings': { heading: 'Account Settings', title: 'Account Settings' },
  '/resources': { heading: 'Resources', title: 'Resources' },
  '/resources/{slug}': {
    address: '/resources/where-a-model-helps',
    heading: 'Where a model helps',
    title: 'Where a model helps',
  },
  '/insights': { heading: 'Learning begins here', title: 'Insights' },
  '/insights/{insightId}': {
    address: '/insights/twelve-prompts',
    heading: 'Twelve prompts, and not one more',
    title: 'Twelve prompts, and not one more',
  },
  '/organization': { who: 'ann@acme.example', heading: 'Acme', title: 'Acme' },
  '/organization/seats': { who: 'ann@acme.example', heading: 'Seats', title: 'Seats' },
  '/organization/employee/{userId}': {
    who: 'ann@acme.example',
    address: '/organization/employee/bob-tanaka',
    heading: 'Student Details',
    title: 'Student Details',
  },
  '/organization/{customerId}': { address: '/organization/acme', heading: 'Acme', title: 'Acme' },
  '/organization/{customerId}/seats': { address: '/organization/acme/seats', heading: 'Seats', title: 'Seats' },
  '/organization/{customerId}/employee/{userId}': {
    address: '/organization/acme/employee/bob-tanaka',
    heading: 'Student Details',
    title: 'Student Details',
  },
  '/member-directory': { heading: 'Your fellow members', title: 'Member Directory' },
  '/member-directory/{userId}': {
    address: '/member-directory/maya-fernandes',
    heading: 'Maya Fernandes',
    title: 'Maya Fernandes',
  },
  '/member-directory/{userId}/edit': {
    address: '/member-directory/noa-ben-ami/edit',
    heading: 'Edit Profile',
    title: 'Edit Profile',
  },
  '/my-sessions': { who: 'sprints', heading: 'My Sessions', title: 'My Sessions' },
  '/resubscribe': { who: 'posttrial', heading: 'Your free trial has ended', title: 'Resubscribe' },
  '/upgrade': { who: 'limited', heading: 'Membership Pricing', title: 'Upgrade Page' },
  '/cancel-offer': { who: 'member', heading: 'Stay another year for less', title: 'Cancel Offer' },
  '/profai/transfer': { who: 'newhire@initech.example', heading: 'ProfAI', title: 'Opening ProfAI' },
  '/drops': { heading: 'Drops Page', title: 'Drops Page' },
};

/** Pages that other tests open: a video, an address that only leads on, and confirmations of what was done before. */
const tested = [
  '/mini-mbas/{topLevelId}/{groupId}/{videoContentId}',
  '/crash-courses',
  '/coupon-confirmation',
  '/checkout-confirmation',
];

const places = Object.entries(pages).map(([path, place]) => ({ path, ...place, address: place.address ?? path }));

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
  const signedIn = routeTable.filter((route) => !('public' in route && route.public));
  expect(signedIn.map(({ path }) => path).filter((path) => !(path in pages) && !tested.includes(path))).toEqual([]);
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
  let held = Promise.resolve();
  await context.route('**/graphql', async (route) => {
    await held;
    await route.fallback();
  });
  for (const [tab, ready] of [
    ['Home', /^Good.(morning|afternoon|evening), Maya$/],
    ['Courses', 'Courses Dashboard'],
  ] as const) {
    const next = hold();
    held = next.held;
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
  const { held, release } = hold();
  await context.route('**/graphql', async (route) => {
    await held;
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
  const { held, release } = hold();
  await context.route('**/oidc/token', async (route) => {
    await held;
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
