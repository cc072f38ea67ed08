import { expect, test } from 'vitest';
import { mergeRefusal, type MergedAccount } from './mergeRefusal.ts';

const account = (memberId: string, given: Partial<MergedAccount> = {}): MergedAccount => ({
  memberId,
  email: `${memberId}@test.example`,
  isOfTeam: false,
  isToBeErased: false,
  company: null,
  hasSubscription: false,
  ...given,
});
const acme = { companyId: 'acme', name: 'Acme' };
const globex = { companyId: 'globex', name: 'Globex' };

test('[PEO-01] two accounts are merged, of one company, or where one is of none, and pays or not', () => {
  expect(mergeRefusal(account('a'), account('b'))).toBeNull();
  expect(mergeRefusal(account('a', { company: acme }), account('b', { company: acme }))).toBeNull();
  expect(mergeRefusal(account('a', { company: acme }), account('b', { hasSubscription: true }))).toBeNull();
});

test.each([
  [account('a'), account('a'), /one account/],
  [account('a', { isOfTeam: true }), account('b'), /a@test.example is on the team/],
  [account('a'), account('b', { isOfTeam: true }), /b@test.example is on the team/],
  [account('a', { isToBeErased: true }), account('b'), /is to be erased/],
  [account('a'), account('b', { isToBeErased: true }), /is to be erased/],
  [account('a', { company: acme }), account('b', { company: globex }), /of Acme.* of Globex/],
  [account('a', { hasSubscription: true }), account('b', { hasSubscription: true }), /End one first/],
])('[PEO-01] a merge that may not be is refused with what to do first', (leaving, staying, sentence) => {
  expect(mergeRefusal(leaving, staying)).toMatch(sentence);
});
