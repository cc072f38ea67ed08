import { expect, test } from '../journey/test.ts';

// the name is on every page, so that no other test may share the academy
test.use({ fresh: true });

test('[BEG-04] [STF-03] an owner changes the name and the sentence, sees them on the sign-in page, and puts them back once they have proved who they are', async ({
  enter,
  browser,
  product,
}) => {
  const visitor = await (await browser.newContext({ baseURL: product.origin })).newPage();
  const page = await enter('employee', '/studio');
  await page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Northside');
  await page.getByLabel('Sentence of the sign-in page').fill('Learn in good company.');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview).toContainText('Learn in good company.');
  await preview.getByRole('button', { name: 'Certificate' }).click();
  await expect(preview).toContainText('Northside Academy');
  await page.getByRole('button', { name: 'Save' }).first().click();
  const willHappen = page.getByRole('list', { name: 'What will happen' });
  await expect(willHappen).toContainText('Name: “Atrium” becomes “Northside”.');
  await page.getByLabel('Reason').fill('A new name.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Version 1');

  await visitor.goto('/login');
  await expect(visitor).toHaveTitle(/Northside/);
  await expect(visitor.getByText('Learn in good company.')).toBeVisible();

  await history.getByRole('button', { name: 'Put back what there was at first' }).click();
  await expect(willHappen).toContainText('Name: “Northside” becomes “Atrium”.');
  await page.getByRole('button', { name: 'Put back', exact: true }).last().click();
  await expect(history).toContainText('Version 2');
  await visitor.goto('/login');
  await expect(visitor).toHaveTitle(/Atrium/);
});
