import { expect, test } from 'vitest';
import {
  blockLoginDefaults,
  defaultFlags,
  isReleased,
  parseBlockLogin,
  parseOnDemandRelease,
  parseVotingBanner,
} from './flags.ts';

test('[SSN-04] the release flag lists sessions or says all_sessions; anything else is off and reported', () => {
  expect(parseOnDemandRelease(['s1', 's2'])).toEqual({ value: ['s1', 's2'], malformed: false });
  expect(parseOnDemandRelease({ all_sessions: true })).toEqual({ value: 'all', malformed: false });
  expect(parseOnDemandRelease({ all_sessions: false })).toEqual({ value: [], malformed: false });
  for (const raw of [true, 'all', null, undefined, 1, {}, { all_sessions: 'yes' }, [1, 2]]) {
    expect(parseOnDemandRelease(raw)).toEqual({ value: [], malformed: true });
  }
  expect(isReleased('all', 's9')).toBe(true);
  expect(isReleased(['s1'], 's1')).toBe(true);
  expect(isReleased(['s1'], 's2')).toBe(false);
});

test('every flag is off until it is switched on', () => {
  const off: readonly unknown[] = [false, null];
  const on = Object.values(defaultFlags).filter(
    (value) => !off.includes(value) && !(Array.isArray(value) && value.length === 0),
  );
  expect(on).toEqual([]);
});

test('the payloads of the voting banner and the outage screen', () => {
  const voting = { text: 'Vote', buttonCopy: 'Go', buttonLink: '/vote' };
  expect(parseVotingBanner(voting)).toEqual(voting);
  expect(parseVotingBanner({ text: 'Vote' })).toBeNull();
  expect(parseBlockLogin(true)?.headline).toBe('Sorry.');
  expect(parseBlockLogin({ headline: 'Back at nine' })).toMatchObject({ headline: 'Back at nine' });
  expect(parseBlockLogin({ headline: '', description: '' })).toEqual(blockLoginDefaults);
  expect(parseBlockLogin(false)).toBeNull();
});
