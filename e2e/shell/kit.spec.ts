import { expect, test } from '../journey/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/__sandbox/kit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('widgets open above the page, take values by the keyboard, and keep to the policy of the site', async ({
  page,
}) => {
  const light = page.locator('[data-scheme=light]');
  const language = light.getByRole('combobox', { name: 'Language', exact: true });
  await language.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('po');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Polish', 'Portuguese']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(language).toHaveValue('Polish');

  await light.getByRole('button', { name: /^Calendar Begins/ }).click();
  await page.getByRole('button', { name: /November 26, 2026/ }).click();
  await expect(light.getByRole('spinbutton', { name: /^day, Begins/ })).toHaveText('26');
});

test('a form says what is wrong at the field, and settles a conflict', async ({ page }) => {
  const light = page.locator('[data-scheme=light]');
  const title = light.getByLabel('Course title');
  const save = light.locator('form').getByRole('button', { name: 'Save', exact: true });
  await title.fill('');
  await save.click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Please enter a title.');
  await title.fill('taken');
  await save.click();
  await expect(title).toHaveAccessibleDescription('This title is taken.');
  await title.fill('conflict');
  await save.click();
  await light.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(light.getByText('Saved', { exact: true })).toBeVisible();
});

test('a table shows its rows as cards on a phone, within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const table = page.getByRole('table', { name: 'Members, light' });
  const row = table.locator('tbody tr').first();
  await expect.poll(async () => (await row.boundingBox())?.height).toBeGreaterThan(90);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
