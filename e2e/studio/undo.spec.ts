import type { Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

/** Presses keys as somebody does who looks at the form, and is in none of its fields. */
async function pressOutside(page: Page, keys: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press(keys);
}

test('[DOC-02] a change is taken back and made again over several fields, after autosave too, and what others write stays', async ({
  enter,
  another,
}) => {
  test.slow();
  const page = await enter('editor', '/studio/insight');
  await page.getByRole('button', { name: 'New insight' }).click();
  await page.getByLabel('Title', { exact: true }).fill('As it was');
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As it was');
  const main = page.getByRole('main');
  const title = main.getByLabel('Title', { exact: true });
  const isShown = main.getByRole('switch', { name: 'Among the insights' });
  const wasShown = await isShown.isChecked();

  await title.fill('As it is');
  await isShown.click();
  await expect(isShown).toBeChecked({ checked: !wasShown });
  await pressOutside(page, 'Control+z');
  await expect(isShown).toBeChecked({ checked: wasShown });
  await expect(page.getByText('Among the insights put back')).toBeAttached();
  await pressOutside(page, 'Control+z');
  await expect(title).toHaveValue('As it was');
  await pressOutside(page, 'Control+z');
  await expect(page.getByText('There is nothing to undo')).toBeAttached();
  await pressOutside(page, 'Control+Shift+z');
  await expect(title).toHaveValue('As it is');
  await expect(page.getByText('Title changed again')).toBeAttached();

  // inside a text with marks its own history answers, and the title stays
  const text = main.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('Words.');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('');
  await expect(title).toHaveValue('As it is');

  // somebody else saves another field, which comes with the next save, and is not taken back
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const { pathname } = new URL(page.url());
  const other = await another('owner', pathname);
  const theirs = other.getByRole('main').getByRole('switch', { name: 'Among the insights' });
  await expect(theirs).toBeChecked({ checked: wasShown });
  await theirs.click();
  await other.getByRole('heading', { level: 1 }).click();
  await expect(other.getByText(/^Draft saved/)).toBeVisible();
  await title.fill('As it will be');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(isShown).toBeChecked({ checked: !wasShown });
  await title.focus();
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('As it is');
  await expect(isShown).toBeChecked({ checked: !wasShown });
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('As it is');
  await expect(isShown).toBeChecked({ checked: !wasShown });
});
