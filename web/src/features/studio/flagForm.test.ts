import { accountTypes } from '@atrium/domain/access/accountType.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audienceWords, readFlag, writeFlag } from './flagForm.ts';

const setting = (flag: string, defaultValue: unknown, targets: unknown = []) => ({
  flag,
  about: '',
  isSet: true,
  isElsewhere: false,
  defaultValue,
  targets,
  version: '1',
});

const to = fc.record(
  {
    memberIds: fc.subarray(['m1', 'm2', 'm3'], { minLength: 1 }),
    customerIds: fc.subarray(['acme', 'globex'], { minLength: 1 }),
    accountTypes: fc.subarray([...accountTypes], { minLength: 1 }),
    percentage: fc.integer({ min: 1, max: 99 }),
  },
  { requiredKeys: [] },
);

test.each([
  ['learningPlans', true, false],
  ['votingBanner', { text: 'Which?', buttonCopy: 'Vote', buttonLink: '/vote' }, false],
  ['blockLogin', { headline: 'Back at noon', description: 'We are moving.' }, false],
  ['onDemand2024Refresh', ['s1', 's2'], { all_sessions: false }],
  ['onDemand2024Refresh', { all_sessions: true }, { all_sessions: false }],
])('[RUN-01] %s with %j is written as it was read', (flag, on, off) => {
  const value = fc.constantFrom<unknown>(on, off);
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.record({ to, value }), { maxLength: 3 }), (isOn, targets) => {
      const everybody = isOn ? on : off;
      // texts that nobody has are not kept
      fc.pre(isOn || targets.some((target) => target.value === on));
      const form = readFlag(setting(flag, everybody, targets));
      expect(form === null ? null : writeFlag(flag, form)).toEqual({ defaultValue: everybody, targets });
    }),
  );
});

test('[RUN-01] a rule with several values is not of the form', () => {
  const [one, two] = ['A', 'B'].map((text) => ({ text, buttonCopy: 'Go', buttonLink: '/' }));
  expect(readFlag(setting('votingBanner', one, [{ to: { percentage: 5 }, value: two }]))).toBeNull();
});

test.each([
  [true, [], 'On for everybody'],
  [false, [], 'Off'],
  [false, [{ to: { memberIds: ['a', 'b'] }, value: true }], 'On for 2 people'],
  [
    true,
    [{ to: { customerIds: ['acme'], percentage: 50 }, value: false }],
    'On, but not for 50 percent of people of acme',
  ],
  [false, [{ to: { accountTypes: ['LIMITED'] }, value: true }], 'On for limited accounts'],
])('[RUN-01] who has a flag is said: %j %j', (value, targets, words) => {
  expect(audienceWords(setting('learningPlans', value, targets))).toBe(words);
});
