import { expect, test } from 'vitest';
import { minute } from '../time.ts';
import { isAgainAlready, mailState, mailStates, maySendAgain, mayStop, type MailState } from './mailState.ts';

const at = new Date(0);
const fresh = { sentAt: null, withdrawnAt: null, failedAt: null };

test.each([
  ['WAITING', {}],
  ['FAILED', { failedAt: at }],
  ['WITHDRAWN', { withdrawnAt: at, failedAt: at }],
  ['SENT', { sentAt: at, failedAt: at }],
] as const)('[RUN-01] a mail is %s', (state, facts) => {
  expect(mailState({ ...fresh, ...facts })).toBe(state);
});

test('[RUN-01] what has not left may be stopped; what failed or was sent goes again, but for a secret that is gone', () => {
  expect(mailStates.filter(mayStop)).toEqual(['WAITING', 'FAILED']);
  const again = (isSecret: boolean) => mailStates.filter((state) => maySendAgain({ state, isSecret }));
  expect([again(false), again(true)]).toEqual([['FAILED', 'SENT'], ['FAILED']]);
});

test('[RUN-01] a second press within ten minutes is no second mail, nor is one before the first has left', () => {
  const again = (state: MailState, age: number) => isAgainAlready({ state, createdAt: 0 }, age);
  const late = 10 * minute;
  expect([again('SENT', late - 1), again('SENT', late)]).toEqual([true, false]);
  expect(mailStates.filter((state) => again(state, late))).toEqual(['WAITING', 'FAILED']);
  expect([again('WITHDRAWN', 0), isAgainAlready(null, 0)]).toEqual([false, false]);
});
