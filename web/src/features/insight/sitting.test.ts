import { expect, test } from 'vitest';
import type { PlayerSignal } from '#parts/Player/player.types.ts';
import { notSitting, takeSignal } from './sitting.ts';

/** The reports of a sitting: seconds played and the farthest playhead. */
function reportsOf(signals: readonly (readonly [PlayerSignal['type'], number])[]): [number, number][] {
  const reports: [number, number][] = [];
  let state = notSitting;
  for (const [type, playhead] of signals) {
    const taken = takeSignal(state, { type, playhead, duration: 60 });
    state = taken.sitting;
    if (taken.isDue) reports.push([state.playingSeconds, state.maxPlayhead]);
  }
  return reports;
}
const play = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => ['time', from + n + 1] as const);

test('a sitting is reported when it begins, after ten seconds of play, and when it stops', () => {
  expect(reportsOf([['ready', 0], ['play', 0], ...play(0, 12), ['pause', 12.5]])).toEqual([
    [0, 0],
    [10, 10],
    [12.5, 12.5],
  ]);
});

test('a seek is no play, and a pause without play is not reported', () => {
  expect(
    reportsOf([['play', 0], ...play(0, 2), ['seeked', 40], ...play(40, 43), ['pause', 43], ['pause', 43]]),
  ).toEqual([
    [0, 0],
    [5, 43],
  ]);
  expect(
    reportsOf([
      ['ready', 0],
      ['pause', 0],
      ['seeked', 30],
    ]),
  ).toEqual([]);
});

test('a playhead that was dragged without a word of the player is no play', () => {
  expect(reportsOf([['play', 0], ...play(0, 2), ['time', 40], ...play(40, 42), ['pause', 42]])).toEqual([
    [0, 0],
    [4, 42],
  ]);
});
