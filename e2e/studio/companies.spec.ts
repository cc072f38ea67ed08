import { expect, test } from '../journey/test.ts';

test('[COM-01] an owner finds a company, reads what it bought, and narrows the list to those that end soon', async ({
  enter,
}) => {
  const page = await enter('employee', '/studio');
  const rail = page.getByRole('navigation', { name: 'Studio', exact: true });
  await rail.getByRole('link', { name: 'Companies' }).click();
  const rows = page.getByRole('table', { name: 'Companies' }).getByRole('row');
  await page.getByRole('searchbox', { name: 'Search by name, domain or id' }).fill('acme.example');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=acme\.example$/);
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ends within 90 days' }).click();
  await expect(page).toHaveURL(/contract=ending/);
  await rows.getByRole('link', { name: 'Acme' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Companies' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Administrators' })).toContainText('ann@acme.example');
});

test('[COM-01] success makes a company, adds its first contract, and ends it with a reason', async ({ enter }) => {
  const page = await enter('success', '/studio/companies');
  await page.getByRole('link', { name: 'New company' }).click();
  await page.getByRole('button', { name: 'Make the company' }).click();
  await expect(page.getByText('Enter the name of the company.')).toBeVisible();
  await page.getByLabel('Name').fill('Vandelay');
  await expect(page.getByLabel('Id')).toHaveValue('vandelay');
  await page.getByRole('button', { name: 'Make the company' }).click();
  await expect(page.getByText('This id is taken.')).toBeVisible();
  await page.getByLabel('Name').fill('Massive Dynamic');
  await page.getByLabel('Time zone').selectOption('America/New_York');
  await page.getByRole('button', { name: 'Make the company' }).click();
  await expect(page).toHaveURL(/\/studio\/company\/massive-dynamic$/);
  await expect(page.getByText('None yet. Nobody has a seat before one begins.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a contract' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Last day').fill('2020-01-01');
  await dialog.getByLabel('Seats', { exact: true }).fill('40');
  await dialog.getByLabel('AI Academy', { exact: true }).check();
  await expect(dialog.getByText('The last day is before the first.')).toBeVisible();
  const nextYear = String(new Date().getFullYear() + 1);
  await dialog.getByLabel('Last day').fill(`${nextYear}-12-31`);
  await dialog.getByRole('button', { name: 'Add a link' }).click();
  await dialog.getByLabel('Title of link 1').fill('Rollout guide');
  await dialog.getByLabel('Address of link 1').fill('javascript:alert(1)');
  await dialog.getByLabel('Reason').fill('Signed in Boston.');
  await expect(dialog.getByText('“Rollout guide” leads to an https address')).toBeVisible();
  await dialog.getByLabel('Address of link 1').fill('https://massive.example/guide');
  await dialog.getByLabel('Reason').focus();
  const happens = dialog.getByRole('list', { name: 'What will happen' });
  await expect(happens).toContainText('Massive Dynamic has 40 seats');
  await dialog.getByRole('button', { name: 'Add the contract' }).click();
  const contract = page.getByRole('region', { name: 'Contract' });
  await expect(contract).toContainText('of 40 in use, 0 invited, 40 free');
  await expect(contract.getByRole('link', { name: 'Rollout guide' })).toBeVisible();
  await contract.getByRole('button', { name: 'Change terms' }).click();
  await dialog.getByLabel('Seats', { exact: true }).fill('30');
  await dialog.getByLabel('Reason').focus();
  await expect(happens).toContainText('It has 30 seats, and had 40.');
  await dialog.getByRole('button', { name: 'Save the terms' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Ten were too many.');
  await dialog.getByRole('button', { name: 'Save the terms' }).click();
  await expect(contract).toContainText('of 30 in use');
  await contract.getByRole('button', { name: 'End contract' }).click();
  await expect(happens).toContainText('Nobody has a seat of it.');
  await dialog.getByLabel('Reason').fill('They went elsewhere.');
  await dialog.getByRole('button', { name: 'End contract' }).click();
  await expect(contract).toContainText('last day');
  await page.goto('/studio/companies');
  await expect(page.getByRole('link', { name: 'Massive Dynamic' })).toBeVisible();
});

test('[COM-01] [D97] what ending a contract means is said in numbers before it is done', async ({ enter }) => {
  const page = await enter('commerce', '/studio/company/pendant');
  await page.getByRole('button', { name: 'End contract' }).click();
  const happens = page.getByRole('dialog').getByRole('list', { name: 'What will happen' });
  await expect(happens).toContainText(/\d+ seats end with it: \d+ in use, \d+ invited\./);
  await expect(happens).toContainText('can learn no longer then. What they earned stays.');
  await expect(happens).toContainText(/administrators? of Pendant keeps? the dashboard, to read, until/);
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByRole('region', { name: 'Contract' })).toContainText('In force');
});

test('[COM-01] an owner names an administrator, and takes it back with a reason', async ({ enter }) => {
  const page = await enter('employee', '/studio/company/acme');
  const list = page.getByRole('region', { name: 'Administrators' });
  await list.getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill('gil@globex.example');
  await dialog.getByLabel('Reason').focus();
  await expect(dialog.getByText('Nobody of Acme has an account with this address.')).toBeVisible();
  await dialog.getByLabel('E-mail address').fill('bob@acme.example');
  await dialog.getByLabel('Reason').focus();
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('is mailed in ten minutes');
  await dialog.getByRole('button', { name: 'Make administrator' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: /^Remove Bob/ }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Another Bob was meant.');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('[STF-01] a company of others is not found, and who only reads finds no button', async ({ enter }) => {
  const success = await enter('success', '/studio/company/vandelay');
  await expect(success.getByRole('heading', { level: 1 })).not.toHaveText('Vandelay');
  const auditor = await enter('auditor', '/studio/company/acme');
  await expect(auditor.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible();
  await expect(auditor.getByRole('button', { name: /^(Renew|Change|End)/ })).toHaveCount(0);
  await expect(auditor.getByText('ann@acme.example')).toHaveCount(0);
});
