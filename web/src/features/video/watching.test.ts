import { expect, test } from 'vitest';
import { notWatching, watch, type WatchCommand, type Watching, type WatchSignal } from './watching.ts';

const began = 1_790_000_000_000;
const duration = 600;

/** Feeds a list of [seconds since the start, signal, playhead] and returns the commands to save. */
function play(steps: readonly (readonly [number, WatchSignal['type'], number])[]): {
  state: Watching;
  sent: WatchCommand[];
} {
  let state = notWatching;
  const sent: WatchCommand[] = [];
  for (const [at, type, playhead] of steps) {
    const done = watch(state, { type, playhead, duration }, began + at * 1000);
    state = done.state;
    sent.push(...done.send);
  }
  return { state, sent };
}

const reports = (sent: readonly WatchCommand[]) =>
  sent.flatMap((item) => (item.kind === 'report' ? [item.report] : []));
const seconds = (from: number, to: number, offset = 0) =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i, 'time', from + i + offset] as const);

test('[VID-07] [VID-08] a viewing is created once, and ten seconds of playing are one report of that span', () => {
  const { sent } = play([[0, 'ready', 0], [0, 'ready', 0], [0, 'play', 0], ...seconds(1, 25)]);
  expect(sent.filter((item) => item.kind === 'create')).toHaveLength(1);
  expect(reports(sent).map(({ from, to, continueAtTime }) => [from, to, continueAtTime])).toEqual([
    [0, 10, 10],
    [10, 20, 20],
  ]);
});

test('[THR-43] reports are numbered by their instants, each later than the one before', () => {
  const { sent } = play([[0, 'ready', 0], [0, 'play', 0], ...seconds(1, 10), [10, 'pause', 11.5], [10, 'pause', 13]]);
  const numbers = reports(sent).map(({ clientSeq }) => clientSeq);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers[0]).toBe(began + 10_000);
});

test('[VID-08] [THR-36] dragging the playhead ahead is not watching, whatever event the player sends', () => {
  const { sent, state } = play([
    [0, 'ready', 0],
    [0, 'play', 0],
    ...seconds(1, 5),
    [6, 'time', 400],
    [6.2, 'pause', 400.1],
  ]);
  expect(reports(sent)[0]).toMatchObject({ from: 0, to: 5, continueAtTime: 400, videoSessionMaxPlayhead: 5 });
  // playback after it is counted from there
  expect(state.saving.maxPlayhead).toBeLessThanOrEqual(400.1);
  expect(reports(sent).every(({ from, to }) => to - from < 11)).toBe(true);
});

test('[VID-08] at double speed twenty seconds pass in ten without counting as dragged', () => {
  const fast = Array.from({ length: 10 }, (_, i) => [i + 1, 'time', (i + 1) * 2] as const);
  const { sent } = play([[0, 'ready', 0], [0, 'play', 0], ...fast]);
  expect(reports(sent).map(({ from, to }) => [from, to])).toEqual([
    [0, 10],
    [10, 20],
  ]);
});

test('[VID-08] a background tab gets few events and loses nothing', () => {
  const { sent } = play([
    [0, 'ready', 0],
    [0, 'play', 0],
    [60, 'time', 60],
  ]);
  expect(reports(sent)[0]).toMatchObject({ from: 0, to: 60 });
});

test('[VID-08] a small step back within the current span extends it', () => {
  const { sent } = play([
    [0, 'ready', 0],
    [0, 'play', 0],
    ...seconds(1, 18),
    [18, 'seeked', 10.5],
    ...seconds(19, 30, -8),
  ]);
  expect(reports(sent)[1]).toMatchObject({ from: 10, to: 20 });
});

test('[VID-08] so does one to just before the span, of which the next report has the beginning', () => {
  const { sent } = play([
    [0, 'ready', 0],
    [0, 'play', 0],
    ...seconds(1, 10),
    [10.2, 'seeked', 9.4],
    ...seconds(11, 30, -1),
  ]);
  expect(reports(sent).map(({ from, to }) => [from, to])).toEqual([
    [0, 10],
    [9.4, 20],
  ]);
});

test('[VID-07] leaving the page reports the playhead, and switching videos ends the viewing', () => {
  const { sent, state } = play([
    [0, 'ready', 0],
    [0, 'play', 0],
    ...seconds(1, 4),
    [4, 'hidden', 4],
    [6, 'time', 6],
    [6, 'videoChanged', 0],
  ]);
  expect(reports(sent)).toMatchObject([
    { continueAtTime: 4, status: 'IN_PROGRESS' },
    { continueAtTime: 6, status: 'ENDED', from: 4, to: 6 },
  ]);
  expect(state.saving.viewing).toBe('none');
});

test('[VID-07] a sixty-second pause ends the viewing; playing on starts another', () => {
  const { sent } = play([
    [0, 'ready', 0],
    [0, 'play', 0],
    ...seconds(1, 3),
    [4, 'pause', 3],
    [64, 'tick', 3],
    [90, 'play', 3],
  ]);
  expect(sent.map((item) => (item.kind === 'create' ? 'create' : item.report.status))).toEqual([
    'create',
    'IN_PROGRESS',
    'ENDED',
    'create',
  ]);
});
