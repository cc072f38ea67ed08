import { readFile } from 'node:fs/promises';
import type { Request } from '@playwright/test';
import { operationOf } from '../journey/operations.ts';
import { withoutPageData } from '../journey/pageData.ts';
import { expect, test } from '../journey/test.ts';
import { answerFirstPageOfDownload } from './longDownload.ts';

const ann = 'ann@acme.example';

test('[ORG-01] [ORG-02] [ORG-03] [ORG-08] the dashboard of a company: its card, its ranges, its tables and their address', async ({
  enter,
}) => {
  const page = await enter(ann);
  const ranges = ['LAST_30_DAYS', 'LAST_90_DAYS'];
  const isFiguresOf = (range: string) => (request: Request) =>
    operationOf(request) === 'OrganizationDashboard' && request.postData()?.includes(range) === true;
  await page.goto('/organization?filter=nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme');
  await expect(page.getByRole('progressbar', { name: 'Seats in use' })).toBeVisible();
  const guide = page.getByRole('list', { name: 'Important links' }).getByRole('link', { name: 'Rollout guide' });
  await expect(guide).toHaveAttribute('href', '/files/notices/rollout.html');
  await expect(page.getByText(/^Showing program to date, /)).toContainText('Data as of');
  for (const tile of ['Users Engaged', 'Videos Watched', 'Courses Completed', 'Badges Earned']) {
    await page.getByRole('button', { name: `What is ${tile}?`, exact: true }).click();
    await expect(page.getByRole('note').filter({ visible: true })).toContainText('period');
    await page.keyboard.press('Escape');
  }
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Employee Directory');
  const rows = page.locator('[role=tabpanel] > div').last();
  await expect.poll(async () => (await rows.boundingBox())?.height).toBeGreaterThanOrEqual(730);
  // a figure leads to the rows behind it
  await page.getByRole('link', { name: /Videos Watched, view list/ }).click();
  await expect(page).toHaveURL(/sortKey=views&sortDirection=DESC#directories$/);
  await expect(page.getByRole('region', { name: 'Directories' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Directories' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/organization\?filter=nonsense$/);
  // a header cycles ascending, descending, unsorted, and each change begins with the first page
  const head = page.getByRole('columnheader', { name: 'Videos watched' });
  // the table follows the address, and a press follows what the table shows
  await expect(head).not.toHaveAttribute('aria-sort');
  for (const [sort, address] of [
    ['ascending', 'sortKey=views&sortDirection=ASC'],
    ['descending', 'sortKey=views&sortDirection=DESC'],
    [null, ''],
  ] as const) {
    await head.getByRole('button', { name: 'Videos watched', exact: true }).click();
    if (sort === null) await expect(head).not.toHaveAttribute('aria-sort');
    else await expect(head).toHaveAttribute('aria-sort', sort);
    await expect.poll(() => new URL(page.url()).search).toContain(address);
  }
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'First page' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  // a search is sent by Enter or the button, and only when it changed
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('tanaka') === true) asked.push(request.postData() ?? '');
  });
  const search = page.getByRole('searchbox', { name: 'Search by name or email' });
  await search.fill('tanaka');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=tanaka/);
  await expect(page.getByRole('status').filter({ hasText: '1 person for “tanaka”' })).toBeVisible();
  const sent = asked.length;
  await search.press('Enter');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(asked.length).toBe(sent);
  // the other ranges are there already: they came with the page
  const details: string[] = [];
  page.on('request', (request) => {
    if (ranges.some((range) => isFiguresOf(range)(request))) details.push(request.postData() ?? '');
  });
  for (const days of ['90', '30']) {
    await page.getByRole('combobox', { name: 'Time range' }).selectOption(`Last ${days} days`);
    await expect(page).toHaveURL(new RegExp(`filter=LAST_${days}_DAYS`));
    await expect(page.getByText(new RegExp(`^Showing last ${days} days, `))).toBeVisible();
  }
  expect(details).toEqual([]);
  await page.getByRole('tab', { name: 'Course Directory' }).click();
  await expect(page).toHaveURL(/tab=1/);
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Employee Directory');
  await expect(search).toHaveValue('tanaka');
});

test('[ORG-01] [ORG-02] the tiles are compared with the period before, by an address that keeps it', async ({
  enter,
}) => {
  const page = await enter(ann, '/organization');
  await expect(page.getByText(/^Showing program to date, /)).toBeVisible();
  const compare = page.getByRole('checkbox', { name: 'Compare with the period before' });
  await expect(compare).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('Last 30 days');
  await compare.check();
  await expect(page).toHaveURL(/filter=LAST_30_DAYS&compare=1$/);
  const compared = page.getByText(/, compared: (?:None before|The same as before|[\d,]+ in the 30 days before, )/);
  await expect(compared).toHaveCount(4);
  await expect(page.getByText(/^Compared with the days from /)).toBeVisible();
  const words = await compared.allInnerTexts();

  // what leads to the rows of a figure, and a reload, keep it; the days before that cannot be loaded are asked again
  await page.getByRole('link', { name: /Videos Watched, view list/ }).click();
  await expect(page).toHaveURL(/&compare=1#directories$/);
  expect(await compared.allInnerTexts()).toEqual(words);
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === 'OrganizationPeriodBefore') await route.abort();
    else await route.fallback();
  });
  await withoutPageData(page.context());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The period before could not be loaded.');
  await expect(page.getByRole('link', { name: /Videos Watched, view list/ })).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(compared).toHaveCount(4);
  expect(await compared.allInnerTexts()).toEqual(words);

  // on paper, where nothing can be chosen, the words are there
  await page.emulateMedia({ media: 'print' });
  await expect(compare).toBeHidden();
  await expect(compared.first()).toBeVisible();
  await page.emulateMedia({ media: null });
  await compare.uncheck();
  await expect(compared).toHaveCount(0);
  await expect(page).not.toHaveURL(/compare/);
});

test('[ORG-04] [ORG-06] [ORG-07] courses open to their sessions, a failure says so, and the file is that of the table', async ({
  enter,
}) => {
  const page = await enter(ann, '/organization?tab=1&sortKey=enrolled&sortDirection=DESC');
  await expect(page.getByRole('button', { name: /^Show details of/ }).first()).toBeVisible();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"courseId"') === true) await route.abort();
    else await route.fallback();
  });
  // the whole row opens it: the button lies over its cells
  await page
    .getByRole('cell', { name: 'Workshop' })
    .or(page.getByRole('cell', { name: 'Sprint' }))
    .first()
    .click({ force: true });
  await expect(page.getByText('There was an error loading the course info.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: /^Sessions of/ })).toBeVisible();

  const titles = await page.getByRole('tabpanel').locator('tbody > tr > th:has(button)').allInnerTexts();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('courses.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFTitle,Type,Enrolled,Completed,"Engagement %","Videos Watched"');
  expect(lines.length - 1).toBe(titles.length);
  expect(lines[1]).toContain(titles[0]?.trim() ?? '?');

  // an answer with an error makes no file
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('downloadType') !== true) return route.fallback();
    const error = { code: 'INTERNAL', message: 'x' };
    return route.fulfill({ json: { data: { getDashboardDataForDownload: { error } } } });
  });
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByRole('button', { name: 'Download CSV - Error, please try again later' })).toBeVisible();
  await page.unroute('**/graphql');

  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"searchTerm"') === true) await route.abort();
    else await route.fallback();
  });
  await page.getByRole('tab', { name: 'Employee Directory' }).click();
  const words =
    'Analytics appear when your team watches videos and enrolls in courses. There was an error loading your data.';
  await expect(page.getByRole('alert').getByText(words)).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Bob Tanaka' })).toBeVisible();

  // a list of several pages, of which the second does not come, may be had by mail instead
  await answerFirstPageOfDownload(page);
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByText('12,400 people take a while.')).toBeVisible();
  await page.getByRole('button', { name: 'Email me a link instead' }).click();
  await expect(
    page.getByText(
      `We're preparing employees.csv and will email a link to ${ann}. It works for a day, and only for you.`,
    ),
  ).toBeVisible();
});

test('[ORG-05] [ORG-11] a row leads to the details of a person, and back to the table as it was', async ({ enter }) => {
  const page = await enter(ann, '/organization?search=bob&filter=LAST_90_DAYS');
  await page
    .getByRole('cell', { name: /Active|Inactive|Invited/ })
    .first()
    // the link of the row lies over all its cells
    .click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Details');
  await expect(page.getByRole('heading', { level: 2, name: 'Bob Tanaka' })).toBeVisible();
  for (const tile of ['Videos Watched', 'Courses Completed', 'Badges Earned']) {
    await expect(page.getByRole('button', { name: `What is ${tile}?`, exact: true })).toBeVisible();
  }
  // a change of the range is no step of the way back
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('Last 30 days');
  await expect(page).toHaveURL(/filter=LAST_30_DAYS/);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/organization?search=bob&filter=LAST_90_DAYS');
  await expect(page.getByRole('link', { name: 'Bob Tanaka' })).toBeVisible();
  // somebody of another company is answered like nobody
  for (const nobody of ['gil-hartmann', 'nobody']) {
    await page.goto(`/organization/employee/${nobody}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
    await expect(page).toHaveTitle(/^Getting Started ·/);
  }
});

test('[ORG-12] [ORG-13] seats are given by a file after a dry run, reminded and revoked', async ({ enter }) => {
  const page = await enter('hal@hooli.example', '/organization/seats');
  await page.getByRole('button', { name: 'Add people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add people' });
  await dialog.getByRole('tab', { name: 'CSV file' }).click();
  const csv = 'Email,First Name,Last Name\r\nmina@hooli.example,Mina,Park\r\nbroken,No,Body\r\n';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByRole('row', { name: /mina@hooli.example/ })).toContainText('Gets an invitation by email');
  await expect(dialog.getByRole('row', { name: /broken/ })).toContainText("This isn't an email address");
  await expect(dialog.getByText("1 person will get a seat, 1 won't get one.")).toBeVisible();
  // on a phone the whole verdict can be read
  await page.setViewportSize({ width: 320, height: 800 });
  const room = await dialog.boundingBox();
  for (const verdict of await dialog.getByRole('cell').all()) {
    const box = await verdict.boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Assign seat' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /Mina Park/ });
  await expect(row).toContainText('Invited');
  await expect(row).toContainText('Never');
  // the invitation was a mail of today
  await expect(row).toContainText('Invited today');
  await expect(row.getByRole('button', { name: /^Remind/ })).toHaveCount(0);
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Mina Park’s seat is free.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Which seats' }).selectOption('Revoked');
  await expect(page.getByRole('row', { name: /Mina Park/ })).toContainText('Revoked');
});

test('[ORG-14] staff find a company in the list of all, open it and come back; an administrator has the own one', async ({
  enter,
}) => {
  const page = await enter('employee', '/organization');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
  await expect(page.getByRole('row', { name: /Initech/ })).toContainText('Not set up');
  await expect(page.getByRole('row', { name: /Acme/ })).toContainText(/\d+ of 25/);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('acm');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/organization?search=acm');
  await expect(page.getByText('1 company for “acm”')).toBeVisible();
  await page.getByRole('link', { name: 'Acme' }).click();
  await expect(page).toHaveURL('/organization/acme');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme');
  await page.getByRole('link', { name: 'All companies' }).click();
  await expect(page).toHaveURL('/organization');
  await expect(page.getByRole('row', { name: /Globex/ })).toBeVisible();
});
