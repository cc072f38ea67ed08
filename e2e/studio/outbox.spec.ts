import { expect, test } from '../journey/test.ts';

test('[RUN-01] support reads which mails have not left, narrows them, and searches them by an address', async ({
  enter,
}) => {
  const page = await enter('support', '/studio');
  await page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Outbox' }).click();
  const rows = page.getByRole('table', { name: 'Mails' }).getByRole('row');
  const waiting = rows.filter({ hasText: 't.hale@oceanic.example' });
  await expect(waiting).toContainText('Waits since');
  await expect(waiting).toContainText('Seat reminded');
  await page.getByRole('button', { name: 'Sent' }).click();
  await page.getByRole('searchbox', { name: 'Search by the whole address' }).fill('Mara.Lindt@oceanic.example');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=.*&state=sent$/);
  await expect(rows.filter({ hasText: 'mara.lindt@oceanic.example' })).toContainText('Sent, ');
  await page.getByRole('button', { name: 'Failed', exact: true }).click();
  await expect(page.getByText('No mail is like that.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(waiting).toBeVisible();
});

test('[RUN-01] [STF-05] support sees what sending a mail again would do, and stops one that waits with a reason', async ({
  enter,
}) => {
  const page = await enter('support', '/studio/outbox');
  const mail = page.getByRole('row').filter({ hasText: 't.hale@oceanic.example' });
  await page.getByRole('button', { name: 'Sent' }).click();
  await page
    .getByRole('button', { name: /^Send again/ })
    .first()
    .click();
  const willHappen = page.getByRole('list', { name: 'What will happen' });
  await expect(willHappen).toContainText('again');
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.getByRole('button', { name: 'Waiting or failed' }).click();
  await mail.getByRole('button', { name: /^Stop/ }).click();
  await expect(willHappen).toContainText('it is not sent');
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('A reason is needed.')).toBeVisible();
  await page.getByLabel('Reason').fill('The seat was given to somebody else.');
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('Every mail has left.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdrawn' }).click();
  await expect(mail).toHaveCount(2);
});
