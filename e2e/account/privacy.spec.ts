import { mailsTo } from '../journey/mails.ts';
import { demoPassword } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

test('[ACT-03] [ACT-04] mails are chosen, ended by the link of a mail, and a copy of the data is downloaded', async ({
  enter,
  memberWith,
  request,
}) => {
  const email = await memberWith({ areas: ['mcsc-unlimited'] });
  const page = await enter(email, '/account-settings');
  const mails = page.getByRole('region', { name: 'Email', exact: true });
  const recordings = mails.getByRole('switch', { name: 'Recordings' });
  await expect(recordings).toHaveAttribute('aria-checked', 'true');
  await recordings.click();
  await expect(recordings).toHaveAttribute('aria-checked', 'false');
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }));
  await mails.getByRole('switch', { name: 'Reminders' }).click();
  await expect(mails.getByRole('alert')).toBeVisible();
  await expect(mails.getByRole('switch', { name: 'Reminders' })).toHaveAttribute('aria-checked', 'true');
  await page.unroute('**/graphql');
  await page.reload();
  await expect(recordings).toHaveAttribute('aria-checked', 'false');

  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Prepare my data' }).click();
  await expect(data.getByRole('status')).toContainText('Your copy is ready.');
  const downloading = page.waitForEvent('download');
  await data.getByRole('link', { name: 'Download', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-data-[\d-]{10}\.zip$/);
  await expect
    .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject))
    .toContain('Your Atrium data is ready');

  // a link of a mail, opened by somebody who is signed in nowhere
  await page.context().clearCookies();
  await page.goto('/unsubscribe/demo-reminders-archive');
  await page.getByRole('button', { name: 'No more reminders' }).click();
  await expect(page.getByRole('status')).toHaveText('You will get no more reminders.');
});

test('[ACT-05] an account is marked for erasure with its password, and kept after all', async ({
  enter,
  memberWith,
  request,
}) => {
  const email = await memberWith({ areas: ['ai-academy'] });
  const page = await enter(email, '/account-settings');
  const erase = page.getByRole('region', { name: 'Delete your account' });
  await erase.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill('not it');
  await question.getByRole('button', { name: 'Delete in 14 days' }).click();
  await expect(question.getByText('This is not your current password.')).toBeVisible();
  await question.getByLabel('Your password').fill(demoPassword);
  await question.getByRole('button', { name: 'Delete in 14 days' }).click();
  await expect(question).toBeHidden();
  await expect(erase).toContainText('Your account will be deleted on');
  await erase.getByRole('button', { name: 'Keep my account' }).click();
  await expect(erase.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject))
    .toEqual(["Your Atrium account won't be deleted", 'Your Atrium account will be deleted']);
});
