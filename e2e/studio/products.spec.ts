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

test('[PAY-01] commerce makes a promotion and its coupon at Stripe, and changes the words for those who cancel', async ({
  enter,
}) => {
  const page = await enter('commerce', '/studio/products');
  await page.getByRole('button', { name: 'New promotion' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Promote it' }).click();
  await expect(dialog.getByText('Enter a code.')).toBeVisible();
  await dialog.getByLabel('Code').fill('HARBOR');
  await dialog.getByLabel('For').selectOption('Alumni');
  await dialog.getByLabel('US dollars off the first payment').fill('12.50');
  await dialog.getByLabel('From').fill('2026-01-01T09:00');
  await dialog.getByLabel('Until').fill('2026-01-01T08:00');
  await expect(dialog.getByText('It would end before it begins.')).toBeVisible();
  await dialog.getByLabel('Until').fill('2026-02-01T09:00');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('HARBOR takes $12.50 off');
  await dialog.getByRole('button', { name: 'Promote it' }).click();
  await expect(dialog).toHaveCount(0);
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'HARBOR' });
  await expect(line).toContainText('Stripe has no coupon HARBOR.');
  await page.getByRole('button', { name: 'Create the coupon HARBOR' }).click();
  await dialog.getByRole('button', { name: 'Create it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(line).not.toContainText('Stripe has no coupon');
  await page.getByRole('button', { name: 'New offer' }).click();
  await dialog.getByLabel('Coupon').fill('TIDE');
  await dialog.getByLabel('Name').fill('$20 off your next year');
  await dialog.getByLabel('Headline', { exact: true }).fill('Stay with us');
  await dialog.getByLabel('Below the headline').fill('The next year for less.');
  await dialog.getByLabel('The button that takes it').fill('I stay');
  await dialog.getByLabel('The button that cancels').fill('Cancel');
  await dialog.getByLabel('From').fill('2020-01-01T09:00');
  await dialog.getByLabel('Until').fill('2020-02-01T09:00');
  await dialog.getByRole('button', { name: 'Offer it' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'TIDE' })).toContainText(
    'Stripe has no coupon TIDE to use.',
  );
  await page.getByRole('button', { name: 'Change TIDE' }).click();
  await expect(dialog.getByLabel('Coupon')).toHaveAttribute('readonly');
  await expect(dialog.getByText('Nothing changes: it is so already.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await page.getByRole('button', { name: 'Create the coupon TIDE' }).click();
  await dialog.getByLabel('US dollars off one payment').fill('20');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('TIDE that takes $20 off once');
  await dialog.getByRole('button', { name: 'Create it' }).click();
  await expect(page.getByRole('main').getByText('Stripe has no coupon TIDE')).toHaveCount(0);
});
