import { expect, test } from 'vitest';
import { nextLesson, type Lesson } from './nextLesson.ts';

const now = Date.UTC(2026, 10, 21);
const lesson = (name: string, share: number, rest: Partial<Lesson> = {}) => ({
  name,
  duration: 100,
  farthestWatchedTime: share * 100,
  opensAt: null,
  ...rest,
});

test('the next lesson is the started one, else the first that is not complete', () => {
  expect(nextLesson([lesson('a', 0), lesson('b', 0)], now)?.name).toBe('a');
  expect(nextLesson([lesson('a', 0.9), lesson('b', 0)], now)?.name).toBe('b');
  expect(nextLesson([lesson('a', 0), lesson('b', 0.5)], now)?.name).toBe('b');
  expect(nextLesson([lesson('a', 1), lesson('b', 0.9)], now)).toBeNull();
});

test('a lesson that is not available yet is skipped, and an optional one comes last', () => {
  const later = lesson('later', 0, { opensAt: now + 1 });
  const extra = lesson('extra', 0.4, { optional: true });
  expect(nextLesson([later, lesson('b', 0)], now)?.name).toBe('b');
  expect(nextLesson([extra, lesson('b', 0)], now)?.name).toBe('b');
  expect(nextLesson([extra, lesson('b', 1)], now)?.name).toBe('extra');
  expect(nextLesson([later], now)).toBeNull();
  expect(nextLesson([later], now + 1)?.name).toBe('later');
});
