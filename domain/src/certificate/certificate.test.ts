import { expect, test } from 'vitest';
import { day } from '../time.ts';
import { credentialNumber, isLongTitle } from './credential.ts';
import { acceptedCriteria, criteriaProgress, groupProgress, isGroupOpen, nearestCriteria } from './criteria.ts';
import { criteriaText } from './criteriaText.ts';
import type { CriteriaVersion, CriteriaCourse, CriteriaGroup } from './facts.ts';
import { issuedUpTo, lastIssueAt, nextIssueAt, willBeIssuedAt } from './issuing.ts';
import { missingSentence } from './missingSentence.ts';
import { certificateStanding, earnedCriteria, type CertificateFacts } from './standing.ts';

const at = (text: string): number => Date.parse(text);
const now = at('2026-11-24T09:00:00Z');

function aCourse(courseId: string, given: Partial<CriteriaCourse> = {}): CriteriaCourse {
  const title = courseId.toUpperCase();
  return { courseId, title, completionRequired: true, liveOnly: false, completed: false, attended: false, ...given };
}
function aGroup(title: string, courses: readonly CriteriaCourse[], given: Partial<CriteriaGroup> = {}): CriteriaGroup {
  return { certificateGroupId: title, title, numElectiveCourses: 0, isCapstoneGroup: false, courses, ...given };
}
const done = { completed: true };
const elective = { completionRequired: false };

function facts(groups: readonly CriteriaGroup[], given: Partial<CertificateFacts> = {}): CertificateFacts {
  return {
    type: 'Open',
    cadence: 'BIWEEKLY',
    versions: [
      {
        version: 1,
        inForceAt: 0,
        groups,
      },
    ],
    registeredAt: now - day,
    entitled: false,
    credential: null,
    eligibleAt: null,
    isHeldBack: false,
    ...given,
  };
}

test('a group needs its required courses and its number of the others', () => {
  const courses = [aCourse('a', done), aCourse('b', { ...elective, ...done }), aCourse('c', elective)];
  expect(groupProgress(aGroup('g', courses, { numElectiveCourses: 1 }))).toEqual({ needed: 2, done: 2, isMet: true });
  expect(groupProgress(aGroup('g', courses, { numElectiveCourses: 2 }))).toEqual({ needed: 3, done: 2, isMet: false });
  const many = [aCourse('a'), aCourse('b', { ...elective, ...done }), aCourse('c', { ...elective, ...done })];
  expect(groupProgress(aGroup('g', many, { numElectiveCourses: 1 }))).toEqual({ needed: 2, done: 1, isMet: false });
});

test('a live-only course counts by attendance, not by its badge', () => {
  const group = (course: Partial<CriteriaCourse>) => aGroup('g', [aCourse('a', { liveOnly: true, ...course })]);
  expect(groupProgress(group({ completed: true })).isMet).toBe(false);
  expect(groupProgress(group({ attended: true })).isMet).toBe(true);
  expect(groupProgress(aGroup('g', [aCourse('a', { attended: true })])).isMet).toBe(false);
});

test('progress is 100 only when the criteria are met, and criteria without courses never are', () => {
  const seven = Array.from({ length: 7 }, (_, k) => aCourse(String(k), k < 6 ? done : {}));
  expect(criteriaProgress([aGroup('g', seven)])).toEqual({ needed: 7, done: 6, percent: 85, isMet: false });
  expect(criteriaProgress([])).toEqual({ needed: 0, done: 0, percent: 0, isMet: false });
  expect(criteriaProgress([aGroup('g', [aCourse('a', done)])]).percent).toBe(100);
});

test('a capstone opens when all other groups are met', () => {
  const capstone = aGroup('Capstone', [aCourse('z')], { isCapstoneGroup: true });
  const closed = [aGroup('Core', [aCourse('a')]), capstone];
  const open = [aGroup('Core', [aCourse('a', done)]), capstone];
  expect([isGroupOpen(capstone, closed), isGroupOpen(capstone, open)]).toEqual([false, true]);
});

test('registrants may meet the criteria of their time for 180 days after these were replaced', () => {
  const versions: CriteriaVersion[] = [
    { version: 1, inForceAt: at('2026-01-01T00:00:00Z'), groups: [] },
    { version: 2, inForceAt: at('2026-06-01T00:00:00Z'), groups: [] },
    { version: 3, inForceAt: at('2027-06-01T00:00:00Z'), groups: [] },
  ];
  const accepted = (registered: string | null, on: string): number[] =>
    acceptedCriteria(versions, registered === null ? null : at(registered), at(on)).map(({ version }) => version);
  expect(accepted('2026-02-01T00:00:00Z', '2026-11-27T23:59:59Z')).toEqual([2, 1]);
  expect(accepted('2026-02-01T00:00:00Z', '2026-11-28T00:00:00Z')).toEqual([2]);
  expect(accepted('2026-06-01T00:00:00Z', '2026-06-02T00:00:00Z')).toEqual([2]);
  expect(accepted(null, '2026-06-02T00:00:00Z')).toEqual([2]);
  expect(accepted('2026-02-01T00:00:00Z', '2025-01-01T00:00:00Z')).toEqual([]);
  // of two that came into force at once, the later version is in force
  const twice = [1, 2].map((version) => ({ version, inForceAt: 0, groups: [] }));
  expect(acceptedCriteria(twice, null, now).map(({ version }) => version)).toEqual([2]);
  const near = [aGroup('g', [aCourse('a', done), aCourse('b')])];
  const shown = nearestCriteria([
    { version: 2, inForceAt: 0, groups: [aGroup('g', [aCourse('c')])] },
    { version: 1, inForceAt: 0, groups: near },
  ]);
  expect(shown?.version).toBe(1);
  // of equals the newest
  expect(nearestCriteria([3, 2, 1].map((version) => ({ version, inForceAt: 0, groups: near })))?.version).toBe(3);
});

test.each([
  ['2026-11-22T16:00:00Z', '2026-11-09T14:00:00Z', '2026-11-23T14:00:00Z'],
  ['2026-11-23T13:59:59Z', '2026-11-09T14:00:00Z', '2026-11-23T14:00:00Z'],
  ['2026-11-23T14:00:00Z', '2026-11-23T14:00:00Z', '2026-12-07T14:00:00Z'],
  // week 53 of 2026 and week 1 of 2027 are both odd
  ['2026-12-30T00:00:00Z', '2026-12-21T14:00:00Z', '2027-01-11T14:00:00Z'],
])('[CRT-04] at %s the last issuing was %s, the next is %s', (instant, last, next) => {
  expect(new Date(lastIssueAt(at(instant))).toISOString()).toBe(last.replace('Z', '.000Z'));
  expect(new Date(nextIssueAt(at(instant))).toISOString()).toBe(next.replace('Z', '.000Z'));
});

test('an even ISO week is found in every year, also those of 53 weeks', () => {
  for (let monday = at('1999-12-27T00:00:00Z'); monday < at('2061-01-01T00:00:00Z'); monday += 7 * day) {
    const thursday = new Date(monday + 3 * day);
    const week = Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * day)) + 1;
    expect(lastIssueAt(monday + 6 * day) > monday).toBe(week % 2 === 0);
  }
});

test('what is earned by the hour of an issuing is issued then, later work two weeks after', () => {
  const issuing = at('2026-11-23T14:00:00Z');
  expect(issuedUpTo('BIWEEKLY', issuing)).toBe(issuing);
  expect(issuedUpTo('BIWEEKLY', issuing - 1)).toBe(at('2026-11-09T14:00:00Z'));
  expect([issuedUpTo('IMMEDIATE', now), issuedUpTo('MANUAL', now)]).toEqual([now, null]);
  expect(willBeIssuedAt('BIWEEKLY', issuing, issuing - 1)).toBe(issuing);
  expect(willBeIssuedAt('BIWEEKLY', issuing + 1, issuing + 1)).toBe(at('2026-12-07T14:00:00Z'));
  expect(willBeIssuedAt('MANUAL', now, now)).toBeNull();
});

test.each<[string, readonly CriteriaGroup[]]>([
  ['Still to complete: “A”.', [aGroup('Core', [aCourse('a')])]],
  [
    'Still to complete: “A”, a live session of “B” and one course of your choice from Core.',
    [
      aGroup('Core', [aCourse('a'), aCourse('b', { liveOnly: true }), aCourse('c', elective)], {
        numElectiveCourses: 1,
      }),
    ],
  ],
  [
    'Still to complete: “A”, “B”, “C” and 2 more courses. Capstone opens after that.',
    [
      aGroup(
        'Core',
        ['a', 'b', 'c', 'd', 'e'].map((id) => aCourse(id)),
      ),
      aGroup('Capstone', [aCourse('z')], { isCapstoneGroup: true }),
    ],
  ],
  [
    'Still to complete: “A”, “B”, “C”, one more course and 2 courses of your choice from Core.',
    [
      aGroup(
        'Core',
        [...['a', 'b', 'c', 'd'].map((id) => aCourse(id)), aCourse('e', elective), aCourse('f', elective)],
        {
          numElectiveCourses: 2,
        },
      ),
    ],
  ],
  [
    'Still to complete: “A”.',
    // the course of the capstone is done already, as one of another certificate
    [aGroup('Core', [aCourse('a')]), aGroup('Capstone', [aCourse('z', done)], { isCapstoneGroup: true })],
  ],
  [
    'Still to complete: “Z”.',
    [aGroup('Core', [aCourse('a', done)]), aGroup('Capstone', [aCourse('z')], { isCapstoneGroup: true })],
  ],
])('what is missing: %s', (sentence, groups) => {
  expect(missingSentence(groups)).toBe(sentence);
});

test('nothing is missing exactly when the criteria are met', () => {
  // each course done or not: two of the core, one of its electives, the capstone
  for (let bits = 0; bits < 16; bits += 1) {
    const isDone = (bit: number) => ({ completed: (bits & (1 << bit)) !== 0 });
    const core = [aCourse('a', isDone(0)), aCourse('b', isDone(1)), aCourse('c', { ...elective, ...isDone(2) })];
    const groups = [
      aGroup('Core', [...core, aCourse('d', elective)], { numElectiveCourses: 1 }),
      aGroup('Capstone', [aCourse('z', isDone(3))], { isCapstoneGroup: true }),
    ];
    expect([bits, missingSentence(groups) === null]).toEqual([bits, criteriaProgress(groups).isMet]);
  }
});

const met = [aGroup('Core', [aCourse('a', done)])];
const unmet = [aGroup('Core', [aCourse('a')])];

test('an Open certificate is earned by registrants, a crash course by those who hold it', () => {
  expect(earnedCriteria(facts(met), now)?.version).toBe(1);
  expect(earnedCriteria(facts(met, { registeredAt: null }), now)).toBeNull();
  expect(earnedCriteria(facts(unmet), now)).toBeNull();
  expect(earnedCriteria(facts(met, { type: 'CrashCourse', registeredAt: null, entitled: true }), now)?.version).toBe(1);
  expect(earnedCriteria(facts(met, { type: 'CrashCourse' }), now)).toBeNull();
});

test.each<[string, CertificateFacts, string, string | null]>([
  ['issued', facts(met, { credential: { revoked: false } }), 'ISSUED', null],
  [
    'revoked',
    facts(met, { credential: { revoked: true } }),
    'REVOKED',
    'This certificate was revoked. Contact support if you think that is a mistake.',
  ],
  ['earned', facts(met, { eligibleAt: now }), 'MET', 'Requirements met, issued on December 7, 2026'],
  [
    'held back',
    facts(met, { isHeldBack: true }),
    'MET',
    'Requirements met. Our team is reviewing it before it is issued.',
  ],
  [
    'held back, where staff issues it',
    facts(met, { cadence: 'MANUAL', isHeldBack: true }),
    'MET',
    'Requirements met. Our team is reviewing it before it is issued.',
  ],
  [
    'a crash course that is not held',
    facts(unmet, { type: 'CrashCourse', registeredAt: null }),
    'UNREGISTERED',
    'Still to complete: “A”. The certificate comes with the crash course.',
  ],
  ['by staff', facts(met, { cadence: 'MANUAL' }), 'MET', 'Requirements met, issued by our team.'],
  ['begun', facts(unmet), 'IN_PROGRESS', 'Still to complete: “A”.'],
  [
    'not registered',
    facts(unmet, { registeredAt: null }),
    'UNREGISTERED',
    'Still to complete: “A”. Register to have your progress count.',
  ],
  [
    'earned, not registered',
    facts(met, { registeredAt: null }),
    'UNREGISTERED',
    'You meet every requirement. Register to have your progress count.',
  ],
])('the standing of a member: %s', (_name, given, state, sentence) => {
  expect(certificateStanding(given, now)).toMatchObject({ state, sentence });
});

test('the number of a credential has no letters that are mistaken for another', () => {
  expect(credentialNumber('Atrium', new Uint8Array(12))).toBe('ATR-2222-2222-2222');
  // whatever the academy is called, the number can be typed and is a part of an address
  expect(credentialNumber('Ö & B/2', new Uint8Array(12))).toBe('OB2-2222-2222-2222');
  expect(credentialNumber('学院', new Uint8Array(12))).toBe('CRT-2222-2222-2222');
  expect(
    credentialNumber(
      'Atrium',
      Uint8Array.from({ length: 12 }, (_, k) => k * 23),
    ),
  ).toMatch(/^ATR(?:-[2-9A-HJ-NP-Z]{4}){3}$/);
});

test('[CRT-01] a title has the smaller font from 30 characters with up to 3 spaces', () => {
  expect(isLongTitle('x'.repeat(29))).toBe(false);
  expect(isLongTitle('x'.repeat(30))).toBe(true);
  expect(isLongTitle(`a b c ${'x'.repeat(30)}`)).toBe(true);
  expect(isLongTitle(`a b c d ${'x'.repeat(30)}`)).toBe(false);
});

test('a credential states in words what its certificate asks for', () => {
  const course = (title: string, completionRequired: boolean) => ({ title, completionRequired });
  const required = [course('Pricing', true), course('Margins, in Plain Words', true)];
  const electives = [course('Cash', false), course('Value', false), course('Trust', false)];
  expect(
    criteriaText([
      { title: 'Core', numElectiveCourses: 0, courses: required },
      { title: 'Electives', numElectiveCourses: 1, courses: electives },
    ]),
  ).toBe('Core: “Pricing” and “Margins, in Plain Words”. Electives: one of “Cash”, “Value” and “Trust”.');
  expect(criteriaText([{ title: 'Program', numElectiveCourses: 2, courses: [...required, ...electives] }])).toBe(
    'Program: “Pricing” and “Margins, in Plain Words”; 2 of “Cash”, “Value” and “Trust”.',
  );
});
