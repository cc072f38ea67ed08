import { passwordRulesHint } from '@atrium/domain/account/passwordRules.ts';
import { tooManyMails } from '@atrium/domain/account/tooManyTries.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { asCallError, Unreachable } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { track } from '#lib/track.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ResetConfirmationForm } from './ResetConfirmationForm.tsx';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));
vi.mock('#lib/track.ts', () => ({ track: vi.fn() }));
const answers = vi.mocked(execute);
beforeEach(() => {
  answers.mockReset();
});

const error = (code: string, message: string) => ({
  success: null,
  error: { code, message, reason: code, unlock: [], field: null, retryAfter: null },
});
const inQueries = (children: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const codesLimit = tooManyMails(40 * 60);

test('[SIG-12] a wrong code is said at its field, which has the focus; a new code clears both', async () => {
  inQueries(<ResetConfirmationForm known="maya@a.example" onDone={() => undefined} />);
  const code = screen.getByLabelText<HTMLInputElement>('Code');
  // a telephone offers the digits of the mail
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  await userEvent.type(code, '000000');
  await userEvent.type(screen.getByLabelText('New password'), 'Another-pass-2!');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Another-pass-2!');
  answers.mockResolvedValueOnce({ confirmPassword: error('INVALID_CODE', 'Invalid code.') });
  await press('Change my password');
  await screen.findByText('Invalid code.');
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(code.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Invalid code.');
  answers.mockResolvedValueOnce({ forgotPassword: { success: true, error: null } });
  await press('Send a new code');
  await screen.findByText('A new code is on its way.');
  expect(screen.queryByText('Invalid code.')).toBeNull();
  expect(code.value).toBe('');
  answers.mockResolvedValueOnce({ forgotPassword: error('RATE_LIMITED', codesLimit) });
  await press('Send a new code');
  expect((await screen.findByRole('alert')).textContent).toBe(codesLimit);
});

test('[SIG-12] after a mistake a new code empties the field without calling it required, until it is sent empty', async () => {
  inQueries(<ResetConfirmationForm known="maya@a.example" onDone={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Code'), '000000');
  await userEvent.type(screen.getByLabelText('New password'), 'Another-pass-2!');
  await press('Change my password');
  await screen.findByText('Password and password confirmation must be equal.');
  answers.mockResolvedValueOnce({ forgotPassword: { success: true, error: null } });
  await press('Send a new code');
  await screen.findByText('A new code is on its way.');
  expect(screen.queryByText('Code is required.')).toBeNull();
  await press('Change my password');
  expect(screen.getByText('Code is required.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});

test('[SIG-11] without a connection the page says so; the limit of codes has the same sentence as where they are entered', async () => {
  inQueries(<ForgotPasswordPage email="maya@a.example" onSent={() => undefined} />);
  answers.mockRejectedValueOnce(asCallError(new Unreachable('no answer')));
  await press('Reset my password');
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We can't reach the service. Please check your connection and try again.",
  );
  answers.mockRejectedValueOnce(asCallError(new Unreachable('HTTP 503', { answered: true })));
  await press('Reset my password');
  const failed = 'There was an error executing the request. Please try again.';
  expect((await screen.findByText(failed)).textContent).toBe(failed);
  answers.mockResolvedValueOnce({ forgotPassword: error('RATE_LIMITED', codesLimit) });
  await press('Reset my password');
  // no 'try again' beside how long to wait
  await vi.waitFor(() => {
    expect(screen.getByRole('alert').textContent).toBe(codesLimit);
  });
  const way = screen.getByRole('link', { name: 'Enter the code from the newest email' });
  expect(way.getAttribute('href')).toBe('/reset-password-confirmation');
});

test('[SIG-12] what a new password needs is said at its field before anything is typed, until a mistake says it', async () => {
  inQueries(<ResetConfirmationForm known="maya@a.example" onDone={() => undefined} />);
  const field = screen.getByLabelText('New password');
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described()).toBe(passwordRulesHint);
  await userEvent.type(field, 'short');
  await press('Change my password');
  expect(described()).toContain('Password must contain at least 8 characters');
  expect(screen.queryByText(passwordRulesHint)).toBeNull();
});

test('[API-04] a password that was reset is recorded once, and a wrong code is not', async () => {
  const onDone = vi.fn();
  inQueries(<ResetConfirmationForm known="maya@a.example" onDone={onDone} />);
  await userEvent.type(screen.getByLabelText('Code'), '000000');
  await userEvent.type(screen.getByLabelText('New password'), 'Another-pass-2!');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Another-pass-2!');
  answers.mockResolvedValueOnce({ confirmPassword: error('INVALID_CODE', 'Invalid code.') });
  await press('Change my password');
  await screen.findByText('Invalid code.');
  expect(track).not.toHaveBeenCalled();
  answers.mockResolvedValueOnce({ confirmPassword: { success: true, error: null } });
  await press('Change my password');
  await vi.waitFor(() => {
    expect(onDone).toHaveBeenCalledOnce();
  });
  expect(track).toHaveBeenCalledExactlyOnceWith('Password Created', { method: 'reset-password' });
});
