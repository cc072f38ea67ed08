import { expect, test } from '../journey/test.ts';

test('[API-08] [STF-05] an owner adds an endpoint, keeps its secret, replaces it, and removes it with a reason', async ({
  enter,
}) => {
  const host = `hooks-${Date.now().toString(36)}.example.com`;
  const page = await enter('employee', '/studio');
  await page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Endpoints' }).click();
  await expect(page.getByRole('heading', { name: 'Endpoints', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'New endpoint' }).click();
  await page.getByLabel('Address').fill('https://localhost/hooks');
  await expect(page.getByText('This address is inside a network. Enter one of the Internet.')).toBeVisible();
  await page.getByLabel('Address').fill(`https://${host}/atrium`);
  await page.getByRole('checkbox', { name: /^A payment arrived/ }).check();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText(
    `${host} is told of payment.succeeded`,
  );
  await page.getByRole('button', { name: 'Add it' }).click();
  const dialog = page.getByRole('dialog', { name: `The secret of ${host}` });
  const first = await dialog.getByLabel('Secret').inputValue();
  expect(first).toMatch(/^whsec_[\w+/=]{44}$/);
  await dialog.getByRole('button', { name: 'I have it' }).click();
  const row = page.getByRole('table', { name: 'Endpoints' }).getByRole('row').filter({ hasText: host });
  await expect(row).toContainText('A payment arrived');
  await expect(row).toContainText('On');

  await row.getByRole('button', { name: `Acts for ${host}` }).click();
  await page.getByRole('menuitem', { name: 'Replace the secret' }).click();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('two signatures for a day');
  await page.getByRole('button', { name: 'Replace it' }).click();
  expect(await dialog.getByLabel('Secret').inputValue()).not.toBe(first);
  await dialog.getByRole('button', { name: 'I have it' }).click();
  await expect(row).toContainText('The former secret signs until');

  await row.getByRole('button', { name: `Acts for ${host}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('is told nothing more');
  await page.getByLabel('Reason').fill('The journey is over.');
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(row).toHaveCount(0);
});

test('[API-08] [STU-02] commerce finds on Today what did not arrive, reads why, and is told why it cannot be replayed', async ({
  enter,
}) => {
  const page = await enter('commerce', '/studio');
  await page
    .getByRole('main')
    .getByRole('link', { name: /to another program failed$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Endpoints', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\?state=failed$/);
  await expect(page.getByRole('main').getByRole('button', { name: 'New endpoint' })).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Endpoints' })).toContainText('it took nothing for three days');
  const failed = page
    .getByRole('table', { name: 'Messages' })
    .getByRole('row')
    .filter({ hasText: 'warehouse.example' });
  await expect(failed).toContainText('The other side did not answer.');
  await failed.getByRole('button', { name: /^Replay/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Switch the endpoint on first.');
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.getByRole('button', { name: 'Arrived' }).click();
  await expect(page.getByRole('table', { name: 'Messages' })).toContainText('Somebody has an account');
});
