import { expect, test } from 'vitest';
import { identify } from './service/settleMeeting.ts';

const people = [
  { memberId: 'ada', email: 'Ada@Example.org', formerEmails: [], registrantId: 'r-ada' },
  { memberId: 'ben', email: 'ben@example.org', formerEmails: [], registrantId: null },
];
const joined = (email: string | null, registrantId: string | null, leftAt = 20) => ({
  email,
  registrantId,
  joinedAt: 10,
  leftAt,
});
const found = (...participants: ReturnType<typeof joined>[]) =>
  identify(participants, people).map(({ memberId }) => memberId);

test('[SSN-06] a participant is found by the registration, else by the address in any case; strangers are left out', () => {
  expect(found(joined('ada@example.org', null), joined('ben@example.org', null))).toEqual(['ada', 'ben']);
  // the registration counts, not the address
  expect(found(joined('ben@example.org', 'r-ada'))).toEqual(['ada']);
  expect(found(joined('ben@example.org', 'r-unknown'), joined('who@example.org', null), joined(null, null))).toEqual([
    'ben',
  ]);
});

test('[SSN-06] somebody who left before joining was not there', () => {
  expect(found(joined('ada@example.org', null, 9))).toEqual([]);
  expect(identify([joined('ada@example.org', null, 10)], people)).toEqual([
    { memberId: 'ada', joinedAt: new Date(10), leftAt: new Date(10) },
  ]);
});
