import { expect, test } from 'vitest';
import {
  factorState,
  isSensitive,
  reachesCompany,
  reachesCourse,
  refuseStaff,
  staffOperations,
  staffReach,
  type StaffOperation,
  type StaffStanding,
} from './staffOperations.ts';
import { staffRoles, type StaffRole } from './staffRoles.ts';

const aStanding = (...roles: StaffRole[]): StaffStanding => ({ roles, customerIds: ['acme'], courseIds: ['c1'] });

/** Who may do what, written a second time: a letter means everything, in parentheses what is the person's own. */
const expected: Readonly<Record<StaffOperation, string>> = {
  'team.read': 'owner auditor',
  'team.write': 'owner',
  'academy.read': 'owner auditor',
  'academy.write': 'owner',
  'signOn.write': 'owner',
  'audit.read': 'owner auditor',
  'document.read': 'owner editor (instructor) support success commerce auditor',
  'library.read': 'owner editor instructor support success commerce auditor',
  'document.write': 'owner editor (instructor)',
  'document.publish': 'owner editor',
  'upload.read': 'owner editor instructor support success commerce auditor',
  'upload.write': 'owner editor (instructor) (success)',
  'person.read': 'owner support (success) auditor',
  'address.read': 'owner support (success)',
  'grant.write': 'owner support',
  'people.add': 'owner support',
  'note.write': 'owner support (success)',
  'signIn.write': 'owner support',
  'address.write': 'owner support',
  'erasure.write': 'owner support',
  'duplicate.write': 'owner support',
  'account.merge': 'owner support',
  'support.look': 'owner support',
  'enrollment.read': 'owner (instructor) support auditor',
  'enrollment.write': 'owner support',
  'schedule.write': 'owner support',
  'announcement.write': 'owner (instructor) support',
  'attendance.write': 'owner (instructor) support',
  'recording.write': 'owner (instructor) support',
  'submission.write': 'owner (instructor)',
  'certificate.write': 'owner support',
  'company.read': 'owner support (success) commerce auditor',
  'company.write': 'owner (success)',
  'domain.write': 'owner (success)',
  'contract.write': 'owner (success) commerce',
  'seat.write': 'owner support (success)',
  'pass.read': 'owner support (success) commerce auditor',
  'pass.write': 'owner support (success)',
  'passCode.write': 'owner support (success)',
  'payment.read': 'owner support commerce auditor',
  'refund.write': 'owner support commerce',
  'payment.write': 'owner commerce',
  'product.read': 'owner editor support success commerce auditor',
  'product.write': 'owner commerce',
  'mail.read': 'owner support auditor',
  'mail.write': 'owner support',
  'letter.read': 'owner editor support auditor',
  'job.read': 'owner auditor',
  'job.write': 'owner',
  'webhook.read': 'owner commerce auditor',
  'webhook.write': 'owner commerce',
  'endpoint.write': 'owner',
  'flag.read': 'owner auditor',
  'flag.write': 'owner',
  'token.read': 'owner auditor',
  'token.write': 'owner',
};

test('[STF-01] each role may do what the table says, as far as it says, and nothing else', () => {
  const actual = staffOperations.map((operation) => {
    const words = staffRoles.flatMap((role) => {
      const reach = staffReach(aStanding(role), operation);
      return reach === null ? [] : [reach === 'all' ? role : `(${role})`];
    });
    return [operation, words.join(' ')];
  });
  expect(Object.fromEntries(actual)).toEqual(expected);
});

test('[STF-03] what concerns the team, sign-on, domains, addresses, erasure, merging, many people, support mode, refunds, endpoints, tokens and one-time codes asks for a fresh sign-in, nothing else that there is', () => {
  expect(staffOperations.filter(isSensitive)).toEqual([
    'team.write',
    'signOn.write',
    'people.add',
    'address.write',
    'erasure.write',
    'account.merge',
    'support.look',
    'domain.write',
    'passCode.write',
    'refund.write',
    'endpoint.write',
    'token.write',
  ]);
});

const soon = { factorDueAt: 1000, hasFactor: false };
test.each([
  ['THERE', { ...soon, hasFactor: true }, 2000],
  ['DUE', soon, 999],
  ['OVERDUE', soon, 1000],
  ['FREE', { factorDueAt: null, hasFactor: false }, 2000],
] as const)('[STF-02] a second factor is %s', (state, facts, now) => {
  expect(factorState(facts, now)).toBe(state);
});

test('[STF-01] nobody of no role, and nobody outside the team, may do anything', () => {
  for (const operation of staffOperations) {
    expect(staffReach(null, operation)).toBeNull();
    expect(staffReach(aStanding(), operation)).toBeNull();
  }
});

test('[STF-01] an own company or course is reached, no other, and only by the role that has them', () => {
  const success = staffReach(aStanding('success', 'editor'), 'seat.write');
  expect([reachesCompany(success, 'acme'), reachesCompany(success, 'globex')]).toEqual([true, false]);
  expect(reachesCourse(success, 'c1')).toBe(false);
  const instructor = staffReach(aStanding('instructor'), 'submission.write');
  expect(['c1', 'c2', null].map((id) => reachesCourse(instructor, id))).toEqual([true, false, false]);
  expect(reachesCompany(instructor, 'acme')).toBe(false);
  // who may touch everything by one role is not narrowed by another
  expect(reachesCompany(staffReach(aStanding('success', 'support'), 'seat.write'), 'globex')).toBe(true);
  expect([reachesCompany(null, 'acme'), reachesCourse(null, 'c1')]).toEqual([false, false]);
});

test('[STF-01] a visitor signs in, a member finds nothing, and who lacks the role is told so', () => {
  expect(refuseStaff(null, 'team.write')?.code).toBe('UNAUTHENTICATED');
  expect(refuseStaff({ staff: null }, 'team.write')?.code).toBe('NOT_FOUND');
  expect(refuseStaff({ staff: aStanding('editor') }, 'team.write')).toMatchObject({
    code: 'FORBIDDEN',
    reason: 'ROLE',
  });
  expect(refuseStaff({ staff: aStanding('owner') }, 'team.write')).toBeNull();
});
