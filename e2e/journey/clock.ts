import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Moves product time by an ISO duration; returns when the due work has run. A test that uses it sets `test.use({ fresh:
 * true })` in its file or group.
 */
export async function advance(request: APIRequestContext, duration: string): Promise<void> {
  const answer = await request.post('/__sandbox/clock', { data: { advance: duration } });
  expect(answer.ok()).toBe(true);
}
