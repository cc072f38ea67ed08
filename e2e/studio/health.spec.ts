import { expect, test } from '../journey/test.ts';

test('[OPE-05] an owner reads how each part of the installation is, follows a line, and has it looked at again', async ({
  enter,
}) => {
  const page = await enter('employee', '/studio');
  const rail = page.getByRole('navigation', { name: 'Studio', exact: true });
  await rail.getByRole('link', { name: 'Health' }).click();
  await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Parts' }).getByRole('row');
  await expect(rows.filter({ hasText: /^Database/ })).toContainText(/Works\s*PostgreSQL \d+ answers\./);
  await expect(rows.filter({ hasText: /^Tables/ })).toContainText('Every table that this version needs is there.');
  await expect(rows.filter({ hasText: /^Files/ })).toContainText('A file was written to the folder of files');
  await expect(rows.filter({ hasText: /^Mail server/ })).toContainText('SMTP_URL is not set');
  await expect(rows.filter({ hasText: /^Zoom/ })).toContainText('Not set up');
  const asked = page.waitForResponse(
    async (answer) => answer.url().includes('graphql') && (await answer.text()).includes('checkHealth'),
  );
  await page.getByRole('button', { name: 'Look again' }).click();
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Looked at');
  await rows.filter({ hasText: /^Jobs/ }).getByRole('link', { name: 'Open Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
});

test('[OPE-05] [STF-01] nobody without the role meets the health', async ({ enter }) => {
  const page = await enter('support', '/studio/outbox');
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Studio', exact: true });
  await expect(rail.getByRole('link', { name: 'Outbox' })).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Health' })).toHaveCount(0);
});
