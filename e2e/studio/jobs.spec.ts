import { expect, test } from '../journey/test.ts';

const forward = 'Forward events to the analytics service';
const dates = 'Mail dates to come';

test('[RUN-01] [STU-02] an owner finds a job that failed on Today, reads why, and has it tried again', async ({
  enter,
}) => {
  const page = await enter('employee', '/studio');
  await page
    .getByRole('main')
    .getByRole('link', { name: /jobs? failed$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Jobs' }).getByRole('row');
  const failed = rows.filter({ hasText: forward });
  await expect(failed).toContainText('Given up, ');
  await expect(failed).toContainText('The other side has a fault of its own.');
  await expect(failed).toContainText('25 of 25');
  await failed.getByText('What the program said').click();
  await expect(failed).toContainText('503 Service Unavailable');
  await failed.getByRole('button', { name: /^Try again/ }).click();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('is tried again at once');
  await page.getByLabel('Reason').fill('The service is back.');
  await page.getByRole('button', { name: 'Try it again' }).click();
  await expect(failed).toHaveCount(0);
  await page.getByRole('button', { name: 'Done lately' }).click();
  await expect(page).toHaveURL(/\?state=done$/);
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(failed.first()).toContainText('Done, ', { timeout: 1_000 });
  }).toPass();
});

test('[RUN-01] [STF-05] an owner stops a job with a reason, and an auditor reads it without an address or a button', async ({
  enter,
  another,
}) => {
  const page = await enter('employee', '/studio/jobs?kind=calendar.mailComingDates');
  const row = page.getByRole('table', { name: 'Jobs' }).getByRole('row').filter({ hasText: dates });
  await expect(row).toContainText('The other side did not answer.');
  await expect(row).not.toContainText('t.hale');
  await row.getByRole('button', { name: /^Stop/ }).click();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('is not tried any more');
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('A reason is needed.')).toBeVisible();
  await page.getByLabel('Reason').fill('This member has left.');
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('No job is like that.')).toBeVisible();
  const read = await another('auditor', '/studio/jobs?state=stopped');
  const stopped = read.getByRole('table', { name: 'Jobs' }).getByRole('row').filter({ hasText: dates });
  await expect(stopped).toContainText('Stopped, ');
  await expect(read.getByRole('table', { name: 'Jobs' }).getByRole('button')).toHaveCount(0);
});

test('[RUN-01] [STF-01] nobody without the role meets the jobs', async ({ enter }) => {
  const page = await enter('support', '/studio/outbox');
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Jobs' }),
  ).toHaveCount(0);
});
