import type { Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

// The browser skips the cards that a filter brings outside the view; a member must not notice.

const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** Whether a card is skipped outside the view. */
const areSkipped = (page: Page) =>
  page
    .locator('main li:has(article)')
    .evaluateAll((items) => items.some((li) => getComputedStyle(li).contentVisibility === 'auto'));

/** Adds up from now on how far the layout moves by itself. */
function sumShifts(): void {
  const { dataset } = document.documentElement;
  dataset['shift'] = '0';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number }[])
      dataset['shift'] = String(Number(dataset['shift']) + entry.value);
  }).observe({ type: 'layout-shift', buffered: false });
}
const shift = async (page: Page) => Number(await page.locator('html').getAttribute('data-shift'));

const headings = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('[CAT-01] Back leads to the cards that were in view, and scrolling moves none of them', async ({ enter }) => {
  const page = await enter('member', '/courses');
  const type = page.getByRole('group', { name: 'Type', exact: true });
  for (const [name, path] of [
    ['Sprints', '/courses?m=SPRINT'],
    ['All', '/courses'],
  ] as const) {
    await type.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  }
  await expect.poll(() => areSkipped(page)).toBe(false);
  const card = cards(page).nth(13);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(sumShifts);
  for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, step < 3 ? 700 : -700);
  await card.scrollIntoViewIfNeeded();
  const title = await card.getByRole('heading').innerText();
  const before = await card.boundingBox();
  expect(await shift(page)).toBeLessThan(0.01);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  const again = cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect.poll(async () => (await again.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, -1);
});

for (const width of [1440, 390])
  test(`${String(width)} px wide, nothing of the catalogue moves while it opens`, async ({ enter }) => {
    const page = await enter('member');
    await page.setViewportSize({ width, height: 844 });
    // the document has no element yet
    await page.addInitScript(`document.addEventListener('readystatechange', ${sumShifts.toString()}, { once: true })`);
    await page.goto('/courses');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
    // as on every page: on a slow machine the font that is loaded last moves a line a little
    expect(await shift(page)).toBeLessThan(0.02);
  });

test('[CAT-03] Tab, find in page and print reach every card', async ({ enter }) => {
  const page = await enter('member', '/courses?m=SPRINT');
  await expect(cards(page).first()).toBeVisible();
  await page
    .getByRole('group', { name: 'Type', exact: true })
    .getByRole('button', { name: 'All', exact: true })
    .click();
  await expect(page).toHaveURL('/courses');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
  const titles = await headings(page);
  await cards(page).first().getByRole('link').focus();
  const reached = new Set<string>();
  for (let presses = 0; presses < 3 * titles.length && !reached.has(titles.at(-1) ?? ''); presses += 1) {
    reached.add(
      await page.evaluate(() => document.activeElement?.closest('article')?.querySelector('h3')?.textContent ?? ''),
    );
    await page.keyboard.press('Tab');
  }
  reached.delete('');
  expect([...reached]).toEqual(titles);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const last = titles.at(-1) ?? '';
  expect(
    await page.evaluate((text) => 'find' in window && (window.find as (text: string) => boolean)(text), last),
  ).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await areSkipped(page)).toBe(false);
});

for (const opened of ['with the page', 'by a filter'])
  test(`[CAT-01] a screen reader's tree has the headings of all cards that come ${opened}`, async ({ enter }) => {
    const isFiltered = opened === 'by a filter';
    const page = await enter('member');
    const browser = await page.context().newCDPSession(page);
    // as with a screen reader, which is there before the page
    await browser.send('Accessibility.enable');
    await page.goto(isFiltered ? '/courses?m=SPRINT' : '/courses');
    await expect(cards(page).first()).toBeVisible();
    const type = page.getByRole('group', { name: 'Type', exact: true });
    if (isFiltered) await type.getByRole('button', { name: 'All', exact: true }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
    const titles = await headings(page);
    await expect
      .poll(async () => {
        const { nodes } = await browser.send('Accessibility.getFullAXTree');
        const read = new Set(
          nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => String(name?.value)),
        );
        return titles.filter((title) => !read.has(title.trim()));
      })
      .toEqual([]);
  });
