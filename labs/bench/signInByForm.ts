import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import type { Page } from '@playwright/test';

/** Signs the demo's member in on this page, and waits for the home page. */
export async function signInByForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').first().fill(persona('member').email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${origin}/`);
}
