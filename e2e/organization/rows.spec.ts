import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

const ann = 'ann@acme.example';

/** The cells of a column of a table, by the head of the column. */
async function columnOf(table: Locator, head: string): Promise<string[]> {
  const heads = await table.locator('thead th').allInnerTexts();
  const index = heads.findIndex((text) => text.trim().startsWith(head));
  const rows = await table.locator('xpath=./tbody/tr[*[2]]').all();
  return Promise.all(rows.map((row) => row.locator('xpath=./*').nth(index).innerText()));
}
const numberOf = (text: string): number => Number(/-?[\d,]+(\.\d+)?/.exec(text)?.[0].replaceAll(',', ''));
const sumOf = (cells: readonly string[]): number => cells.reduce((total, cell) => total + numberOf(cell), 0);
const yesOf = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() === 'Yes').length;

/** Follows the link of a figure to its rows; returns the figure. */
async function follow(page: Page, name: RegExp, address: RegExp): Promise<number> {
  const link = page.getByRole('link', { name }).first();
  const figure = numberOf(await link.innerText());
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return figure;
}

test('[ORG-15] [ORG-16] the figures of a company open the people of whom they are the sum', async ({ enter }) => {
  const page = await enter(ann, '/organization?filter=LAST_90_DAYS');
  const employees = page.getByRole('table', { name: 'Employees' });
  for (const [name, key, column] of [
    [/^\d+ Videos Watched, view list$/, 'views', 'Videos watched'],
    [/ started courses, view list$/, 'started', 'Started'],
    [/^\d+ Courses Completed, view list$/, 'completed', 'Completed'],
    [/^\d+ Badges Earned, view list$/, 'badges', 'Badges'],
  ] as const) {
    const figure = await follow(
      page,
      name,
      new RegExp(`filter=LAST_90_DAYS&sortKey=${key}&sortDirection=DESC#directories$`),
    );
    await expect(employees.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(async () => sumOf(await columnOf(employees, column)), column).toBe(figure);
  }
  const hours = await follow(page, /hours watched, view list$/, /sortKey=hours&/);
  const shown = (await columnOf(employees, 'Hours')).map((cell) => (cell.startsWith('<') ? '0' : cell));
  // each row is rounded to a tenth
  expect(Math.abs(sumOf(shown) - hours)).toBeLessThan(0.05 * (shown.length + 1));
  const percent = await follow(
    page,
    /^\d+% of everyone who had a seat in this period, see who they are$/,
    /sortKey=engaged&/,
  );
  const engaged = await columnOf(employees, 'Engaged');
  expect(Math.round((yesOf(engaged) / engaged.length) * 100)).toBe(percent);

  // the weeks of the chart open the people of their days
  await page.getByRole('combobox', { name: 'What the chart shows' }).selectOption('People engaged');
  await page.getByText('View as table').click();
  const week = await follow(page, /People engaged, .*, view list$/, /from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d#/);
  await expect(page.getByText(/^What people did (?:from|on) .*, and nothing else\.$/)).toBeVisible();
  await expect.poll(async () => yesOf(await columnOf(employees, 'Engaged'))).toBe(week);
  // and a person of such days, the same days of the person
  const [views] = await columnOf(employees, 'Videos watched');
  await employees.getByRole('rowheader').first().getByRole('link').first().click();
  await expect(page.getByText(/^What .* did (?:from|on) .*, and nothing else\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d+ Videos Watched, view list$/ })).toContainText(views ?? '');
  const courses = page.getByRole('table', { name: /'s courses$/ });
  await expect.poll(async () => sumOf(await columnOf(courses, 'Videos watched'))).toBe(Number(views));
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.getByRole('link', { name: 'Show everyone' }).click();
  await expect(page).toHaveURL('/organization?filter=LAST_90_DAYS#directories');

  // seats
  const used = await follow(page, /^\d+ seats in use, see who signed in$/, /\/seats\?state=ACTIVATED$/);
  await expect(page.getByText(`${String(used)} seats`, { exact: true })).toBeVisible();
  await page.goBack();
  const invited = await follow(page, /signed in yet\. See who they are\.$/, /\/seats\?state=ASSIGNED$/);
  await expect(page.getByText(invited === 1 ? '1 seat' : `${String(invited)} seats`, { exact: true })).toBeVisible();
});

test('[ORG-15] the figures of a course, a session and a person open their rows', async ({ enter }) => {
  const address = '/organization?tab=1&filter=LAST_90_DAYS&sortKey=completed&sortDirection=DESC';
  const page = await enter(ann, address);
  const employees = page.getByRole('table', { name: 'Employees' });
  const enrolled = await follow(page, / enrolled in .*, view list$/, /sortKey=enrolled&.*&course=/);
  await expect(page.getByText(/^People of the course .*, with their figures in it\.$/)).toBeVisible();
  await expect.poll(async () => yesOf(await columnOf(employees, 'Enrolled'))).toBe(enrolled);
  await page.goto(address);
  const views = await follow(page, / videos watched in .*, view list$/, /sortKey=views&.*&course=/);
  await expect.poll(async () => sumOf(await columnOf(employees, 'Videos watched'))).toBe(views);
  await page.goto(address);
  await page
    .getByRole('button', { name: /^Show details of/ })
    .first()
    .click();
  const sessions = page.getByRole('table', { name: /^Sessions of/ });
  await expect(sessions).toBeVisible();
  const link = sessions.getByRole('link', { name: / enrolled in .*, view list$/ }).first();
  const places = numberOf(await link.innerText());
  await link.click();
  await expect(page).toHaveURL(/&course=.*&session=/);
  await expect(page.getByText(/^People of the session /)).toBeVisible();
  await expect.poll(async () => yesOf(await columnOf(employees, 'Enrolled'))).toBe(places);

  // a person is shown in the range of the table
  await employees.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/organization\/employee\/[^?]+\?filter=LAST_90_DAYS$/);
  const courses = page.getByRole('table', { name: /'s courses$/ });
  const started = await follow(page, / started courses, see which$/, /sortKey=isStarted&sortDirection=DESC#courses$/);
  await expect.poll(async () => yesOf(await columnOf(courses, 'Started'))).toBe(started);
  const badges = await follow(page, /Badges Earned, view list$/, /sortKey=badges&/);
  await expect.poll(async () => sumOf(await columnOf(courses, 'Badges'))).toBe(badges);
  await follow(page, /watched, see the courses by hours$/, /sortKey=hoursWatched&/);
  await expect(courses.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const [most = ''] = await columnOf(courses, 'Videos watched');
  await courses
    .getByRole('button', { name: /^Show details of/ })
    .first()
    .click();
  const videos = page.getByRole('table', { name: /^Videos of/ });
  await expect.poll(async () => yesOf(await columnOf(videos, 'Counts as watched'))).toBe(numberOf(most));
});
