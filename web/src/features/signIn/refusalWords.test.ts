import { expect, test } from 'vitest';
import { refusalWords } from './refusalWords.ts';

test('[SIG-03] a refused sign-in shows the message of the error catalogue', () => {
  const say = (code: string) => refusalWords({ code, message: 'something of the server', retryAfter: null });
  expect(say('INVALID_CREDENTIALS')).toBe('Invalid credentials. Please try again.');
  expect(say('LOGIN_NOT_ENABLED')).toBe('Login is not enabled for this account.');
  expect(say('SOMETHING_NEW')).toBe('something of the server');
});

test('too many attempts say how long to wait', () => {
  const say = (retryAfter: number) => refusalWords({ code: 'RATE_LIMITED', message: '', retryAfter });
  expect(say(20)).toBe('Too many tries. Please try again in a moment.');
  expect(say(60)).toBe('Too many tries. Please try again in a minute.');
  expect(say(61)).toBe('Too many tries. Please try again in 2 minutes.');
});
