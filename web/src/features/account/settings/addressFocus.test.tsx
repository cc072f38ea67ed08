import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { SecondSignIn } from './SecondSignIn.tsx';
import { SignInAddress } from './SignInAddress.tsx';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));

const address = (pendingEmail: string | null) => (
  <SignInAddress
    email="maya@atrium.example"
    addressBond={null}
    pendingEmail={pendingEmail}
    hasPassword
    hasSecondFactor={false}
  />
);
const linking = (email: string | null) => (
  <SecondSignIn linking={{ result: email === null ? 'UNLINKED' : 'PENDING', email }} notice={null} />
);

test.each([
  ['[ACT-06] a canceled request', address, 'Cancel request', 'Change my email'],
  ['[ACT-06] a changed address', address, 'Change to this email', 'Change my email'],
  ['[ACT-02] a canceled link', linking, 'Cancel', 'Link with Google'],
])('%s leaves the focus in its card', async (_what, card: (email: string | null) => ReactNode, pressed, next) => {
  const payload = { error: null, result: 'UNLINKED', email: 'maya@elsewhere.example', success: true };
  vi.mocked(execute).mockResolvedValue({
    cancelEmailChange: payload,
    confirmEmailChange: payload,
    unlinkAccount: payload,
  });
  const queryClient = new QueryClient();
  const within = (children: ReactNode) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  const { rerender } = render(within(card('maya@elsewhere.example')));
  const code = screen.queryByRole('textbox');
  if (code !== null) await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: pressed }));
  expect(execute).toHaveBeenCalled();
  rerender(within(card(null)));
  await waitFor(() => {
    expect(document.activeElement?.textContent).toBe(next);
  });
});

test('[ACT-06] a request that could not be canceled says so', async () => {
  const error = { code: 'RATE_LIMITED', message: 'Too many tries.' };
  vi.mocked(execute).mockResolvedValueOnce({ cancelEmailChange: { success: null, error } });
  render(<QueryClientProvider client={new QueryClient()}>{address('maya@elsewhere.example')}</QueryClientProvider>);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
  expect((await screen.findByRole('alert')).textContent).toContain(error.message);
});
