import { expect, test } from '../journey/test.ts';

test('[RUN-01] [STF-05] an owner gives a flag to a company, sees before how many get it, and takes it back with a reason', async ({
  enter,
}) => {
  const page = await enter('employee', '/studio');
  await page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Flags' }).click();
  await expect(page.getByRole('heading', { name: 'Flags', level: 1 })).toBeVisible();
  const row = page.getByRole('table', { name: 'Flags' }).getByRole('row').filter({ hasText: 'Referrals in the menu' });
  await expect(row).toContainText('Off');
  await row.getByRole('button', { name: 'Change Referrals in the menu' }).click();
  const willHappen = page.getByRole('list', { name: 'What will happen' });
  await expect(page.getByText('Nothing changes: it is so already.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a group' }).click();
  await page.getByLabel('Companies of group 1, by their ids').fill('no-such-company');
  await expect(page.getByText('There is no company “no-such-company”.')).toBeVisible();
  await page.getByLabel('Companies of group 1, by their ids').fill('acme');
  await expect(willHappen).toContainText(/\d people get it\./);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A reason is needed.')).toBeVisible();
  await page.getByLabel('Reason').fill('Acme tries it first.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('On for people of acme');
  await row.getByRole('button', { name: 'Change Referrals in the menu' }).click();
  await page.getByRole('button', { name: 'Remove group 1' }).click();
  await expect(willHappen).toContainText(/\d people lose it\./);
  await page.getByLabel('Reason').fill('They have tried it.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Off');
});

test('[RUN-01] the words of the voting banner are fields, and nothing is changed by looking', async ({ enter }) => {
  const page = await enter('employee', '/studio/flags');
  await page.getByRole('button', { name: 'Change Voting banner' }).click();
  await expect(page.getByLabel('Words of the button')).toHaveValue('Vote');
  await page.getByLabel('Question').fill('What should we film next?');
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('it says something else');
  await page.getByLabel('Words of the button').fill('');
  await expect(page.getByText('The banner needs a question, words on its button and a link.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.getByRole('button', { name: 'Change Voting banner' }).click();
  await expect(page.getByLabel('Question')).toHaveValue('Which course should we teach next?');
});

test('[RUN-01] [STF-01] an auditor reads the flags and changes none', async ({ enter }) => {
  const page = await enter('auditor', '/studio/flags');
  const table = page.getByRole('table', { name: 'Flags' });
  await expect(table).toContainText('On for limited accounts');
  await expect(table.getByRole('button')).toHaveCount(0);
});
