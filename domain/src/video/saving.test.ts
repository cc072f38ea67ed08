import { expect, test } from 'vitest';
import { noSaving, saving, type PlayerEvent, type Saving, type SavingCommand } from './saving.ts';

type Step = [type: PlayerEvent['type'], seconds: number, playhead: number];

/** Feeds a sequence of events on a 100-second video to the rules; returns the commands sent, abbreviated. */
function script(...steps: Step[]): string[] {
  let state: Saving = noSaving;
  const sent: SavingCommand[] = [];
  for (const [type, seconds, playhead] of steps) {
    const next = saving(state, { type, at: seconds * 1_000, playhead, duration: 100 });
    state = next.state;
    sent.push(...next.send);
  }
  return sent.map((item) =>
    item.kind === 'create' ? 'create' : [item.status, item.playhead, item.maxPlayhead, item.playingTime].join(' '),
  );
}

const playTo = (end: number): Step[] => Array.from({ length: end }, (_, at) => ['time', at + 1, at + 1] as Step);

test('[VID-07] a viewing is created once, on the first ready player', () => {
  expect(script(['play', 0, 0], ['time', 1, 1], ['ready', 2, 0], ['ready', 3, 0])).toEqual(['create']);
});

test('[VID-08] movement is saved every ten seconds of playing', () => {
  expect(script(['ready', 0, 0], ['play', 0, 0], ...playTo(29))).toEqual([
    'create',
    'IN_PROGRESS 10 10 10',
    'IN_PROGRESS 20 20 20',
  ]);
});

test('[VID-08] other events save from one second of movement on', () => {
  const start: Step[] = [
    ['ready', 0, 0],
    ['play', 0, 0],
    ['time', 0.9, 0.9],
  ];
  expect(script(...start, ['pause', 0.9, 0.9])).toEqual(['create']);
  expect(script(...start, ['time', 2, 2], ['pause', 2, 2])).toEqual(['create', 'IN_PROGRESS 2 2 2']);
  expect(script(...start, ['hidden', 5, 5])).toEqual(['create', 'IN_PROGRESS 5 5 5']);
  expect(script(...start, ['seeked', 1, 40])).toEqual(['create', 'IN_PROGRESS 40 0.9 1']);
});

test('[VID-08] that playback goes on is no reason to save', () => {
  const rebuffered: Step[] = [
    ['ready', 0, 0],
    ['play', 0, 0],
    ['time', 5, 5],
    ['play', 6, 5],
  ];
  expect(script(...rebuffered)).toEqual(['create']);
});

test('[VID-07] it ends at 90 % of the duration; later playback is still reported', () => {
  const sent = script(['ready', 0, 0], ['play', 0, 0], ...playTo(99), ['ended', 100, 100]);
  expect(sent.slice(-3)).toEqual(['IN_PROGRESS 80 80 80', 'ENDED 90 90 90', 'ENDED 100 100 100']);
});

test('[VID-07] it ends with the stream, also where the playhead was only dragged to the end', () => {
  const sent = script(['ready', 0, 0], ['seeked', 1, 100], ['ended', 1, 100]);
  expect(sent).toEqual(['create', 'IN_PROGRESS 100 0 0', 'ENDED 100 0 0']);
});

test('[VID-07] it ends after a 60-second pause, and playing on opens another', () => {
  const paused: Step[] = [
    ['ready', 0, 0],
    ['play', 0, 0],
    ['time', 5, 5],
    ['pause', 5, 5],
  ];
  expect(script(...paused, ['tick', 64.999, 5])).toEqual(['create', 'IN_PROGRESS 5 5 5']);
  expect(script(...paused, ['tick', 65, 5])).toEqual(['create', 'IN_PROGRESS 5 5 5', 'ENDED 5 5 5']);
  expect(script(...paused, ['tick', 65, 5], ['tick', 66, 5], ['play', 70, 5], ['time', 80, 15])).toEqual([
    'create',
    'IN_PROGRESS 5 5 5',
    'ENDED 5 5 5',
    'create',
    'IN_PROGRESS 15 15 10',
  ]);
});

test('[VID-07] it ends on an error and on a change of video; the next video starts over', () => {
  const start: Step[] = [
    ['ready', 0, 0],
    ['play', 0, 0],
    ['time', 5, 5],
  ];
  expect(script(...start, ['error', 5, 5])).toEqual(['create', 'ENDED 5 5 5']);
  expect(script(...start, ['videoChanged', 6, 0], ['ready', 7, 0], ['play', 7, 0], ['time', 17, 10])).toEqual([
    'create',
    'ENDED 5 5 6',
    'create',
    'IN_PROGRESS 10 10 10',
  ]);
});

test('[VID-08] seeking ahead while paused reaches nothing; only playing does', () => {
  const sent = script(['ready', 0, 0], ['seeked', 1, 95], ['pause', 2, 95]);
  expect(sent).toEqual(['create', 'IN_PROGRESS 95 0 0']);
});
