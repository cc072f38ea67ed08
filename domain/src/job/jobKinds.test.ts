import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobKinds, jobTitle, shownFacts } from './jobKinds.ts';

test('[RUN-01] ids of a payload are shown with their words', () => {
  expect(shownFacts('attendance.settleMeeting', { sessionId: 'ai-leaders-2', meetingNumber: 3 })).toEqual([
    { label: 'Session', value: 'ai-leaders-2' },
    { label: 'Meeting', value: '3' },
  ]);
  expect(jobTitle('mail.send')).toBe('Send a mail');
  expect(jobTitle('mail.former')).toBe('mail.former');
});

test('[RUN-01] addresses, links, codes and fields that nobody has named are never shown', () => {
  expect(shownFacts('calendar.mailComingDates', { memberId: 'm1', email: 'ada@test.example' })).toEqual([
    { label: 'Member', value: 'm1' },
  ]);
  expect(shownFacts('privacy.removeRegistration', { link: 'https://zoom.example/j/1', registrantId: 'r1' })).toEqual(
    [],
  );
  expect(shownFacts('constructor', { memberId: 'm1' })).toEqual([]);
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(jobKinds)), fc.emailAddress(), (name, address) => {
      const payload = Object.fromEntries(
        ['memberId', 'sessionId', 'mailId', 'customerId', 'email', 'address', 'link', 'key'].map((each) => [
          each,
          address,
        ]),
      );
      expect(shownFacts(name, payload)).toEqual([]);
    }),
  );
});
