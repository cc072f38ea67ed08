import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Browser, type Page } from '@playwright/test';
import { playhead } from '../journey/player.ts';
import { createProduct, type Product } from '../journey/product.ts';
import { openPage, password } from './begin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Backs a site up into a file while these pages are used: each is loaded again and again until it is done. */
export async function backUpUnderLoad(product: Product, file: string, pages: readonly Page[]): Promise<void> {
  let isDone = false;
  const use = async (page: Page): Promise<void> => {
    while (!isDone) await page.reload();
  };
  const using = Promise.all(pages.map(use));
  await product.command('backup', '--out', file).finally(() => (isDone = true));
  await using;
}

/** Another site, made of a backup in an empty place, with the secret of the first. */
export async function openRestored(file: string, settings: Readonly<Record<string, string>>): Promise<Product> {
  const restored = await createProduct(process.env['JOURNEY_DATABASES'] ?? '', {
    isEmpty: true,
    settings,
    prepare: async (database, folder) => {
      const env = { ...process.env, ...settings, DATABASE_URL: database, DATA_DIR: folder, DEMO: 'off' };
      await run(process.execPath, ['tools/restore.ts', file], { cwd: root, env });
    },
  });
  await restored.open(false);
  return restored;
}

/** Signs a member in by the form, and plays a lesson. */
export async function playAfterSignIn(
  browser: Browser,
  product: Product,
  email: string,
  lesson: string,
): Promise<Page> {
  const page = await openPage(browser, product);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto(lesson);
  await page
    .getByRole('button', { name: /^(?:Play|Restart)/ })
    .first()
    .click();
  await expect.poll(() => playhead(page)).toBeGreaterThan(0.5);
  return page;
}
