import { readFile } from 'node:fs/promises';
import { operationOf } from '../journey/operations.ts';
import { expect, test } from '../journey/test.ts';

test('[ORG-02] [ORG-03] [ORG-06] a company of a thousand people: the pages of its people, and a file of several pages', async ({
  enter,
}) => {
  const page = await enter('vera@vandelay.example', '/organization');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vandelay');
  const rows = page.getByRole('table', { name: 'Employees' }).locator('tbody > tr');
  await expect(rows).toHaveCount(25);
  const first = await rows.first().innerText();
  const range = page.getByText(/^\d+ of \d+$/);
  const pages = Number(/^1 of (\d+)$/.exec(await range.innerText())?.[1]);
  expect(pages).toBeGreaterThan(40);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/organization?page=1');
  await expect(range).toHaveText(`2 of ${String(pages)}`);
  await expect(rows.first()).not.toHaveText(first, { useInnerText: true });
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page).toHaveURL(`/organization?page=${String(pages - 1)}`);
  await expect(range).toHaveText(`${String(pages)} of ${String(pages)}`);
  for (const name of ['Next page', 'Last page']) await expect(page.getByRole('button', { name })).toBeDisabled();
  // another order begins with its first page
  await page.getByRole('columnheader').getByRole('button', { name: 'Videos watched', exact: true }).click();
  await expect(page).toHaveURL('/organization?sortKey=views&sortDirection=ASC');
  await expect(range).toHaveText(`1 of ${String(pages)}`);
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (operationOf(request) === 'DashboardDownload')
      asked.push(/"page":(\d+)/.exec(request.postData() ?? '')?.[1] ?? '');
  });
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download with courses' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('employees_courses_map.csv');
  expect(asked).toEqual(['0', '1']);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFName,Email,Course,Status,"Progress %","Completed On"');
  expect(lines.length - 1).toBeGreaterThan(5000);
  expect(lines.filter((line) => line.startsWith('\uFEFF'))).toHaveLength(1);
});

test('[ORG-03] the heads of a long table stay below the bar of the page while its rows are read', async ({ enter }) => {
  for (const address of ['/organization?filter=LAST_90_DAYS', '/organization/seats']) {
    const page = await enter('vera@vandelay.example', address);
    for (const width of [1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const table = page.getByRole('region').getByRole('table').last();
      await table.locator('tbody > tr').nth(20).scrollIntoViewIfNeeded();
      await table.locator('tbody > tr').nth(20).hover();
      const [head, bar, row] = await Promise.all([
        table.getByRole('columnheader').first().boundingBox(),
        page.getByRole('banner').boundingBox(),
        table.locator('tbody > tr').nth(20).boundingBox(),
      ]);
      const below = (bar?.y ?? 0) + (bar?.height ?? 0);
      expect(Math.abs((head?.y ?? 0) - below), `${address} ${String(width)}`).toBeLessThan(3);
      expect(row?.y ?? 0).toBeGreaterThan(below);
      // the table fits, and makes the page no wider
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
