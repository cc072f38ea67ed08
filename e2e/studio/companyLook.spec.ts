import { expect, test } from '../journey/test.ts';

// This journey owns the look of Kruger.

test('[COM-01] an owner gives a company a logo and an accent, sees both themes first, and takes them back', async ({
  enter,
}) => {
  const page = await enter('employee', '/studio/company/kruger');
  const look = page.getByRole('region', { name: 'Look' });
  const dialog = page.getByRole('dialog');
  await look.getByRole('button', { name: 'Change the look' }).click();
  const accent = dialog.getByLabel('Accent', { exact: true });
  await accent.fill('red');
  await expect(dialog.getByText('A color as #c8452d, or none.')).toBeVisible();
  await accent.fill('#1d6f42');
  await expect(dialog.getByText('Light theme')).toBeVisible();
  await expect(dialog.getByText('Dark theme')).toBeVisible();
  await dialog.getByLabel('Logo', { exact: true }).fill('javascript:alert(1)');
  await expect(dialog.getByText('A picture is uploaded here.')).toBeVisible();
  await dialog.getByLabel('Logo', { exact: true }).fill('/files/art/cover/ai-leaders.svg');
  const happens = dialog.getByRole('list', { name: 'What will happen' });
  await expect(happens).toContainText('have the accent #1d6f42.');
  await expect(happens).toContainText('see this logo in the menu');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(look).toContainText('#1d6f42');
  await expect(look.getByRole('img', { name: 'Logo of Kruger' })).toBeVisible();
  await look.getByRole('button', { name: 'Change the look' }).click();
  await accent.fill('');
  await dialog.getByLabel('Logo', { exact: true }).fill('');
  await expect(happens).toContainText('the accent of the academy again');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(look.getByText('That of the academy')).toHaveCount(2);
});

test('[COM-01] the passes of a company show how far their people have come', async ({ enter }) => {
  const page = await enter('support', '/studio/company/acme');
  const passes = page.getByRole('region', { name: 'Passes' });
  const pass = passes.getByRole('listitem').filter({ hasText: 'ACME-TEAM' });
  await expect(pass.getByRole('link', { name: 'ACME-TEAM' })).toBeVisible();
  await expect(pass.getByText('Registered')).toBeVisible();
  await expect(pass.getByText('Confirmed')).toBeVisible();
  await expect(pass.getByText('Learning')).toBeVisible();
});
