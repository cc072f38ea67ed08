import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readStored, writeStored } from '#lib/storage.ts';
import { SignInForm } from './SignInForm.tsx';

const start = vi.hoisted(() => vi.fn());
vi.mock('#lib/signIn.ts', () => ({ signIn: { start } }));
vi.mock('#lib/track.ts');

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
