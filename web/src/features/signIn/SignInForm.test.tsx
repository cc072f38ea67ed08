import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { SignInForm } from './SignInForm.tsx';

const start = vi.hoisted(() => vi.fn());
vi.mock('#lib/signIn.ts', () => ({ signIn: { start } }));
vi.mock('#lib/track.ts');
vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));

test('[SIG-01] a sign-in with a password takes the mark from the way that was used last', async () => {
  writeStored('lastSignIn', 'google');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignInForm />
    </QueryClientProvider>,
  );
  const submit = () => {
    for (const [label, value] of [
      ['Email', 'pat@example.com'],
      ['Password', 'Demo-pass-1!'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  start.mockRejectedValueOnce(new Error('not right'));
  submit();
  await screen.findByRole('alert');
  expect(readStored('lastSignIn')).toBe('google');
  start.mockResolvedValueOnce(undefined);
  submit();
  await waitFor(() => {
    expect(readStored('lastSignIn')).toBeNull();
  });
});

test('[SSO-02] [THR-12] a visitor who leaves the address of a company that signs its people in is led there, by the domain alone', async () => {
  const lookups = vi.mocked(execute);
  const answer = (error: { code: string } | null) => ({
    lookupCorporateRealm: { link: null, serializedOptions: null, error },
  });
  lookups.mockResolvedValueOnce(answer({ code: '404' })).mockResolvedValueOnce(answer(null));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignInForm />
    </QueryClientProvider>,
  );
  const email = screen.getByLabelText('Email');
  const status = screen.getAllByRole('status')[0];
  await userEvent.type(email, 'sam@elsewhere.example');
  expect(lookups).not.toHaveBeenCalled();
  await userEvent.tab();
  await waitFor(() => {
    expect(lookups.mock.calls.map(([, variables]) => variables)).toEqual([
      { b64email: btoa('anybody@elsewhere.example') },
    ]);
  });
  expect(status?.textContent).toBe('');
  await userEvent.clear(email);
  await userEvent.type(email, ' sam@ACME.example ');
  await userEvent.tab();
  const way = await screen.findByRole('link', { name: 'Continue with your company' });
  expect(way.getAttribute('href')).toBe('/corp-login');
  expect(lookups.mock.calls[1]?.[1]).toEqual({ b64email: btoa('anybody@acme.example') });
  expect(status?.textContent).toBe(
    'People at acme.example can sign in through their company. Continue with your company',
  );
  // not about an address that is typed since
  await userEvent.type(email, 'x');
  expect(status?.textContent).toBe('');
});
