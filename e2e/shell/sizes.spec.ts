import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { lesson } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

async function box(part: Locator): Promise<{ width: number; height: number; bottom: number }> {
  const found = await part.boundingBox();
  if (found === null) throw new Error('not drawn');
  return { width: found.width, height: found.height, bottom: found.y + found.height };
}

const fontSize = (part: Locator) => part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

test('on a tablet a long title leaves its button in the first view, and the only format is as wide as the page', async ({
  enter,
}) => {
  const page = await enter('crashplus');
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.goto('/courses/unit-economics');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Unit Economics');
  expect((await box(title)).height).toBeLessThan(320);
  const section = page.getByRole('region', { name: 'Take this course' });
  const { width } = await box(section.getByRole('region', { name: 'Live with a cohort' }));
  expect(width).toBe((await box(section)).width);
});

test('on a phone the title of a certificate is larger than the headings below it, a long one too', async ({
  enter,
}) => {
  const page = await enter('crashplus');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const certificate of ['ai-foundations', 'finance-for-nonfinancial-operators']) {
    await page.goto(`/certificates/${certificate}`);
    const below = await fontSize(page.getByRole('heading', { name: 'About this certificate' }));
    expect(await fontSize(page.getByRole('heading', { level: 1 }))).toBeGreaterThan(below * 1.1);
  }
});

test('[ORG-01] [ORG-03] large text does not squeeze the dates of a program, nor the words of a search', async ({
  enter,
}) => {
  const page = await enter('ann@acme.example');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/organization');
  const large = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  await large();
  const dates = page.getByText(/^Program from/);
  await expect.poll(async () => (await box(dates)).height / (await fontSize(dates))).toBeLessThan(4);
  await page.setViewportSize({ width: 834, height: 1112 });
  for (const path of ['/organization', '/organization/seats', '/insights', '/member-directory']) {
    await page.goto(path);
    await large();
    const search = page.getByRole('main').getByRole('searchbox').first();
    await expect.poll(() => search.evaluate(isPlaceholderWhole), { message: path }).toBe(true);
  }
});

/** Whether the words of an empty field fit it. */
function isPlaceholderWhole(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return false;
  context.font = font;
  const space = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return context.measureText(field.placeholder).width <= space;
}

test('[SIG-12] [SIG-10] the words of a bare button stand on the edge that the lines around them have', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/reset-password-confirmation?email=nobody%40demo.example');
  const code = await page.getByLabel('Code').boundingBox();
  const again = await wordsOf(page.getByRole('button', { name: 'Send a new code' }));
  expect(Math.abs((code?.x ?? 0) + (code?.width ?? 0) - again.right)).toBeLessThan(2);
  // where it begins a line of its own
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email').fill(`ida-${randomUUID()}@newcomers.example`);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're all set!");
  const line = await wordsOf(page.getByRole('heading', { level: 1 }));
  const back = await wordsOf(page.getByRole('button', { name: 'Go back to the form' }));
  expect(Math.abs(line.left - back.left)).toBeLessThan(2);
});

/** Where the words of an element begin and end. */
function wordsOf(part: Locator): Promise<{ left: number; right: number }> {
  return part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });
}

test('the labels of the filters of resources stand on one line each', async ({ enter }) => {
  const page = await enter('crashplus', '/resources');
  const heightOf = async (label: string) => (await box(page.getByText(label, { exact: true }))).height;
  expect(await heightOf('Resource Type')).toBe(await heightOf('Stack'));
});

test('the search of a transcript covers the whole edge of what scrolls below it', async ({ enter }) => {
  const page = await enter('crashplus', lesson('first-ai-workflow', 'draw-it', 'pick-a-task-that-repeats'));
  const panel = page.getByRole('region', { name: 'Transcript' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  const widths = await panel.getByRole('searchbox').evaluate((input) => {
    let part = input.parentElement;
    while (part !== null && getComputedStyle(part).position !== 'sticky') part = part.parentElement;
    if (!part?.parentElement) throw new Error('nothing sticks');
    return { cover: parseFloat(getComputedStyle(part, '::before').width), edge: part.parentElement.clientWidth };
  });
  expect(widths.cover).toBeGreaterThanOrEqual(widths.edge);
});
