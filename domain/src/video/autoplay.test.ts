import { expect, test } from 'vitest';
import { autoplay, startAutoplay, type Autoplay, type AutoplayEvent } from './autoplay.ts';

const tick: AutoplayEvent = { type: 'tick', elapsedMs: 100 };
const run = (state: Autoplay, ...events: AutoplayEvent[]): Autoplay => events.reduce(autoplay, state);
const ticks = (count: number): AutoplayEvent[] => Array.from({ length: count }, () => tick);

test('[VID-06] ten seconds after the end the next video loads, not earlier', () => {
  const started = startAutoplay(true, true);
  expect(run(started, ...ticks(200))).toEqual(started);
  expect(run(started, { type: 'ended' }, ...ticks(99))).toMatchObject({ phase: 'counting', remainingMs: 100 });
  expect(run(started, { type: 'ended' }, ...ticks(100)).phase).toBe('finished');
});

test('[VID-06] restarting resets the countdown; switching it off keeps ten seconds', () => {
  const counting = run(startAutoplay(true, true), { type: 'ended' }, ...ticks(50));
  expect(run(counting, { type: 'restarted' })).toEqual(startAutoplay(true, true));
  const off = run(counting, { type: 'enabled', enabled: false }, ...ticks(300));
  expect(off).toMatchObject({ phase: 'counting', remainingMs: 10_000, enabled: false });
  expect(run(off, { type: 'enabled', enabled: true }, ...ticks(100)).phase).toBe('finished');
});

test('[VID-06] without a next video the countdown does not run; a new video resets it and keeps the preference', () => {
  const last = run(startAutoplay(true, false), { type: 'ended' }, ...ticks(300));
  expect(last).toMatchObject({ phase: 'counting', remainingMs: 10_000 });
  expect(run(last, { type: 'videoChanged', hasNext: true })).toEqual(startAutoplay(true, true));
});
