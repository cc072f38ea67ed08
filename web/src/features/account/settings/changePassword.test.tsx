import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { asCallError, Unreachable, unreachableWords } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { ChangePassword } from './ChangePassword.tsx';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));
vi.mock('#lib/site.ts', () => ({ site: { supportEmail: 'help@atrium.example', supportTicket: 'mailto:help' } }));

test('[SIG-17] a change of password without an answer keeps what was typed, and sends the same change again', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangePassword email="maya@a.example" />
    </QueryClientProvider>,
  );
  const current = screen.getByLabelText<HTMLInputElement>('Current password');
  await userEvent.type(current, 'Former-pass-1!');
  await userEvent.type(screen.getByLabelText('New password'), 'Another-pass-2!');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Another-pass-2!');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Change my password' }));
  const sent = vi.mocked(execute);
  sent.mockRejectedValueOnce(asCallError(new Unreachable('no answer')));
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(unreachableWords);
  sent.mockResolvedValueOnce({ changePassword: { success: true, error: null } });
  await press();
  await vi.waitFor(() => {
    expect(current.value).toBe('');
  });
  expect(screen.queryByRole('alert')).toBeNull();
  const [first, second] = sent.mock.calls.map(([, variables]) => variables);
  expect(first).toEqual({ currentPassword: 'Former-pass-1!', newPassword: 'Another-pass-2!' });
  expect(second).toEqual(first);
});

test('[STF-03] a change of the password that needs a fresh sign-in asks for it, and is then sent again', async () => {
  const stale = { code: 'SIGN_IN_AGAIN', message: 'Again.', reason: 'SIGN_IN_AGAIN', unlock: [], field: null };
  const asked = { handle: 'h', needsPassword: true, kinds: ['AUTHENTICATOR'], passkey: null, demoCode: null };
  vi.mocked(execute)
    .mockReset()
    .mockResolvedValueOnce({ changePassword: { success: null, error: { ...stale, retryAfter: null } } })
    .mockResolvedValueOnce({ startReauthentication: { ...asked, error: null } })
    .mockResolvedValueOnce({ reauthenticate: { error: null } })
    .mockResolvedValueOnce({ changePassword: { success: true, error: null } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangePassword email="maya@a.example" />
    </QueryClientProvider>,
  );
  const current = screen.getByLabelText<HTMLInputElement>('Current password');
  await userEvent.type(current, 'Former-pass-1!');
  await userEvent.type(screen.getByLabelText('New password'), 'Another-pass-2!');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Another-pass-2!');
  await userEvent.click(screen.getByRole('button', { name: 'Change my password' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm that it's you" }));
  await userEvent.type(dialog.getByLabelText('Your password'), 'Former-pass-1!');
  await userEvent.type(dialog.getByLabelText(/code/i), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await vi.waitFor(() => {
    expect(current.value).toBe('');
  });
  const sent = vi.mocked(execute).mock.calls.map(([, variables]) => variables);
  expect(sent[3]).toEqual(sent[0]);
});
