import type { Page } from '@playwright/test';
import { block } from '../journey/block.ts';
import { withoutPageData } from '../journey/pageData.ts';
import { expect, test } from '../journey/test.ts';
import { keepToasts } from '../journey/toasts.ts';

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('nothing moves on the page while it loads', async ({ enter, context }) => {
  const page = await enter('member');
  await withoutPageData(context);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let blocked = Promise.resolve();
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    // the viewer is known; the page's data is not yet
    if (!body.includes('"getMember"')) await blocked;
    await route.fulfill({ response: answer, body });
  });
  const paths = ['/courses', '/courses/ai-first-strategy', '/courses/session/ai-leaders-2', '/'];
  for (const path of [...paths, '/certificates/ai-leadership', '/resources/first-draft-partner']) {
    const next = block();
    blocked = next.blocked;
    await page.goto(path, { waitUntil: 'commit' });
    // the skeletons are rendered first, even on a fast machine
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /loading/i })
        .first(),
    ).toBeAttached();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    next.release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((total, one) => total + one, 0),
    );
    expect(sum, path).toBeLessThan(0.02);
  }
});

test('834 px wide, five tabs and the tools beside them fit the page', async ({ enter }) => {
  const page = await enter('minimba');
  await page.setViewportSize({ width: 834, height: 900 });
  await arrive(page, '/mini-mbas');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('listitem')).toHaveCount(5);
  const edge = await page
    .locator('main .wrap')
    .first()
    .evaluate((item) => item.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(item).paddingRight));
  const picture = await page
    .getByRole('button', { name: /^Open menu/ })
    .locator('img')
    .boundingBox();
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeCloseTo(edge, 0);
});

for (const [width, height] of [
  [320, 640],
  [720, 450],
] as const)
  test(`a message covers no button of a dialog on a screen of ${String(width)} by ${String(height)}`, async ({
    page,
    enter,
    memberWith,
  }) => {
    await keepToasts(page);
    await page.setViewportSize({ width, height });
    await enter(await memberWith({ areas: ['mcsc-unlimited'] }), '/courses');
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    const note = page.getByRole('region', { name: 'Notifications' });
    await expect(note).toContainText('Saved');
    await page.getByRole('button', { name: 'Change time zone' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Change time zone' });
    await expect(dialog.getByRole('region', { name: 'Notifications' })).toContainText('Saved');
    const [message, save] = [
      await note.boundingBox(),
      await dialog.getByRole('button', { name: 'Save' }).boundingBox(),
    ];
    expect((message?.y ?? NaN) + (message?.height ?? NaN)).toBeLessThanOrEqual(save?.y ?? NaN);
  });

test('a dark page is printed dark on white, without its bars', async ({ enter }) => {
  const page = await enter('member');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await arrive(page, '/courses/session/ai-leaders-2');
  const dark = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 100);
  for (const text of ['h1', 'main h2', 'main p'])
    expect(
      dark(
        await page
          .locator(text)
          .first()
          .evaluate((item) => getComputedStyle(item).color),
      ),
      text,
    ).toBe(true);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
