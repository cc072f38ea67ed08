import { expect, test } from '../journey/test.ts';

test('[DOC-02] two of the team who have one document open see each other, and the field in which the other is', async ({
  enter,
  another,
}) => {
  test.slow();
  const page = await enter('editor', '/studio/insight');
  await page.getByRole('button', { name: 'New insight' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Written by two');
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written by two');
  const { pathname } = new URL(page.url());
  const bar = page.getByRole('banner');
  await expect(bar).not.toContainText('is here');

  const other = await another('owner', pathname);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Written by two');
  await expect(other.getByRole('banner')).toContainText('is here');
  await other.getByRole('main').getByLabel('Title', { exact: true }).focus();
  await expect(bar).toContainText(/is here/, { timeout: 20_000 });
  const frame = page.getByRole('form').getByText(/ is here$/);
  await expect(frame).toBeVisible({ timeout: 20_000 });
  const name = (await frame.innerText()).replace(/ is here$/, '');
  await expect(bar).toContainText(`${name} is here`);

  // nobody is shown of a page that is closed
  await other.close();
  await expect(bar).not.toContainText('is here', { timeout: 30_000 });
  await expect(frame).toHaveCount(0);
});
