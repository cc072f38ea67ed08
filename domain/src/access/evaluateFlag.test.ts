import { expect, test } from 'vitest';
import { evaluateFlag, evaluateFlags, type FlagRule } from './evaluateFlag.ts';
import { defaultFlags } from './flags.ts';

const subject = { memberId: 'm-1', customerId: 'acme', accountType: 'MEMBER' } as const;
const rule = (targets: FlagRule['targets'], defaultValue: unknown = false): FlagRule => ({
  flag: 'learningPlans',
  defaultValue,
  targets,
});

test('the first target that matches gives the value, else the default', () => {
  const targets = [
    { to: { customerIds: ['globex'] }, value: 'globex' },
    { to: { customerIds: ['acme'], accountTypes: ['TRIAL'] }, value: 'trial' },
    { to: { memberIds: ['m-1'] }, value: 'one' },
  ];
  expect(evaluateFlag(rule(targets), subject)).toBe('one');
  expect(evaluateFlag(rule(targets, 'none'), { ...subject, memberId: 'm-2' })).toBe('none');
});

test('every part that a target names must match', () => {
  const is = (to: FlagRule['targets'][number]['to']) => evaluateFlag(rule([{ to, value: true }]), subject);
  const whole = { memberIds: ['m-1'], customerIds: ['acme'], accountTypes: ['MEMBER'], percentage: 100 };
  const wrong = [{ memberIds: ['m-2'] }, { customerIds: ['globex'] }, { accountTypes: ['TRIAL'] }, { percentage: 0 }];
  expect([is(whole), ...wrong.map((part) => is({ ...whole, ...part }))]).toEqual([true, false, false, false, false]);
});

test('a target names account types in any case; an unknown type matches nobody', () => {
  const to = (...accountTypes: string[]) => evaluateFlag(rule([{ to: { accountTypes }, value: true }]), subject);
  expect([to('member'), to('Trial', ' Member '), to('trial'), to('everybody'), to()]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a visitor gets defaults only', () => {
  expect(evaluateFlag(rule([{ to: {}, value: true }]), null)).toBe(false);
});

test('a percentage matches about that share, always the same members', () => {
  const half = rule([{ to: { percentage: 50 }, value: true }]);
  const on = Array.from({ length: 2000 }, (_, index) =>
    evaluateFlag(half, { ...subject, memberId: `m-${String(index)}` }),
  );
  const share = on.filter((value) => value === true).length / on.length;
  expect(share).toBeGreaterThan(0.44);
  expect(share).toBeLessThan(0.56);
  // these stay, as a member keeps what they were given: buckets 49 and 50
  expect([on[37], on[336], on[9], on[229]]).toEqual([true, true, false, false]);
});

test('a percentage of 0 matches nobody, and one of 100 everybody', () => {
  const reached = (percentage: number, memberId: string): unknown =>
    evaluateFlag(rule([{ to: { percentage }, value: true }]), { ...subject, memberId });
  // the first and the last of the hundred buckets
  expect([reached(0, 'm-70'), reached(1, 'm-70')]).toEqual([false, true]);
  expect([reached(99, 'm-53'), reached(100, 'm-53')]).toEqual([false, true]);
});

test('[SSN-04] a malformed release flag counts as off and is reported', () => {
  const rules = [{ flag: 'onDemand2024Refresh', defaultValue: 'yes', targets: [] }];
  expect(evaluateFlags(rules, subject)).toMatchObject({
    flags: { onDemand2024Refresh: [] },
    malformed: ['onDemand2024Refresh'],
  });
  expect(evaluateFlags([], subject).malformed).toEqual([]);
  // where nobody has set it, what is published is released (decision 194)
  expect(evaluateFlags([], subject).flags).toEqual({ ...defaultFlags, onDemand2024Refresh: 'all' });
  const none = [{ flag: 'onDemand2024Refresh', defaultValue: { all_sessions: false }, targets: [] }];
  expect(evaluateFlags(none, subject).flags).toEqual(defaultFlags);
});

test('[SIG-04] what a provider gives goes before the rules, and a flag that it leaves out follows them', () => {
  const rules = [
    { flag: 'blockLogin', defaultValue: { headline: 'By a rule' }, targets: [] },
    { flag: 'learningPlans', defaultValue: true, targets: [] },
  ];
  const { flags } = evaluateFlags(rules, null, { blockLogin: { headline: 'By the provider' } });
  expect([flags.blockLogin?.headline, flags.learningPlans]).toEqual(['By the provider', true]);
});

test('[D14] [SIG-04] a value of blockLogin that is neither true, false nor texts is reported', () => {
  for (const value of ['true', 1, [], '']) {
    const { flags, malformed } = evaluateFlags([], null, { blockLogin: value });
    expect([flags.blockLogin, malformed], JSON.stringify(value)).toEqual([null, ['blockLogin']]);
  }
  for (const value of [true, false, null, {}, { headline: 'Back at nine' }])
    expect(evaluateFlags([], null, { blockLogin: value }).malformed, JSON.stringify(value)).toEqual([]);
});
