import { expect, test } from 'vitest';
import {
  isSameTerms,
  refuseEnd,
  refuseTerms,
  takesTerms,
  type ContractTerms,
  type StandingContract,
} from './contractTerms.ts';

const today = '2026-11-30';
const known = new Set(['area-ai-academy', 'area-bootcamps']);
const terms: ContractTerms = {
  startsOn: '2026-12-01',
  endsOn: '2027-11-30',
  totalSeats: 25,
  overage: false,
  entitlementIds: ['area-ai-academy'],
  links: [{ title: 'Guide', url: 'https://acme.example/guide' }],
};
const standing = (more: Partial<StandingContract>): StandingContract => ({
  ...terms,
  state: 'IN_FORCE',
  assignedSeats: 0,
  ...more,
});
const faultOf = (changes: Partial<ContractTerms>, held: StandingContract | null = null): string | null =>
  refuseTerms({ ...terms, ...changes }, { held, today, known })?.field ?? null;

test.each<[Partial<ContractTerms>, string | null]>([
  [{}, null],
  [{ startsOn: '2026-11-31' }, 'startsOn'],
  [{ endsOn: '' }, 'endsOn'],
  [{ endsOn: '2026-11-30' }, 'endsOn'],
  [{ startsOn: '2025-01-01', endsOn: '2026-11-29' }, 'endsOn'],
  [{ startsOn: '2025-01-01', endsOn: '2026-11-30' }, null],
  [{ endsOn: '2206-11-30' }, 'endsOn'],
  [{ totalSeats: 0 }, 'totalSeats'],
  [{ totalSeats: 1.5 }, 'totalSeats'],
  [{ totalSeats: 1_000_001 }, 'totalSeats'],
  [{ entitlementIds: [] }, 'entitlementIds'],
  [{ entitlementIds: ['area-ai-academy', 'globex-unlimited'] }, 'entitlementIds'],
  [{ links: [{ title: 'Guide', url: 'javascript:alert(1)' }] }, 'links'],
  [{ links: [{ title: '', url: '/courses' }] }, 'links'],
  [{ links: [{ title: 'Courses', url: '/courses' }] }, null],
  [{ links: Array.from({ length: 11 }, () => ({ title: 'Courses', url: '/courses' })) }, 'links'],
])('[COM-01] a new contract with %j has its fault at %s', (changes, field) => {
  expect(faultOf(changes)).toBe(field);
});

test('[COM-01] a contract that has begun keeps its first day and ends no sooner; one that has ended keeps everything', () => {
  const begun = standing({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
  const inForce = { startsOn: begun.startsOn, endsOn: begun.endsOn };
  expect(faultOf(inForce, begun)).toBeNull();
  expect(faultOf({ ...inForce, startsOn: '2026-01-02' }, begun)).toBe('startsOn');
  expect(faultOf({ ...inForce, endsOn: '2026-12-30' }, begun)).toBe('endsOn');
  expect(faultOf({ ...inForce, endsOn: '2027-12-30' }, begun)).toBeNull();
  expect(faultOf({}, standing({ state: 'ENDED' }))).toBe('endsOn');
  expect(faultOf({ startsOn: '2026-12-24', endsOn: '2027-01-24' }, standing({ state: 'TO_COME' }))).toBeNull();
});

test('[COM-01] [D57] no fewer seats than are given, unless more than are bought are allowed', () => {
  const held = standing({ assignedSeats: 26 });
  expect(faultOf({ totalSeats: 25 }, held)).toBe('totalSeats');
  expect(faultOf({ totalSeats: 26 }, held)).toBeNull();
  expect(faultOf({ totalSeats: 25, overage: true }, held)).toBeNull();
});

test('[D96] fewer seats, no overage and less that is open take something away, more does not', () => {
  const held = { ...terms, overage: true };
  expect(takesTerms(held, held)).toBe(false);
  expect(takesTerms(terms, { ...terms, totalSeats: 26, entitlementIds: [...known], overage: true })).toBe(false);
  expect(takesTerms(held, { ...held, totalSeats: 24 })).toBe(true);
  expect(takesTerms(held, { ...held, overage: false })).toBe(true);
  expect(takesTerms(held, { ...held, entitlementIds: ['area-bootcamps'] })).toBe(true);
});

test('[D96] a later first day and an earlier last day take something away, more days do not', () => {
  expect(takesTerms(terms, { ...terms, startsOn: '2026-11-01', endsOn: '2028-11-30' })).toBe(false);
  expect(takesTerms(terms, { ...terms, startsOn: '2026-12-02' })).toBe(true);
  expect(takesTerms(terms, { ...terms, endsOn: '2027-11-29' })).toBe(true);
});

test('[COM-01] terms are the same in whatever order a seat opens things', () => {
  const ids = ['area-ai-academy', 'area-bootcamps'];
  expect(isSameTerms({ ...terms, entitlementIds: ids }, { ...terms, entitlementIds: ids.toReversed() })).toBe(true);
  expect(isSameTerms(terms, { ...terms, links: [] })).toBe(false);
});

test('[COM-01] [D57] a contract ends today or later, no later than it does now; one to come never begins', () => {
  const begun = standing({ endsOn: '2026-12-31' });
  expect(refuseEnd('2026-11-29', begun, today)).toBe('This day has passed.');
  expect(refuseEnd('soon', begun, today)).toBe('Choose the last day.');
  expect(refuseEnd('2027-01-01', begun, today)).toContain('later than it ends now');
  expect(refuseEnd(today, begun, today)).toBeNull();
  expect(refuseEnd('', standing({ state: 'TO_COME' }), today)).toBeNull();
  expect(refuseEnd(today, standing({ state: 'ENDED' }), today)).toContain('has ended already');
});
