import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Moves product time by an ISO duration; what became due has run when it returns. The file or group of such a test
 * says `test.use({ fresh: true })`.
 */
export async function advance(request: APIRequestContext, duration: string): Promise<void> {
  const answer = await request.post('/__sandbox/clock', { data: { advance: duration } });
  expect(answer.ok()).toBe(true);
}
