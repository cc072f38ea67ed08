import { expect, test } from 'vitest';
import { isRestOptional, nextLesson, type Lesson } from './nextLesson.ts';

const now = Date.UTC(2026, 10, 21);
const lesson = (name: string, share: number, rest: Partial<Lesson> = {}) => ({
  name,
  duration: 100,
  farthestWatchedTime: share * 100,
  opensAt: null,
  watchedAt: null,
  ...rest,
});

test('the next lesson is the started one, else the first that is not complete', () => {
  expect(nextLesson([lesson('a', 0), lesson('b', 0)], now)?.name).toBe('a');
  expect(nextLesson([lesson('a', 0.9), lesson('b', 0)], now)?.name).toBe('b');
  expect(nextLesson([lesson('a', 0), lesson('b', 0.5)], now)?.name).toBe('b');
  expect(nextLesson([lesson('a', 1), lesson('b', 0.9)], now)).toBeNull();
});

test('of several started lessons the one that was watched last is continued, required or not', () => {
  const earlier = lesson('earlier', 0.8, { watchedAt: now - 2 });
  const last = lesson('last', 0.1, { watchedAt: now - 1 });
  expect(nextLesson([earlier, lesson('b', 0), last], now)?.name).toBe('last');
  expect(nextLesson([last, earlier], now)?.name).toBe('last');
  expect(nextLesson([earlier, { ...last, optional: true }], now)?.name).toBe('last');
  expect(nextLesson([earlier, { ...last, farthestWatchedTime: 95 }], now)?.name).toBe('earlier');
});

test('a lesson that is not available yet is skipped, also one that was begun before it was put off; an optional one comes last', () => {
  const later = lesson('later', 0, { opensAt: now + 1 });
  const extra = lesson('extra', 0, { optional: true });
  expect(nextLesson([later, lesson('b', 0)], now)?.name).toBe('b');
  expect(nextLesson([extra, lesson('b', 0)], now)?.name).toBe('b');
  expect(nextLesson([extra, lesson('b', 1)], now)?.name).toBe('extra');
  expect(nextLesson([later], now)).toBeNull();
  expect(nextLesson([later], now + 1)?.name).toBe('later');
  const putOff = lesson('put off', 0.5, { opensAt: now + 1, watchedAt: now - 1 });
  expect(nextLesson([putOff, lesson('b', 0)], now)?.name).toBe('b');
  expect(nextLesson([putOff, lesson('b', 0)], now + 1)?.name).toBe('put off');
});

test('the rest is optional once every required lesson is complete, also those that are not available yet', () => {
  const extra = lesson('extra', 0.4, { optional: true });
  expect(isRestOptional([lesson('a', 0.9), extra])).toBe(true);
  expect(isRestOptional([lesson('a', 0.9), lesson('b', 0.8), extra])).toBe(false);
  expect(isRestOptional([lesson('a', 1), lesson('later', 0, { opensAt: now + 1 }), extra])).toBe(false);
  expect(isRestOptional([extra])).toBe(false);
});
