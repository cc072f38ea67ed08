import { expect, test } from '../journey/test.ts';

test('[RUN-13] [STF-05] support reads why somebody is not mailed, and mails them again with a reason', async ({
  enter,
}) => {
  const page = await enter('support', '/studio/outbox?state=withdrawn');
  // a reminder of the hour is withheld as well
  const rows = page.getByRole('table', { name: 'Mails' }).getByRole('row').filter({ hasText: 'agnieszka-nowak' });
  await expect(rows.first()).toContainText('Not sent: mails to this address came back');
  await rows
    .first()
    .getByRole('button', { name: /^Mail again: / })
    .click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'What will happen' })).toContainText(
    'are sent again from now on',
  );
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.goto('/studio/people/agnieszka-nowak');
  const main = page.getByRole('main');
  await expect(main.getByText(/Two mails to this address came back for good/)).toBeVisible();
  await expect(main.getByText(/that you tried to reach does not exist/)).toBeVisible();
  await main.getByRole('button', { name: 'Mail again' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('are sent again from now on');
  await dialog.getByRole('button', { name: 'Mail again' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('She says that the mailbox is there again.');
  await dialog.getByRole('button', { name: 'Mail again' }).click();
  await expect(main.getByRole('button', { name: 'Mail again' })).toHaveCount(0);
});
