import { expect, test } from '../journey/test.ts';

test('[RUN-01] support reads which mails have left and which were stopped, and searches them by an address', async ({
  enter,
}) => {
  const page = await enter('support', '/studio');
  await page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Outbox' }).click();
  const rows = page.getByRole('table', { name: 'Mails' }).getByRole('row');
  await page.getByRole('button', { name: 'Withdrawn' }).click();
  const withdrawn = rows.filter({ hasText: 't.hale@oceanic.example' });
  await expect(withdrawn).toContainText('Withdrawn, ');
  await expect(withdrawn).toContainText('Seat reminded');
  await page.getByRole('button', { name: 'Sent' }).click();
  await page.getByRole('searchbox', { name: 'Search by the whole address' }).fill('Mara.Lindt@oceanic.example');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=.*&state=sent$/);
  await expect(rows.filter({ hasText: 'mara.lindt@oceanic.example' })).toContainText('Sent, ');
  await page.getByRole('button', { name: 'Failed', exact: true }).click();
  await expect(page.getByText('No mail is like that.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/outbox$/);
});

test('[RUN-01] [STF-05] support sees what sending a mail again does, and sends it once more', async ({ enter }) => {
  const page = await enter('support', '/studio/outbox?state=sent&q=mara.lindt@oceanic.example');
  const rows = page.getByRole('table', { name: 'Mails' }).getByRole('row');
  const mails = rows.filter({ hasText: 'mara.lindt@oceanic.example' });
  await expect(mails).toHaveCount(1);
  await mails.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('again');
  await page.getByLabel('Reason').fill('She says that it has not come.');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(async () => {
    await page.reload();
    await expect(mails).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
});
