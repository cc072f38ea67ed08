import type { Page } from '@playwright/test';
import { goOnline } from '../journey/online.ts';
import { expect, test } from '../journey/test.ts';

const sorry = (page: Page) => page.getByText("Couldn't open that. Try again.");

/** Parts are preloaded when the page is used and idle; these journeys are about people who are faster. */
async function withoutLeisure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test('a part whose code fails to load says so and keeps the page; the next press retries', async ({ enter }) => {
  const page = await enter('member');
  await withoutLeisure(page);
  let missing = true;
  await page.route(/\/assets\/(MemberMenu|OpenDialog)-/, (route) =>
    missing ? route.abort('connectionfailed') : route.fallback(),
  );
  await page.goto('/courses/ai-first-strategy');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const words = await heading.textContent();
  const openings = [
    {
      button: page.getByRole('button', { name: /^Open menu/ }),
      opens: page.getByRole('dialog', { name: 'Member menu' }),
    },
    { button: page.getByRole('button', { name: 'Enroll', exact: true }).first(), opens: page.getByRole('dialog') },
  ];
  for (const { button, opens } of openings) {
    missing = true;
    await button.click();
    await expect(sorry(page)).toBeVisible();
    await expect(opens).toBeHidden();
    await expect(heading).toHaveText(words ?? '');
    await expect(page.getByRole('banner')).toBeVisible();
    missing = false;
    await button.click();
    await expect(opens).toBeVisible();
    // with its styles, which had failed to load too
    await expect(opens).toHaveCSS('position', 'fixed');
    const sheets = page.locator('link[rel=stylesheet]');
    await expect
      .poll(() => sheets.evaluateAll((links: HTMLLinkElement[]) => links.filter(({ sheet }) => sheet === null).length))
      .toBe(0);
    await page.keyboard.press('Escape');
    await expect(opens).toBeHidden();
    await expect(async () => {
      // it closes by itself too
      if (await sorry(page).isVisible()) await page.getByRole('button', { name: 'Dismiss' }).click({ timeout: 2_000 });
      await expect(sorry(page)).toBeHidden({ timeout: 2_000 });
    }).toPass();
  }
});

test('offline the menu fails to load and the page stays; online again it opens', async ({ enter }) => {
  const page = await enter('member');
  await withoutLeisure(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  const menu = page.getByRole('button', { name: /^Open menu/ });
  await menu.click();
  await expect(page.getByText("You're offline. Try again when you're back.")).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goOnline(page);
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Member menu' })).toBeVisible();
});

/** Waits until the code of a part has arrived, and that of all other preloaded parts, with its styles. */
async function expectPreloaded(page: Page, part: RegExp): Promise<void> {
  const preloaded = page.locator('link[rel=modulepreload], link[rel=stylesheet]');
  await expect
    .poll(async () => {
      const files = await preloaded.evaluateAll((links: HTMLLinkElement[]) =>
        links.map(({ href }) => ({ href, arrived: performance.getEntriesByName(href).length > 0 })),
      );
      return files.some(({ href }) => part.test(href)) && files.every(({ arrived }) => arrived);
    })
    .toBe(true);
}

test('preloaded once the page is used, the menu opens offline', async ({ enter }) => {
  const page = await enter('member', '/');
  await expectPreloaded(page, /\/MemberMenu-.*\.js/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Open menu/ }).click();
  await expect(page.getByRole('dialog', { name: 'Member menu' })).toBeVisible();
});

test('a file removed by a release reloads the page, once', async ({ enter }) => {
  const page = await enter('member');
  await withoutLeisure(page);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route(/\/assets\/MemberMenu-/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  const menu = page.getByRole('button', { name: /^Open menu/ });
  const again = page.waitForEvent('domcontentloaded');
  await menu.click();
  await again;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await menu.click();
  await expect(sorry(page)).toBeVisible();
  expect(loads).toBe(2);
});

for (const [address, file] of [
  ['/', /\/assets\/index-.*\.js/],
  ['/login', /\/assets\/packages-.*\.js/],
] as const) {
  test(`[RTE-09] the first code does not arrive at ${address}: the page says so, and a press loads it again`, async ({
    page,
  }) => {
    let missing = true;
    await page.route(file, (route) => (missing ? route.abort('connectionfailed') : route.fallback()));
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('Check your connection, and try again.');
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeHidden();
    missing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  });
}

test('a page whose style sheet was lost has it after another try', async ({ enter }) => {
  const page = await enter('member');
  await withoutLeisure(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let missing = true;
  await page.route(/\/assets\/.*\.css/, (route) => (missing ? route.abort('connectionfailed') : route.fallback()));
  await page.getByRole('link', { name: 'Four ways a model helps' }).click();
  const again = page.getByRole('button', { name: /^Try again/ });
  await expect(again).toBeVisible();
  missing = false;
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Four ways a model helps' })).toBeVisible();
  const sheets = page.locator('link[rel=stylesheet]');
  // the player's arrive later than the page
  await expect
    .poll(() =>
      sheets.evaluateAll(
        (links: HTMLLinkElement[]) => links.filter(({ sheet }) => (sheet?.cssRules.length ?? 0) === 0).length,
      ),
    )
    .toBe(0);
});

test('[RTE-09] a part of a page that failed to load is there after another try', async ({ enter }) => {
  const page = await enter('member');
  await withoutLeisure(page);
  let missing = true;
  await page.route(/\/assets\/LessonHits-.*\.js/, (route) =>
    missing ? route.abort('connectionfailed') : route.fallback(),
  );
  await page.goto('/courses?q=pricing');
  const again = page.getByRole('button', { name: /^Try again/ });
  await expect(again).toBeVisible();
  missing = false;
  await again.click();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  await expect(again).toBeHidden();
});

test('[ORG-01] charts whose code fails to load leave the figures, and can be tried again in their place', async ({
  enter,
}) => {
  const page = await enter('ann@acme.example');
  let missing = true;
  await page.route(/\/assets\/organization-people-/, (route) =>
    missing ? route.abort('connectionfailed') : route.fallback(),
  );
  await page.goto('/organization');
  const main = page.getByRole('main');
  await expect(main.getByText('The charts could not be loaded.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Engagement' })).toBeVisible();
  missing = false;
  const charts = main.getByRole('alert').filter({ hasText: 'charts' });
  await charts.getByRole('button', { name: 'Try again' }).click();
  await expect(charts).toHaveCount(0);
  await expect(main.getByRole('figure').first()).toBeVisible();
});

for (const width of [1440, 390])
  test(`[ORG-01] ${String(width)} px wide, a reload of the dashboard keeps the place`, async ({ enter }) => {
    const page = await enter('ann@acme.example');
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/organization');
    const tables = page.getByRole('region', { name: 'Directories' });
    await expect(tables.getByRole('table')).toBeVisible();
    await tables.evaluate((element) => {
      scrollTo(0, element.getBoundingClientRect().top + scrollY - 200);
    });
    const top = async () => (await tables.boundingBox())?.y;
    const before = await top();
    for (let turn = 0; turn < 2; turn += 1) {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      await page.reload();
      await expect(tables.getByRole('table')).toBeVisible();
      // a line more or less above it; what drifts would add up
      await expect.poll(async () => Math.abs(((await top()) ?? NaN) - (before ?? NaN))).toBeLessThan(24);
    }
  });
