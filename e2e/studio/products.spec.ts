import { expect, test } from '../journey/test.ts';

test('[PAY-01] [STF-05] commerce sees what is sold beside what Stripe has, and changes its words', async ({
  enter,
  another,
}) => {
  const page = await enter('commerce', '/studio/products');
  const table = page.getByRole('table', { name: 'Products' });
  const unlimited = table.getByRole('row').filter({ hasText: 'price_unlimited, USD' });
  await expect(unlimited).toContainText('$995 a year Offered');
  await page.getByRole('button', { name: 'Change Business Course Archive' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nothing changes: it is so already.')).toBeVisible();
  await dialog.getByLabel('Price in US dollars, paid once').fill('120');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText(
    'costs $120 once instead of $95 once, for new orders.',
  );
  await dialog.getByLabel('Price in US dollars, paid once').fill('95');
  await dialog.getByLabel('A sentence about it').fill('Courses of earlier years.');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText(
    'What the pages say of Business Course Archive changes.',
  );
  await dialog.getByLabel('Reason').fill('It had no words.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const log = await another('auditor', '/studio/audit?q=products saved');
  await expect(log.getByRole('table', { name: 'Audit log' })).toContainText('It had no words.');
  await log.goto('/studio/products');
  await expect(log.getByRole('table', { name: 'Products' })).toContainText('Not sold');
  await expect(log.getByRole('main').getByRole('button', { name: /^Change/ })).toHaveCount(0);
});
