import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Moves product time by an ISO duration; returns when the due work has run. A test that uses it sets `test.use({ fresh:
 * true })` in its file or group.
 */
export async function advance(request: APIRequestContext, duration: string): Promise<void> {
  const answer = await request.post('/__sandbox/clock', { data: { advance: duration } });
  expect(answer.ok()).toBe(true);
}

/** Stops the timers of a page, so that only `page.clock.runFor` moves them, however busy the machine is. */
export async function stopTimers(page: Page): Promise<void> {
  await page.clock.install();
  await haltTimers(page);
}

/** The same for a page whose clock is installed, a second from now. */
export async function haltTimers(page: Page): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    // refused when the machine has paused for longer in between: no clock stops at an instant that has passed
    await page.clock.pauseAt(now + 1_000);
  }).toPass();
}
