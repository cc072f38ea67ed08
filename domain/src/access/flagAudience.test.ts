import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountTypes } from './accountType.ts';
import { evaluateFlags, type FlagRule, type FlagSubject } from './evaluateFlag.ts';
import { flagAudience, isFlagOn, targetsFault } from './flagAudience.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const subject = fc.record({
  memberId: fc.constantFrom(...ids),
  customerId: fc.constantFrom(null, 'acme', 'globex'),
  accountType: fc.constantFrom(...accountTypes),
});
const target = fc.record(
  {
    memberIds: fc.subarray(ids, { minLength: 1 }),
    customerIds: fc.subarray(['acme', 'globex'], { minLength: 1 }),
    accountTypes: fc.subarray([...accountTypes], { minLength: 1 }),
    percentage: fc.integer({ min: 1, max: 99 }),
  },
  { requiredKeys: [] },
);
const banner = fc.constantFrom(
  false,
  { text: 'A', buttonCopy: 'Go', buttonLink: '/a' },
  { text: 'B', buttonCopy: 'Go', buttonLink: '/b' },
);
const ruleOf = (flag: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<FlagRule> =>
  fc.record({
    flag: fc.constant(flag),
    defaultValue: value,
    targets: fc.array(fc.record({ to: target, value }), { maxLength: 3 }),
  });

test('[RUN-01] the numbers of a change are those of the flags that people then have', () => {
  fc.assert(
    fc.property(
      fc.option(ruleOf('votingBanner', banner)),
      ruleOf('votingBanner', banner),
      fc.array(subject, { maxLength: 12 }),
      (before, after, subjects) => {
        // by the flags as a request has them
        const shown = (rule: FlagRule | null, who: FlagSubject) =>
          JSON.stringify(evaluateFlags(rule === null ? [] : [rule], who).flags.votingBanner);
        const pairs = subjects.map((who) => [shown(before, who), shown(after, who)] as const);
        expect(flagAudience(before, after, subjects)).toEqual({
          total: subjects.length,
          on: pairs.filter(([, is]) => is !== 'null').length,
          gained: pairs.filter(([was, is]) => was === 'null' && is !== 'null').length,
          lost: pairs.filter(([was, is]) => was !== 'null' && is === 'null').length,
          changed: pairs.filter(([was, is]) => was !== 'null' && is !== 'null' && was !== is).length,
        });
      },
    ),
  );
});

test.each([
  ['learningPlans', true, true],
  ['learningPlans', 'true', false],
  ['votingBanner', { text: 'A', buttonCopy: 'Go', buttonLink: '/a' }, true],
  ['votingBanner', { text: 'A' }, false],
  ['blockLogin', true, true],
  ['onDemand2024Refresh', ['s1'], true],
  ['onDemand2024Refresh', [], false],
] as const)('[RUN-01] %s with %j is on: %s', (flag, value, isOn) => {
  expect(isFlagOn(flag, value)).toBe(isOn);
});

test('[RUN-01] before anybody has set the release, everybody has all of it', () => {
  const who: FlagSubject = { memberId: 'a', customerId: null, accountType: 'MEMBER' };
  const off = { flag: 'onDemand2024Refresh', defaultValue: [], targets: [] };
  expect(flagAudience(null, off, [who])).toMatchObject({ on: 0, lost: 1 });
});

test.each([
  [[{ to: { percentage: 50 } }], null],
  [[{ to: {} }], /is everybody/],
  [[{ to: { memberIds: [] } }], /is empty/],
  [[{ to: { percentage: 100 } }], /from 1 to 99/],
  [[{ to: { percentage: 2.5 } }], /from 1 to 99/],
  [Array.from({ length: 21 }, () => ({ to: { percentage: 1 } })), /at most 20/],
  [[{ to: { customerIds: Array.from({ length: 201 }, String) } }], /at most 200/],
] as const)('[RUN-01] groups of people: %#', (targets, fault) => {
  const said = targetsFault(targets);
  if (fault === null) expect(said).toBeNull();
  else expect(said).toMatch(fault);
});
