import { expect, test } from 'vitest';
import { blockingOf } from './lighthouse.ts';

const [main, other] = [
  { pid: 1, tid: 1 },
  { pid: 1, tid: 2 },
];

test('tasks block by the CPU time that a phone takes above 50 ms, of the main thread after the first paint', () => {
  const task = (thread: typeof main, ts: number, tdur?: number) => ({
    name: 'RunTask',
    ...thread,
    ts,
    ...(tdur !== undefined && { tdur }),
  });
  const events = [
    task(main, 100, 90_000),
    { name: 'firstContentfulPaint', ...main, ts: 200 },
    // 80 ms of a phone, 50 ms, and one that only waited
    task(main, 300, 20_000),
    task(main, 400, 12_500),
    task(main, 500),
    task(other, 600, 90_000),
    { name: 'Layout', ...main, ts: 300, tdur: 90_000 },
  ];
  expect(blockingOf(events)).toBe(30);
  expect(() => blockingOf(events.slice(0, 1))).toThrow('first contentful paint');
});
