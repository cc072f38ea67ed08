import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey/test.ts';

test('[RUN-01] [STF-05] an auditor finds what a person of the team has done, reads what changed, and takes it away as a file', async ({
  enter,
  another,
}) => {
  const owner = await enter('employee', '/studio/outbox?state=sent&q=ines.varga@oceanic.example');
  await owner
    .getByRole('button', { name: /^Send again/ })
    .first()
    .click();
  await owner.getByLabel('Reason').fill('She lost it.');
  await owner.getByRole('button', { name: 'Send it again' }).click();
  await expect(owner.getByRole('dialog')).toHaveCount(0);

  const page = await another('auditor', '/studio');
  await page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('searchbox').fill('mail sent again');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=mail/);
  const row = page.getByRole('table', { name: 'Audit log' }).getByRole('row').filter({ hasText: 'She lost it.' });
  await expect(row).toContainText('Mail sent again');
  await expect(row).toContainText('Noa Ben-Ami');
  await row.getByText(/details$/).click();
  await expect(row).toContainText('WAITING');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Time,By,Kind,Token,Act,About');
  expect(file).toContain('MAIL_SENT_AGAIN');
  expect(file.trim().split('\r\n')).toHaveLength(1 + (await page.getByRole('table').locator('tbody tr').count()));
  await page.getByRole('button', { name: 'Commands' }).click();
  await expect(page.getByText('Nothing in the log is like that.')).toBeVisible();
});
