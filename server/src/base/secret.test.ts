import { afterEach, expect, test, vi } from 'vitest';
import { openSealed, sealFor } from './secret.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a sealed handle is opened until its time is over, and only for its purpose', () => {
  vi.useFakeTimers();
  const handle = sealFor({ shortCode: 'ACME' }, 1000, 'secret', 'a purpose');
  expect(handle).not.toContain('ACME');
  vi.advanceTimersByTime(999);
  expect(openSealed(handle, 'secret', 'a purpose')).toEqual({ shortCode: 'ACME' });
  expect(openSealed(handle, 'secret', 'another purpose')).toBeNull();
  expect(openSealed(handle, 'another secret', 'a purpose')).toBeNull();
  expect(openSealed('anything', 'secret', 'a purpose')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(openSealed(handle, 'secret', 'a purpose')).toBeNull();
});
