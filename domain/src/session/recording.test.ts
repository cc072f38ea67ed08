import { expect, test } from 'vitest';
import { hour } from '../time.ts';
import { countsWhenWatched, missedWords, recordingNumberIn, recordingOf, recordingPath } from './recording.ts';

const endAt = Date.UTC(2026, 10, 26, 18);

test('[SSN-15] a class that is over has its recording, or it is in preparation for 72 hours, or it was not recorded', () => {
  expect(recordingOf({ endAt, recordingUrl: null }, endAt - 1)).toBeNull();
  expect(recordingOf({ endAt, recordingUrl: '/r/1' }, endAt)).toEqual({ state: 'READY', url: '/r/1' });
  const by = endAt + 72 * hour;
  expect(recordingOf({ endAt, recordingUrl: null }, endAt)).toEqual({ state: 'IN_PREPARATION', by });
  expect(recordingOf({ endAt, recordingUrl: null }, by - 1)).toEqual({ state: 'IN_PREPARATION', by });
  expect(recordingOf({ endAt, recordingUrl: null }, by)).toEqual({ state: 'NOT_RECORDED' });
  expect(recordingOf({ endAt, recordingUrl: '/r/1' }, by)).toEqual({ state: 'READY', url: '/r/1' });
});

test('[SSN-15] a missed class says how it is made up for, or that it cannot be', () => {
  const ready = { state: 'READY', url: '/r/1' } as const;
  expect(missedWords(ready, true)).toBe('Watch it to make up for the class.');
  expect(missedWords(ready, false)).toBe("The recording doesn't count as attendance.");
  expect(missedWords({ state: 'IN_PREPARATION', by: endAt }, true)).toBe('Watching it makes up for the class.');
  expect(missedWords({ state: 'NOT_RECORDED' }, true)).toBe("It wasn't recorded, so it can't be made up.");
});

test('[RUN-03] [D85] a film of ours plays on the page of its session', () => {
  expect(recordingPath({ sessionId: 'a b', meetingNumber: 2 })).toBe('/courses/session/a%20b?recording=2');
  expect(recordingNumberIn('/courses/session/a%20b?recording=2')).toBe(2);
  const others = [
    '/__sandbox/meeting/session/a?recording=2',
    'https://zoom.example/rec?recording=2',
    '/courses/session/a',
  ];
  expect(others.map(recordingNumberIn)).toEqual([null, null, null]);
});

test('[SSN-15] [D33] a film of the team does not make up for a missed class, and nobody reads that it does', () => {
  const film = recordingPath({ sessionId: 'a', meetingNumber: 1 });
  expect([countsWhenWatched('/r/1', true), countsWhenWatched(null, true), countsWhenWatched(film, true)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(countsWhenWatched('/r/1', false)).toBe(false);
});
