import type { Page } from '@playwright/test';

/** Waits until everything runs that is loaded after the first view, such as what follows other pages. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Looks at a window again that another one covered: a page without a window hears nothing of that by itself. */
export async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}
