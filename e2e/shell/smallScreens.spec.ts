import type { Locator, Page } from '@playwright/test';
import { goOnline } from '../journey/online.ts';
import { overhang } from '../journey/overhang.ts';
import { lesson } from '../journey/player.ts';
import { demoPassword, emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

const sideways = { name: 'a phone held sideways', width: 844, height: 390, text: '100%' };

const large = { name: 'text at twice its size', width: 1280, height: 800, text: '200%' };
/** Nothing may hang over, but what a page is for may take some scrolling inside of it. */
const both = { name: '320 px, text at twice its size', width: 320, height: 640, text: '200%' };

/** The conditions that a page must support: little space, or text twice as large. */
const shapes = [sideways, { name: '320 px', width: 320, height: 640, text: '100%' }, both, large];

const themes = ['light', 'dark'] as const;

/**
 * Shows the open page in every size and theme, in which nothing may hang over, and calls `look` once for each size in
 * which all must be within reach: a theme changes nothing but colors (tools/styles/colorScheme.test.ts).
 */
async function inEveryShape(page: Page, look: (where: string, shape: (typeof shapes)[number]) => Promise<void>) {
  for (const shape of shapes) {
    await page.setViewportSize(shape);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, shape.text);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      const where = `${new URL(page.url()).pathname}, ${shape.name}, ${theme}`;
      // a change of the size is drawn when the browser comes to it
      await expect.poll(() => lightness(page), { message: where }).toBe(theme);
      await expect.poll(() => overhang(page), { message: where }).toEqual([]);
      if (shape === large) await expect.poll(() => cutTexts(page), { message: where }).toEqual([]);
      if (shape !== both && theme === themes[0]) await look(where, shape);
    }
  }
}

/** Whether the page's background is nearer to white or to black. */
function lightness(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => {
    const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    return red > 128 ? 'light' : 'dark';
  });
}

/** Texts that do not fit their box and are not shown whole. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2, main h3, main button, main p')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return (overflowX === 'hidden' || textOverflow === 'ellipsis') && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Scrolled into view, the element is completely visible and not covered. */
async function expectReachable(thing: Locator, where: string): Promise<void> {
  // the page may still be rendering
  await expect(async () => {
    await thing.scrollIntoViewIfNeeded({ timeout: 2_000 });
    await expect(thing, where).toBeInViewport({ ratio: 0.99, timeout: 2_000 });
    // a trial click fails when another element would receive it
    await thing.click({ trial: true, timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

interface Stop {
  readonly path: string;
  /** What people come for: visible once the page is complete, and within reach. */
  readonly main?: (page: Page) => Locator;
}

const signedInStops: readonly Stop[] = [
  { path: '/', main: (page) => page.getByRole('main').getByRole('link', { name: /^(Join|Go to|Open|Continue)/ }) },
  { path: '/courses', main: (page) => page.getByRole('article').getByRole('link') },
  {
    path: '/courses/session/ai-leaders-2',
    main: (page) => page.getByRole('main').getByRole('link', { name: /^Continue|^Start|^Join/ }),
  },
  { path: '/courses/unit-economics' },
  { path: '/courses/answer-engines', main: (page) => page.getByRole('heading', { name: 'Perfect for' }) },
  {
    path: '/courses/session/platform-strategy-1',
    main: (page) => page.getByRole('group').getByRole('heading', { name: 'Sides' }),
  },
  { path: '/drops' },
  { path: '/no/such/page' },
  { path: '/not-authorized' },
];

const administratorStops: readonly Stop[] = [
  { path: '/organization', main: (page) => page.getByRole('table', { name: 'Employees' }).getByRole('link') },
  {
    path: '/organization?tab=1',
    main: (page) => page.getByRole('button', { name: /^Show details of/ }),
  },
  { path: '/organization?course=ai-leaders', main: (page) => page.getByRole('row').nth(2) },
  { path: '/organization/seats', main: (page) => page.getByRole('button', { name: 'Add people' }) },
  {
    path: '/organization/employee/bob-tanaka',
    main: (page) => page.getByRole('button', { name: 'Download CSV' }),
  },
];

for (const { whose, who, stops } of [
  { whose: 'a member’s', who: 'member', stops: signedInStops },
  { whose: 'an administrator’s', who: 'ann@acme.example', stops: administratorStops },
]) {
  test(`${whose} pages fit small screens and large text, in both themes`, async ({ enter }) => {
    test.slow();
    const page = await enter(who);
    for (const { path, main } of stops) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const wanted = main?.(page).first();
      if (wanted !== undefined) await expect(wanted).toBeVisible();
      await inEveryShape(page, async (where) => {
        if (wanted !== undefined) await expectReachable(wanted, where);
      });
    }
  });
}

test('a course and its dialog fit small screens and large text, in both themes', async ({ enter }) => {
  test.slow();
  const page = await enter('member', '/courses/research-with-a-model');
  const enroll = page.locator('#format').getByRole('button', { name: 'Enroll', exact: true }).first();
  const ready = page.getByRole('dialog', { name: 'Ready to learn?' });
  await inEveryShape(page, async (where) => {
    await expectReachable(enroll, where);
    await enroll.click();
    await expect(ready).toBeVisible();
    await expect.poll(() => overhang(page), { message: where }).toEqual([]);
    for (const name of ['Cancel', 'Enroll'])
      await expectReachable(ready.getByRole('button', { name, exact: true }), where);
    await page.keyboard.press('Escape');
    await expect(ready).toBeHidden();
  });
});

test('[VID-02] in landscape the picture and all its controls are visible at once', async ({ enter }) => {
  test.slow();
  const page = await enter('member', lesson('first-ai-workflow', 'draw-it', 'pick-a-task-that-repeats'));
  const play = page.getByRole('button', { name: 'Play', exact: true }).first();
  await expect(play).toBeVisible();
  await inEveryShape(page, (where) => expectReachable(play, where));
  await play.click();
  const player = page.getByRole('region', { name: 'Video player' });
  await expect(player.getByRole('button', { name: 'Full screen' })).toBeAttached();
  await inEveryShape(page, async (where, shape) => {
    await player.scrollIntoViewIfNeeded();
    const controls = player.getByRole('button').or(player.getByRole('slider')).or(player.getByRole('combobox'));
    // the large button goes when the picture comes
    await expect(async () => {
      const shown = await controls.filter({ visible: true }).all();
      expect(shown.length, where).toBeGreaterThan(4);
      for (const one of shown) {
        await expect(one, where).toBeInViewport({ ratio: 0.99, timeout: 2_000 });
      }
    }).toPass({ timeout: 15_000 });
    if (shape === sideways) await expect(player, where).toBeInViewport({ ratio: 0.99 });
  });
});

test('the sign-in page fits small screens and large text, in both themes', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  await email.fill(emailOf('member'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await inEveryShape(page, async (where) => {
    await expectReachable(email, where);
    await expectReachable(page.getByRole('button', { name: 'Sign In', exact: true }), where);
  });
});

test('the resubscribe page fits small screens and large text, in both themes', async ({ enter }) => {
  const page = await enter('alumni', '/resubscribe');
  const become = page.getByRole('button', { name: 'Become a Member' });
  await expect(become).toBeVisible();
  // this page is home, so the name above it is no link
  await expect(page.getByRole('banner').getByText('Atrium')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Atrium' })).toHaveCount(0);
  await inEveryShape(page, (where) => expectReachable(become, where));
});

test('[RTE-09] offline or without the server a page says so and offers a retry, in both themes', async ({
  enter,
  context,
}) => {
  const page = await enter('member', '/drops');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const lost = page.getByRole('heading', { name: /^We can't reach/ });
  const courses = page.getByRole('banner').getByRole('link', { name: 'Courses', exact: true });
  const seen = async (): Promise<void> => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await courses.click();
    await expect(lost).toBeVisible();
    await expect(page.getByText("We can't reach the service.", { exact: false })).toBeVisible();
    await inEveryShape(page, (where) => expectReachable(page.getByRole('button', { name: 'Try again' }), where));
  };
  await context.setOffline(true);
  await seen();
  await goOnline(page);
  // loads automatically
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/drops');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.route(/\/(livez|graphql|oidc)/, (route) => route.abort('connectionrefused'));
  await seen();
  await context.unroute(/\/(livez|graphql|oidc)/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[RTE-09] offline a page whose code is there says so under its own title, offers a retry, and loads when back', async ({
  enter,
  context,
}) => {
  test.slow();
  const page = await enter('member', '/courses/ai-leaders');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('AI for Business Leaders');
  await page.getByRole('banner').getByRole('link', { name: 'Courses', exact: true }).click();
  const card = page.getByRole('article').filter({ hasText: 'Platform Strategy' }).first();
  await expect(card).toBeVisible();
  // what is not needed for the first view comes some seconds later
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(loaded).toContain('/afterStart-');
  await context.setOffline(true);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL('/courses/platform-strategy');
  await expect(heading).toHaveText(/^We can't reach/);
  await expect(page).toHaveTitle(/^Course ·/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText(/^We can't reach/);
  await goOnline(page);
  await expect(heading).toHaveText('Platform Strategy');
  await expect(page).toHaveTitle(/^Platform Strategy/);
});
