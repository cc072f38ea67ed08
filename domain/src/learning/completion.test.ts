import { describe, expect, test } from 'vitest';
import { isOnDemandComplete, type CompletionItem } from './completion.ts';

const item = (given: Partial<CompletionItem> = {}): CompletionItem => ({
  completed: true,
  completionRequired: false,
  optional: false,
  ...given,
});

describe('on-demand completion', () => {
  test('without marks every item that is not optional is required', () => {
    expect(isOnDemandComplete([item(), item({ completed: false, optional: true })])).toBe(true);
    expect(isOnDemandComplete([item(), item({ completed: false })])).toBe(false);
  });

  test('with marks only the marked items are required, including optional ones', () => {
    expect(isOnDemandComplete([item({ completionRequired: true }), item({ completed: false })])).toBe(true);
    expect(isOnDemandComplete([item(), item({ completionRequired: true, optional: true, completed: false })])).toBe(
      false,
    );
  });

  test('nothing to do is never complete', () => {
    expect(isOnDemandComplete([])).toBe(false);
    expect(isOnDemandComplete([item({ optional: true })])).toBe(false);
  });
});
