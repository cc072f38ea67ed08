import { expect, test } from '../journey/test.ts';

test('[RUN-14] [STF-05] support sees what will be issued, holds one certificate back with a reason, and releases it', async ({
  enter,
}) => {
  const page = await enter('support', '/studio');
  const rail = page.getByRole('navigation', { name: 'Studio', exact: true });
  await rail.getByRole('link', { name: 'Certificates due' }).click();
  await expect(page.getByRole('heading', { name: 'Certificates due', level: 1 })).toBeVisible();
  await expect(page.getByText(/The next issuing is on /)).toBeVisible();
  const rows = page.getByRole('table', { name: 'Certificates due' }).getByRole('row');
  const row = rows.filter({ hasText: 'Strategy in Practice' });
  await expect(row).toContainText(/Issued \w+/);
  await row.getByRole('button', { name: /^Hold back/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText(
    'is not issued until it is released',
  );
  await dialog.getByRole('button', { name: 'Hold it back' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('A name to check.');
  await dialog.getByRole('button', { name: 'Hold it back' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Held back' }).click();
  await expect(page).toHaveURL(/show=held$/);
  await expect(row).toContainText('Held back: “A name to check.”');
  await row.getByRole('button', { name: /^Release/ }).click();
  await dialog.getByRole('button', { name: 'Release it' }).click();
  await expect(page.getByText('Nothing is held back.')).toBeVisible();
  await page.getByRole('button', { name: 'Next issuing' }).click();
  await expect(row).toContainText(/Issued \w+/);
});

test('[RUN-14] [STF-01] an editor is not told of the page', async ({ enter }) => {
  const page = await enter('editor', '/studio');
  await expect(
    page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Certificates due' }),
  ).toHaveCount(0);
});
