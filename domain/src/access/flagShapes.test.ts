import { expect, test } from 'vitest';
import { evaluateFlags } from './evaluateFlag.ts';
import { booleanFlags, defaultFlags, valueFlags } from './flags.ts';
import { flagFault, flagShapes, isFlag } from './flagShapes.ts';

test('[SSN-04] every flag has a shape, takes its example, and says what it must be when it gets anything else', () => {
  expect(Object.keys(flagShapes).toSorted()).toEqual([...booleanFlags, ...valueFlags].toSorted());
  expect(Object.keys(flagShapes).toSorted()).toEqual(Object.keys(defaultFlags).toSorted());
  for (const [name, { example, values }] of Object.entries(flagShapes)) {
    expect(flagFault(name, example), name).toBeNull();
    for (const wrong of ['all_sessions', 7, [1], 'true']) {
      expect(flagFault(name, wrong), name).toContain(`${name} is ${JSON.stringify(wrong)}, but it must be ${values};`);
      expect(evaluateFlags([], null, { [name]: wrong }).malformed, name).toEqual([name]);
    }
  }
  expect(flagFault('onDemand2024Refresh', 'all_sessions')).toBe(
    'onDemand2024Refresh is "all_sessions", but it must be a list of session ids, or an object with all_sessions true or ' +
      'false; for example {"onDemand2024Refresh":{"all_sessions":true}}',
  );
  for (const name of ['allSessions', 'toString', '__proto__']) {
    expect(isFlag(name)).toBe(false);
    expect(flagFault(name, true)).toContain(`${name} is no flag; the flags are learningPlans, `);
  }
});
