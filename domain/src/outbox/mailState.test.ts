import { expect, test } from 'vitest';
import { mailState } from './mailState.ts';

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
