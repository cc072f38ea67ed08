import { persona } from '@atrium/content/people.ts';
import { expect, test } from '../journey/test.ts';

test('[PAY-04] [STF-05] commerce finds a dispute on Today, and support gives a part of a payment back', async ({
  enter,
  another,
}) => {
  const page = await enter('commerce', '/studio');
  await page
    .getByRole('main')
    .getByRole('link', { name: /disputed$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  const table = page.getByRole('table', { name: 'Payments' });
  const disputed = table.getByRole('row').filter({ hasText: 'Business Course Archive' });
  await expect(disputed).toContainText(/Evidence at Stripe until/);
  await expect(disputed.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Past due' }).click();
  await expect(page).toHaveURL(/\?state=unpaid$/);
  await expect(table.getByRole('row').filter({ hasText: persona('pastdue').lastName })).toContainText(
    'Stripe tries again',
  );

  const { memberId, lastName } = persona('discounted');
  const support = await another('support', `/studio/people/${memberId}`);
  const payments = support.getByRole('region', { name: /^Payments/ });
  await payments
    .getByRole('button', { name: /^Give back/ })
    .last()
    .click();
  const dialog = support.getByRole('dialog');
  const what = dialog.getByRole('list', { name: 'What will happen' });
  await expect(what).toContainText('goes back to the card');
  await dialog.getByLabel('Amount in US dollars').fill('600');
  await expect(dialog.getByText(/Your role gives back up to \$500/)).toBeVisible();
  await dialog.getByLabel('Amount in US dollars').fill('40.50');
  await expect(what).toContainText('$40.50 of');
  await dialog.getByLabel('Reason').fill('A class was canceled.');
  await dialog.getByRole('button', { name: 'Give it back' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(payments).toContainText(/\$40\.50 (?:on its way back|given back)\./);

  const log = await another('auditor', '/studio/audit?q=payment refunded');
  await expect(log.getByRole('table', { name: 'Audit log' })).toContainText('A class was canceled.');
  await log.goto(`/studio/payments?q=${lastName}&state=refunded`);
  await expect(log.getByRole('table', { name: 'Payments' })).toContainText('$40.50 given back.');
  await expect(log.getByRole('button', { name: /^Give back/ })).toHaveCount(0);
});
