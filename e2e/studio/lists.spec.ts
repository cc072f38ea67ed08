import type { Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

const rowsOf = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr');

test('[STU-04] a list sorts by its heads, and Back returns to the row that was opened', async ({ enter }) => {
  const page = await enter('editor', '/studio/course');
  const rows = rowsOf(page, 'Courses');
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect(head('Title')).toHaveAttribute('aria-sort', 'ascending');
  const first = (await rows.first().getByRole('link').textContent()) ?? '';
  await head('Title').getByRole('button').click();
  await expect(page).toHaveURL(/dir=back/);
  await expect(head('Title')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.last()).toContainText(first);
  await head('Edited').getByRole('button').click();
  await expect(page).toHaveURL(/sort=changed/);
  await expect(head('Edited')).toHaveAttribute('aria-sort', 'descending');
  await expect(head('Title')).not.toHaveAttribute('aria-sort');

  const link = rows.nth(4).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(/sort=changed.*at=/);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
  // a reload goes there as well
  await page.reload();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
});

test('[STU-04] keys move through a list and select in it, the address keeps it, and they can be switched off', async ({
  enter,
}) => {
  const page = await enter('editor', '/studio/course');
  const rows = rowsOf(page, 'Courses');
  const boxes = rows.getByRole('checkbox');
  await expect(rows.nth(5)).toBeVisible();
  const title = (await rows.nth(1).getByRole('link').first().textContent()) ?? '';
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('checkbox', { name: `Select ${title}`, exact: true })).toBeChecked();
  for (const key of ['j', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(3);
  await expect(page).toHaveURL(/sel=[^&]+,[^&]+,[^&]+/);
  await page.reload();
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
  await expect(boxes.and(page.locator(':not(:checked)'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
  await expect(page).not.toHaveURL(/sel=/);

  // the keys of a field are its own
  await page.keyboard.press('/');
  await page.keyboard.type('xj');
  await expect(page.getByRole('searchbox', { name: 'Search courses' })).toHaveValue('xj');
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('');
  await page.getByRole('heading', { level: 1, name: 'Courses' }).focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('group', { name: 'State' }).getByRole('button', { name: 'All' })).toBeFocused();

  await page.keyboard.press('?');
  await page.getByRole('switch', { name: /^Single keys/ }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
});
