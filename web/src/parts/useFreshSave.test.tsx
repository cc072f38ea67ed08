import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { useFreshSave } from './useFreshSave.tsx';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));
vi.mock('#lib/site.ts', () => ({ site: { supportEmail: 'help@atrium.example', supportTicket: 'mailto:help' } }));

const failure = (code: string, message: string, field: string | null = null) => ({
  error: { code, message, reason: code, unlock: [], field, retryAfter: null },
});
const stale = failure('SIGN_IN_AGAIN', 'Please sign in again, and do this within ten minutes.');
const asked = { handle: 'h', needsPassword: true, kinds: [], passkey: null, demoCode: null, error: null };

const send = vi.fn<(input: string) => Promise<{ error: ReturnType<typeof failure>['error'] | null }>>();
const spec: SaveSpec<string, void> = {
  send: async (input) => {
    accepted(await send(input));
  },
};
const done = vi.fn();
const Act = () => {
  const { busy, fault, question, save } = useFreshSave(spec);
  return (
    <>
      <button
        type="button"
        disabled={busy}
        onClick={() => {
          save('the input', done);
        }}
      >
        Act
      </button>
      <SignInAgain fault={fault} otherwise="It failed." />
      {question}
    </>
  );
};
const act = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Act />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
};

beforeEach(() => {
  vi.mocked(execute).mockReset();
  send.mockReset().mockResolvedValueOnce(stale).mockResolvedValue({ error: null });
  done.mockReset();
});

test('[STF-03] an act that needs a fresh sign-in asks for the password, and is then sent again', async () => {
  vi.mocked(execute)
    .mockResolvedValueOnce({ startReauthentication: asked })
    .mockResolvedValueOnce({ reauthenticate: failure('INVALID_CREDENTIALS', 'This is not it.', 'password') })
    .mockResolvedValueOnce({ reauthenticate: { error: null } });
  await act();
  await screen.findByRole('dialog', { name: "Confirm that it's you" });
  expect(screen.queryByText(stale.error.message)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Password is required.');
  await userEvent.type(screen.getByLabelText('Your password'), 'wrong{Enter}');
  await screen.findByText('This is not it.');
  expect(send).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByLabelText('Your password'), '2{Enter}');
  await waitFor(() => {
    expect(done).toHaveBeenCalledOnce();
  });
  expect(send.mock.calls).toEqual([['the input'], ['the input']]);
  expect(
    vi
      .mocked(execute)
      .mock.calls.slice(1)
      .map(([, variables]) => variables),
  ).toEqual([{ input: { handle: 'h', password: 'wrong' } }, { input: { handle: 'h', password: 'wrong2' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[STF-03] a code is asked for where there is a second factor, and a question that is closed leaves no fault', async () => {
  const both = { ...asked, needsPassword: false, kinds: ['AUTHENTICATOR'] };
  vi.mocked(execute)
    .mockResolvedValueOnce({ startReauthentication: both })
    .mockResolvedValueOnce({ startReauthentication: both })
    .mockResolvedValueOnce({ reauthenticate: { error: null } });
  await act();
  await screen.findByLabelText('Code');
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(stale.error.message)).toBeNull();
  expect(done).not.toHaveBeenCalled();
  send.mockReset().mockResolvedValueOnce(stale).mockResolvedValue({ error: null });
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  await userEvent.type(await screen.findByLabelText('Code'), '123 456{Enter}');
  await waitFor(() => {
    expect(done).toHaveBeenCalledOnce();
  });
  expect(vi.mocked(execute)).toHaveBeenLastCalledWith(expect.anything(), { input: { handle: 'h', code: '123 456' } });
});

test('[STF-03] where only a provider can say who it is, the way leads there', async () => {
  vi.mocked(execute).mockResolvedValueOnce({ startReauthentication: stale });
  await act();
  await screen.findByText(stale.error.message);
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[STF-03] an outage while it is asked what to prove is said', async () => {
  vi.mocked(execute).mockResolvedValueOnce({ startReauthentication: failure('RATE_LIMITED', 'Too many requests.') });
  await act();
  await screen.findByText('Too many requests.');
  expect(send).toHaveBeenCalledOnce();
});

test('[STF-03] [STU-06] somebody of the team without a second factor is led to where one is added', async () => {
  send.mockReset().mockResolvedValueOnce(failure('SECOND_FACTOR_NEEDED', 'Add a second factor to your account first.'));
  await act();
  await screen.findByText(/^Add a second factor to your account first/);
  expect(screen.getByRole('link', { name: 'Add a second factor' }).getAttribute('href')).toBe('/second-factor');
});
