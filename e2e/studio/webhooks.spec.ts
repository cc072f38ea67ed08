import { expect, test } from '../journey/test.ts';

test('[RUN-01] [STF-05] commerce finds what Zoom told and failed on Today, reads why, and replays it', async ({
  enter,
  another,
}) => {
  const page = await enter('commerce', '/studio');
  await page
    .getByRole('main')
    .getByRole('link', { name: /of a provider failed$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Webhooks' }).getByRole('row');
  const failed = rows.filter({ hasText: 'Meeting …1122' });
  await expect(failed).toContainText('Meeting, ended');
  await expect(failed).toContainText('It took too long.');
  await failed.getByRole('button', { name: /^Replay/ }).click();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('its meetings are looked for');
  await page.getByLabel('Reason').fill('The database is faster again.');
  await page.getByRole('button', { name: 'Replay it' }).click();
  await expect(failed).toHaveCount(0);
  await page.getByRole('button', { name: 'Handled' }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(failed).toContainText('Meetings of ours 0', { timeout: 1_000 });
  }).toPass();
  const log = await another('auditor', '/studio/audit?q=webhook replayed');
  await expect(log.getByRole('table', { name: 'Audit log' })).toContainText('The database is faster again.');
});

test('[RUN-01] [STF-01] events are narrowed by provider and state, and an auditor replays none', async ({ enter }) => {
  const page = await enter('auditor', '/studio/webhooks');
  const table = page.getByRole('table', { name: 'Webhooks' });
  await expect(table).toContainText('Payout, paid');
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('Zoom');
  await expect(page).toHaveURL(/\?from=zoom$/);
  await expect(table).toContainText('Recording at zoom.example');
  await expect(table).not.toContainText('Payout, paid');
  await expect(table.getByRole('button')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('Stripe');
  await page.getByRole('button', { name: 'Handled' }).click();
  await expect(page).toHaveURL(/\?from=stripe&state=handled$/);
  await expect(table).toContainText('Customer cus_demo_past');
});
