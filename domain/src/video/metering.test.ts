import { expect, test } from 'vitest';
import { mayPlay, meteringState } from './metering.ts';

test('[LIM-06] exceeded from the threshold on; remaining is the difference; unexpected fields do not exceed', () => {
  expect(meteringState({ threshold: 3, currentMeasure: 1 })).toEqual({
    exceeded: false,
    remaining: 2,
    unexpected: false,
  });
  expect(meteringState({ threshold: 3, currentMeasure: 3 })).toEqual({
    exceeded: true,
    remaining: 0,
    unexpected: false,
  });
  expect(meteringState({ threshold: 3, currentMeasure: 5 }).remaining).toBe(0);
  expect(meteringState({ threshold: 0, currentMeasure: 0 }).exceeded).toBe(true);
  expect(meteringState({ threshold: null, currentMeasure: 9 })).toEqual({
    exceeded: false,
    remaining: null,
    unexpected: false,
  });
  for (const plan of [
    {},
    { threshold: '3', currentMeasure: 9 },
    { threshold: 3 },
    { threshold: NaN, currentMeasure: 1 },
    { threshold: Infinity, currentMeasure: 1 },
    { threshold: -1, currentMeasure: 0 },
    { threshold: 3, currentMeasure: -1 },
  ]) {
    expect(meteringState(plan)).toEqual({ exceeded: false, remaining: null, unexpected: true });
  }
});

test('[LIM-07] past the threshold a limited member plays only videos both watched and entitled', () => {
  const plan = {
    threshold: 3,
    currentMeasure: 3,
    watchedVideoIds: ['both', 'watched'],
    entitledVideoIds: ['both', 'entitled'],
  };
  const plays = ['both', 'watched', 'entitled', 'new'].filter((id) => mayPlay('LIMITED', plan, id));
  expect(plays).toEqual(['both']);
  expect(mayPlay('LIMITED', { ...plan, currentMeasure: 2 }, 'new')).toBe(true);
  expect(mayPlay('MEMBER', plan, 'new')).toBe(true);
});
