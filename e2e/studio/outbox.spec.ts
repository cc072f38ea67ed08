import { expect, test } from '../journey/test.ts';

test('[RUN-01] support reads which mails have not left, narrows them, and searches them by an address', async ({
  enter,
}) => {
  const page = await enter('support', '/studio');
  await page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Outbox' }).click();
  const rows = page.getByRole('table', { name: 'Mails' }).getByRole('row');
  const failed = rows.filter({ hasText: 't.hale@oceanic.example' });
  await expect(failed).toContainText('Failed last');
  await expect(failed).toContainText('Seat reminded');
  await page.getByRole('button', { name: 'Sent' }).click();
  await page.getByRole('searchbox', { name: 'Search by the whole address' }).fill('Mara.Lindt@oceanic.example');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=.*&state=sent$/);
  await expect(rows.filter({ hasText: 'mara.lindt@oceanic.example' })).toContainText('Sent, ');
  await page.getByRole('button', { name: 'Failed', exact: true }).click();
  await expect(page.getByText('No mail is like that.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(failed).toBeVisible();
});
