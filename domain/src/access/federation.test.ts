import { expect, test } from 'vitest';
import { corporateSentence, errorReturns, federationContexts, returnedCode } from './federation.ts';
import { matchRoute } from './matchRoute.ts';
import { returnedSentence } from './returnedWords.ts';

test('[SSO-02] every code of the corporate lookup has its sentence', () => {
  expect(corporateSentence('402')).toBe('There is no corporate account associated with this email address.');
  expect(corporateSentence('404')).toBe('There is no corporate account associated with this address.');
  expect(corporateSentence('501')).toMatch(/^Corporate login for this email address is not supported\. It's likely/);
  for (const other of ['500', '', 'constructor']) {
    expect(corporateSentence(other)).toBe('There is no account associated with the given address.');
  }
});

test('[SSO-09] a failure of each context is left for its page, under the key that this page reads', () => {
  expect(Object.entries(errorReturns).map(([context, { path, storageKey }]) => [context, path, storageKey])).toEqual([
    ['login', '/login', 'loginError'],
    ['corporate', '/corp-login', 'corpLoginError'],
    ['lms', '/login', 'loginError'],
    ['set-password', '/login', 'loginError'],
    ['signup', '/signup', 'signupError'],
    ['pass', '/login', 'passRegistrationError'],
    ['add-secondary-email', '/account-settings', 'accountLinkingError'],
  ]);
});

test('[SSO-09] each context returns to a page of ours, with a code that has a sentence', () => {
  for (const context of federationContexts) {
    expect(matchRoute(errorReturns[context].path)?.kind).toBe('page');
    for (const code of ['SSO_FAILED', 'ACCOUNT_NOT_FOUND', 'anything']) {
      expect(returnedSentence(returnedCode(code, context))).not.toBeNull();
    }
  }
  expect(returnedSentence(returnedCode('SSO_FAILED', 'login'))).toBe('Could not log in. Please try again.');
  expect(returnedSentence(returnedCode('SSO_FAILED', 'pass'))).toBe(
    'Could not register with corporate sign-in. Please try again later.',
  );
  expect(returnedCode('ALREADY_LINKED', 'add-secondary-email')).toBe('ALREADY_LINKED');
  expect(returnedCode('SSO_FAILED', 'add-secondary-email')).toBe('LINK_FAILED');
});

test('[THR-48] a stored text that is no code of ours has no sentence', () => {
  for (const text of ['<img src=x onerror=alert(1)>', '__proto__', 'toString', '']) {
    expect(returnedSentence(text)).toBeNull();
  }
});
