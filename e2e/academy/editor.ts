import { expect, type Page } from '@playwright/test';

/** Begins a document by the dialog of its list; the form of its draft is open then. */
export async function beginDocument(page: Page, noun: string, field: string, title: string): Promise<void> {
  await page
    .getByRole('button', { name: `New ${noun}` })
    .first()
    .click();
  await page.getByLabel(field, { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Waits until what is typed is saved, which leaving a field asks for. */
export async function saved(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
}

/** Chooses what a field refers to, by typing what that is called. */
export async function choose(page: Page, label: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).last().click();
  await page.keyboard.type(typed);
  await page.getByRole('option', { name: typed }).first().click();
}

/** Publishes the open draft. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
}
