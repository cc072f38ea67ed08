import { expect, type Page } from '@playwright/test';

/** Ends what `setOffline(true)` began, and waits until the page's requests succeed again. */
export async function goOnline(page: Page): Promise<void> {
  const context = page.context();
  await expect(async () => {
    // going offline does nothing the first time; a browser that has missed the change gets it again
    await context.setOffline(true);
    await context.setOffline(false);
    const answers = await page.evaluate(() =>
      fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    expect(answers).toBe(true);
  }).toPass();
}
