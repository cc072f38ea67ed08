import { expect, test } from 'vitest';
import type { SetUp } from './setUpQuery.ts';
import { setUpSteps } from './setUpSteps.ts';

const nothing: SetUp = {
  owners: 1,
  hasLook: false,
  hasMailServer: true,
  firstMail: 'FAILED',
  hasCourse: false,
  hasPeople: false,
  sells: false,
};
const olga = { email: 'olga@owner.example', staff: null };

test('[BEG-06] the steps of a new academy lead to the page that takes each, until it is done', () => {
  const begun = setUpSteps(nothing, olga);
  expect(begun.map(({ isDone }) => isDone)).toEqual([true, false, false, false, false, false]);
  expect(begun.map(({ act }) => act?.href ?? null)).toEqual([
    '/studio/team',
    '/studio/settings',
    '/studio/outbox',
    '/studio/course',
    '/studio/people/add',
    null,
  ]);
  expect(begun[0]?.words).toBe('Signed in as olga@owner.example. Invite a second owner, so that nobody is locked out.');
  const due = {
    ...olga,
    staff: { roles: [], customerIds: [], companyIds: [], courseIds: [], factor: 'DUE', factorDueAt: 1 },
  } as const;
  expect(setUpSteps(nothing, due)[0]).toMatchObject({ isDone: false, act: { href: '/second-factor' } });
  const there = {
    owners: 2,
    hasLook: true,
    hasMailServer: true,
    firstMail: 'SENT',
    hasCourse: true,
    hasPeople: true,
    sells: true,
  } as const;
  expect(setUpSteps(there, olga).every(({ isDone }) => isDone)).toBe(true);
  expect(setUpSteps(there, olga)[0]?.act).toBeNull();
  // a mail that was put into a folder has reached nobody
  expect(setUpSteps({ ...there, hasMailServer: false }, olga)[2]).toMatchObject({ isDone: false, act: null });
});
