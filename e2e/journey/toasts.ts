import type { Page } from '@playwright/test';

/** How often a toast looks whether its time is over, in milliseconds (Toasts.tsx). */
const step = 250;

/**
 * From the next page load on, toasts stay until they are closed: one of five seconds could be over before the test of a
 * busy machine has looked at it, or pressed its button.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const every = window.setInterval.bind(window);
    window.setInterval = ((task: () => void, wait?: number) => (wait === kept ? 0 : every(task, wait))) as never;
  }, step);
}
