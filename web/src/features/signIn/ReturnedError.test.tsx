import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readStored, writeStored } from '#lib/storage.ts';
import { SignInPage } from './SignInPage.tsx';

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignInPage redirectPath={undefined} />
    </QueryClientProvider>,
  );

test.each([
  ['loginError', 'ACCOUNT_NOT_FOUND', 'alert', 'Account not found. Please reach out to support.'],
  [
    'passRegistrationError',
    'PASS_SSO_FAILED',
    'alert',
    'Could not register with corporate sign-in. Please try again later.',
  ],
  ['accountLinkingError', 'LINKED', null, 'Your second address is linked. Sign in with either.'],
  [
    'signInEnded',
    'SIGN_IN_ENDED',
    null,
    'Your sign-in has expired or was ended elsewhere. Sign in again to go back to where you were.',
  ],
] as const)('[SSO-09] [SES-08] the sign-in page says once what %s tells', async (key, code, role, words) => {
  writeStored(key, code);
  const { unmount } = open();
  const said = await screen.findByText(words);
  expect(said.closest('[role="alert"]') === null ? null : 'alert').toBe(role);
  expect(readStored(key)).toBeNull();
  unmount();
  open();
  expect(screen.queryByText(words)).toBeNull();
});

test('[SSO-09] [SES-08] a sign-in that failed is said rather than that one before it had ended, as the error that it is', async () => {
  writeStored('signInEnded', 'SIGN_IN_ENDED');
  writeStored('loginError', 'ACCOUNT_NOT_FOUND');
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('Account not found. Please reach out to support.');
  expect(readStored('signInEnded')).toBeNull();
});
