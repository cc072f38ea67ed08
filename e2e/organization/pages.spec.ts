import type { Locator } from '@playwright/test';
import { block } from '../journey/block.ts';
import { goOnline } from '../journey/online.ts';
import { operationOf } from '../journey/operations.ts';
import { withoutPageData } from '../journey/pageData.ts';
import { expect, test } from '../journey/test.ts';

const ann = 'ann@acme.example';

test('the pages of a company say what they load', async ({ enter, context }) => {
  const page = await enter(ann);
  await withoutPageData(context);
  let blocked = Promise.resolve();
  await page.route('**/graphql', async (route) => {
    const operation = operationOf(route.request()) ?? '';
    if (['OrganizationDashboard', 'OrganizationSeats', 'EmployeeDetails'].includes(operation)) await blocked;
    await route.fallback();
  });
  for (const [path, label, heading] of [
    ['/organization', 'Loading the dashboard', 'Acme'],
    ['/organization/seats', 'Loading the seats', 'Seats'],
    ['/organization/employee/bob-tanaka', 'Loading the student details', 'Student Details'],
  ] as const) {
    const next = block();
    blocked = next.blocked;
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: /^Loading the/ })).toHaveText(label);
    next.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('[ORG-01] the heading of a column of numbers ends on the line of its figures', async ({ enter }) => {
  const page = await enter(ann, '/organization');
  const table = page.getByRole('table', { name: 'Employees' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const ends = await table.evaluate((shown) =>
    [...shown.querySelectorAll('thead th')].flatMap((head, column) => {
      const cell = shown.querySelector('tbody tr')?.children[column];
      const words = document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode();
      if (!cell || !words || getComputedStyle(cell).textAlign !== 'right' || head.clientWidth === 0) return [];
      const endOf = (node: Node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Math.round(range.getBoundingClientRect().right);
      };
      return [{ words: words.textContent, apart: endOf(words) - endOf(cell) }];
    }),
  );
  expect(ends.length).toBeGreaterThan(1);
  expect(ends.filter(({ apart }) => Math.abs(apart) > 1)).toEqual([]);
});

test('[ORG-01] a printed dashboard says its range and time, and has all figures and no controls', async ({ enter }) => {
  const page = await enter(ann, '/organization?filter=LAST_90_DAYS');
  const employees = page.getByRole('table', { name: 'Employees' });
  await expect(employees.getByRole('link', { name: 'Bob Tanaka' })).toBeVisible();
  const numbers = page.getByRole('table', { name: /^(Hours|Minutes) watched by week$/ });
  await expect(numbers).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByText(/^Last 90 days, as of /)).toHaveCount(2);
  for (const line of await page.getByText(/^Last 90 days, as of /).all()) await expect(line).toBeVisible();
  await expect(page.getByText(/^On this page: \d+ of \d+$/)).toBeVisible();
  await expect(page.getByText(/^Showing last 90 days, .* Data as of /)).toBeVisible();
  // what a chart shows is printed as numbers, too
  await expect(numbers).toBeVisible();
  await expect(employees).toBeVisible();
  await expect(page.getByText(/^\d+% of everyone who had a seat/)).toBeVisible();
  for (const control of ['Print', 'Search', 'Download CSV', 'What is Users Engaged?']) {
    await expect(page.getByRole('button', { name: control, exact: true })).toHaveCount(0);
  }
  for (const name of ['Time range', 'What the chart shows'])
    await expect(page.getByRole('combobox', { name })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  // dark on white, whatever the theme
  const name = page.getByRole('heading', { level: 1 });
  const color = await name.evaluate((item) => getComputedStyle(item).color);
  expect((color.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 100)).toBe(true);
  // nor is it a background that browsers leave out on paper
  const bar = page.getByRole('progressbar', { name: 'Seats in use' });
  expect(await bar.evaluate((item) => getComputedStyle(item).printColorAdjust)).toBe('exact');
  // the first page has the chart below the figures; its numbers may go on on the next one
  const chart = page.getByRole('figure', { name: /^(Hours|Minutes) watched by week$/ });
  const plot = chart.locator('> div').first();
  const breaksOf = (part: Locator) => part.evaluate((item) => getComputedStyle(item).breakInside);
  expect([await breaksOf(chart), await breaksOf(plot)]).toEqual(['auto', 'avoid']);
  const end = () => plot.evaluate((item) => item.getBoundingClientRect().bottom + scrollY);
  // letter and A4, between margins of a centimeter
  for (const [width, height] of [
    [740, 980],
    [718, 1047],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(end).toBeLessThan(height);
  }
  // the people are in columns, whose heads a browser repeats on each page if no button is in them
  const engaged = employees.getByRole('columnheader', { name: 'Engaged' });
  await expect(engaged).toBeVisible();
  const head = engaged.getByText('Engaged', { exact: true });
  expect(await head.evaluate((item) => getComputedStyle(item).display)).toBe('contents');
  expect(
    await employees
      .locator('tbody td')
      .first()
      .evaluate((item) => getComputedStyle(item).display),
  ).toBe('table-cell');
  // nothing is cut off at the edge of the paper
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
});

test('[ORG-01] the first sheet of a printed dashboard has the figures and the chart below them', async ({ enter }) => {
  const page = await enter(ann, '/organization');
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4', tagged: true, outline: true })).toString('latin1');
  /** The sheet that a heading is on: the outline names the object of its page. */
  const sheetOf = (heading: string) => new RegExp(`/Title \\(${heading}\\)\\s*/Dest \\[(\\d+) 0 R`).exec(pdf)?.[1];
  expect(sheetOf('Engagement')).toBeDefined();
  expect(sheetOf('Activity')).toBe(sheetOf('Engagement'));
});

test('[ORG-03] the search of a table is not in the color of a company, of which a red one would look like an error', async ({
  enter,
  another,
}) => {
  const own = await enter(ann, '/organization?search=bob');
  const staff = await another('employee', '/organization/acme?search=bob');
  const [colored, plain] = await Promise.all(
    [own, staff].map((page) =>
      page
        .getByRole('button', { name: 'Remove filter: bob' })
        .evaluate((chip) => [getComputedStyle(chip).backgroundColor, getComputedStyle(chip).color]),
    ),
  );
  expect(colored).toEqual(plain);
});

test('[ORG-13] a printed list of seats says whose it is and of which day, and has nothing to press', async ({
  enter,
}) => {
  const page = await enter('employee', '/organization/oceanic/seats');
  const seats = page.getByRole('table', { name: 'Seats' });
  await expect(seats.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Oceanic', { exact: true })).toBeVisible();
  const day = page.getByText(/^As of [A-Z][a-z]+ \d+, \d{4}$/);
  await expect(day).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Oceanic', { exact: true })).toBeVisible();
  await expect(day).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add people|Remind|Revoke)/ })).toHaveCount(0);
  // a column of buttons is empty on paper, but for the days on which seats were revoked
  const actions = seats.getByRole('columnheader', { name: 'Actions' });
  await expect(seats.getByRole('columnheader', { name: 'Last visit' })).toBeVisible();
  await expect(actions).toHaveCount(0);
  await page.goto('/organization/acme/seats?state=REVOKED');
  await expect(seats.getByText(/^Revoked [A-Z][a-z]+ \d+, \d{4}$/).first()).toBeVisible();
  await expect(actions).toBeVisible();
});

test('the heads of a table and their question marks are in view on a tablet, and none is over the next', async ({
  enter,
}) => {
  const page = await enter(ann);
  for (const [path, name] of [
    ['/organization', 'Employees'],
    ['/organization?course=ai-leaders', 'Employees'],
    ['/organization?tab=1', 'Courses'],
    ['/organization/employee/bob-tanaka', "Bob Tanaka's courses"],
    ['/organization/seats', 'Seats'],
  ] as const) {
    await page.goto(path);
    const region = page.getByRole('region', { name, exact: true });
    await expect(region.getByRole('row').nth(1)).toBeVisible();
    for (const width of [768, 834, 1024, 1440]) {
      await page.setViewportSize({ width, height: 1024 });
      const beyond = () =>
        region.evaluate((scrolls) => {
          const right = (element: Element) => element.getBoundingClientRect().right;
          const heads = [...scrolls.querySelectorAll<HTMLElement>('thead th')].filter(
            (head) => head.getClientRects().length > 0,
          );
          return heads.flatMap((head) => {
            const most = Math.max(right(head), ...[...head.querySelectorAll('button')].map(right));
            return most > Math.min(right(head), right(scrolls)) + 1 ? [head.innerText] : [];
          });
        });
      await expect.poll(beyond, `${path} at ${String(width)}`).toEqual([]);
    }
  }
});

test('[ORG-02] both tabs of the directories are in view on the narrowest phone', async ({ enter }) => {
  const page = await enter(ann, '/organization?tab=1');
  await page.setViewportSize({ width: 320, height: 700 });
  const tabs = page.getByRole('tablist', { name: 'Directory' });
  await expect(tabs).toBeVisible();
  await expect.poll(() => tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});

test('[ORG-13] the buttons of a seat are in view on a tablet held upright', async ({ enter }) => {
  const page = await enter('employee');
  for (const company of ['acme', 'oceanic', 'vandelay']) {
    await page.goto(`/organization/${company}/seats`);
    const seats = page.getByRole('region', { name: 'Seats' });
    await expect(page.getByRole('button', { name: /^Revoke/ }).first()).toBeVisible();
    for (const width of [730, 768, 834]) {
      await page.setViewportSize({ width, height: 1024 });
      const cut = () => seats.evaluate((region) => region.scrollWidth - region.clientWidth);
      await expect.poll(cut, `${company} at ${String(width)}`).toBe(0);
    }
  }
});

test('[RTE-09] offline an open dashboard stays, the seats say so, and come when the connection does', async ({
  enter,
  context,
}) => {
  const page = await enter(ann, '/organization');
  await expect(page.getByRole('link', { name: 'Bob Tanaka' })).toBeVisible();
  await context.setOffline(true);
  const seats = page.getByRole('link', { name: 'Manage seats' });
  await seats.click();
  await expect(page.getByText("You're offline. We'll load this when you're back.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme');
  await expect(page.getByRole('link', { name: 'Bob Tanaka' })).toBeVisible();
  await seats.click();
  await expect(page.getByText("You're offline. We'll load this when you're back.")).toBeVisible();
  await expect(page.getByText('Getting Started')).toHaveCount(0);
  await goOnline(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seats');
});
