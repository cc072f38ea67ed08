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
