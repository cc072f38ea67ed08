import { persona } from '@atrium/content/people.ts';
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

test('[STU-04] Space peeks at a document: its state, what uses it and its versions, J goes on, and the focus returns', async ({
  enter,
}) => {
  const page = await enter('editor', '/studio/course?q=ai');
  const rows = rowsOf(page, 'Courses');
  await expect(rows.nth(1)).toBeVisible();
  const titles = await rows.getByRole('rowheader').getByRole('link').allTextContents();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  const sheet = page.getByRole('dialog', { name: titles[0] ?? '', exact: true });
  await expect(sheet.getByText('Published', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Open', exact: true })).toBeFocused();
  await expect(sheet.getByRole('region', { name: 'What uses it' }).getByRole('listitem').first()).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Last versions' })).toBeVisible();
  await page.keyboard.press('j');
  const next = page.getByRole('dialog', { name: titles[1] ?? '', exact: true });
  await expect(next.getByRole('region', { name: 'What uses it' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows.nth(1).getByRole('rowheader').getByRole('link')).toBeFocused();
});

test('[STU-04] [PEO-01] support peeks at a person and gives access from there; an auditor reads a masked address and gives nothing', async ({
  enter,
  another,
}) => {
  const { memberId, email, firstName, lastName } = persona('trial');
  const displayName = `${firstName} ${lastName}`;
  const page = await enter('support', `/studio/people?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('link', { name: displayName })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  const sheet = page.getByRole('dialog', { name: displayName });
  await expect(sheet.getByRole('region', { name: 'Facts' })).toContainText(memberId);
  await expect(sheet).toContainText(email);
  await sheet.getByRole('button', { name: 'Give access' }).click();
  await expect(page.getByRole('dialog', { name: `Give ${displayName} access` })).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const auditor = await another('auditor', `/studio/people?q=${memberId}`);
  await expect(auditor.getByRole('link', { name: displayName })).toBeVisible();
  await auditor.keyboard.press('j');
  await auditor.keyboard.press('Space');
  const masked = auditor.getByRole('dialog', { name: displayName });
  await expect(masked.getByRole('region', { name: 'Facts' })).toContainText(memberId);
  await expect(masked).not.toContainText(email);
  await expect(masked.getByRole('button', { name: 'Give access' })).toHaveCount(0);
});
