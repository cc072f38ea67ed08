import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import type { Page } from '@playwright/test';

/** Signs a persona of the demo in on this page, and waits for the page to which it is led. */
export async function signInByForm(page: Page, origin: string, name = 'member', leadsTo = '/'): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').first().fill(persona(name).email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(origin + leadsTo);
}
