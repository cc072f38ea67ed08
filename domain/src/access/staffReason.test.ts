import { expect, test } from 'vitest';
import type { StaffStanding } from './staffOperations.ts';
import { refuseReason, takesStanding } from './staffReason.ts';

const of = (standing: Partial<StaffStanding>): StaffStanding => ({
  roles: [],
  customerIds: [],
  courseIds: [],
  ...standing,
});

test.each([
  ['nothing', of({}), of({ roles: ['editor'] }), false],
  ['a role', of({ roles: ['editor', 'support'] }), of({ roles: ['support'] }), true],
  ['one role for another', of({ roles: ['editor'] }), of({ roles: ['auditor'] }), true],
  ['a role, by becoming an owner', of({ roles: ['editor'] }), of({ roles: ['owner'] }), false],
  ['the owner’s own', of({ roles: ['owner'] }), of({ roles: ['editor'] }), true],
  [
    'a company',
    of({ roles: ['success'], customerIds: ['acme', 'globex'] }),
    of({ roles: ['success'], customerIds: ['globex'] }),
    true,
  ],
  [
    'a course',
    of({ roles: ['instructor'], courseIds: ['ai'] }),
    of({ roles: ['instructor'], courseIds: ['ops'] }),
    true,
  ],
  [
    'nothing, with a company more',
    of({ roles: ['success'], customerIds: ['acme'] }),
    of({ roles: ['success'], customerIds: ['acme', 'globex'] }),
    false,
  ],
])('[STF-05] who loses %s', (_what, held, wanted, expected) => {
  expect(takesStanding(held, wanted)).toBe(expected);
});

test.each([
  ['', true, 'A reason is needed.'],
  [' \n', true, 'A reason is needed.'],
  ['', false, null],
  ['Left the company.', true, null],
  ['x'.repeat(500), true, null],
  [` ${'x'.repeat(500)} `, false, null],
  ['x'.repeat(501), false, 'A reason has at most 500 characters.'],
])('[STF-05] a reason %j of an act that takes something away: %s', (reason, takesAway, expected) => {
  expect(refuseReason({ reason }, { takesAway })?.refusal.reason ?? null).toBe(expected);
});

test('[STF-05] a rehearsal needs no reason', () => {
  expect(refuseReason({ reason: '', dryRun: true }, { takesAway: true })).toBeNull();
});
