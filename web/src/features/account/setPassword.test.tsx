import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asCallError, CallError, callFault, Unreachable } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { failedSignIn, type SignInOutcome } from '#lib/signInOutcome.ts';
import { readStored } from '#lib/storage.ts';
import { SetPasswordPage } from './SetPasswordPage.tsx';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));
// its request would be sent while the tests of other files run
vi.mock('#lib/track.ts', () => ({ track: vi.fn() }));
const answers = vi.mocked(execute);
const onLeave = vi.fn();

beforeEach(() => {
  answers
    .mockReset()
    .mockImplementation((document) =>
      Promise.resolve(
        String(document).includes('sendVerificationCode')
          ? { sendVerificationCode: { success: true, error: null } }
          : { confirmPassword: { success: true, error: null } },
      ),
    );
  onLeave.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (outcome: SignInOutcome = 'signedIn', email = 'ida@a.example') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SetPasswordPage link={{ email, tac: 'secret' }} onSet={() => Promise.resolve(outcome)} onLeave={onLeave} />
    </QueryClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function setPassword(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await userEvent.type(screen.getByLabelText('New password'), 'Another-pass-2!');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Another-pass-2!');
  await press('Set password');
}

/** Lets the ten seconds pass after which a failure leads on. */
const passTime = (): Promise<void> => pass(11);

/** A second at a time and at once: the clock moves by itself, too, and an asynchronous advance may never end then. */
async function pass(seconds: number): Promise<void> {
  for (let nth = 0; nth < seconds; nth += 1) {
    await act(async () => {
      await Promise.resolve(vi.advanceTimersByTime(1_000));
    });
  }
}

test.each([
  // of a service that fails, too: it is not switched off
  ['off', /^Sign-in isn't available at the moment\./],
  ['unanswered', /we can't reach the service\. Please check your connection\.$/],
] as const)(
  '[SIG-04] [SIG-14] a password that was set while nobody signs in (%s) is not called a failure, and leads nowhere by itself',
  async (outcome, words) => {
    open(outcome);
    await press('Send code');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await setPassword();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your password is set');
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
    await passTime();
    expect(onLeave).not.toHaveBeenCalled();
  },
);

test('[SIG-14] a sign-in that was refused says so beside the button that failed, and leads on', async () => {
  open('refused');
  await press('Send code');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await setPassword();
  const note = await screen.findByRole('alert');
  expect(note.textContent).toMatch(/^Failed logging in\. Please reset your password\. /);
  expect(note.previousElementSibling?.textContent).toBe('Set password');
  // not by its color alone
  expect(note.querySelector('svg')).not.toBeNull();
  await passTime();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('[SIG-14] a code that could not be sent says so above the code; without a connection nothing leads away', async () => {
  answers.mockResolvedValueOnce({ sendVerificationCode: { success: false, error: null } });
  open();
  await press('Send code');
  const note = await screen.findByRole('alert');
  expect(note.textContent).toBe("We couldn't send a code. Reset your password instead; that page opens in 10 seconds.");
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(note.compareDocumentPosition(screen.getByLabelText('Code')) & after).toBe(after);
  answers.mockRejectedValueOnce(asCallError(new Unreachable('no answer')));
  await press('Send code');
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We can't reach the service. Please check your connection and try again.",
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await passTime();
  expect(onLeave).not.toHaveBeenCalled();
});

test('[SIG-13] after a reload a code that was sent can be entered without another one', async () => {
  const first = open();
  await press('Send code');
  await screen.findByRole('button', { name: 'Send a new code' });
  first.unmount();
  open();
  expect(screen.getByText(/^Your code is on its way\./)).toBeDefined();
  await setPassword();
  expect(answers.mock.calls.map(([document]) => String(document).includes('confirmPassword'))).toEqual([false, true]);
  // it was used
  expect(readStored('codeSentTo')).toBeNull();
});

test('[SES-07] [SIG-13] that a code was sent is kept without the address, and counts for no other one', async () => {
  const first = open();
  await press('Send code');
  await screen.findByRole('button', { name: 'Send a new code' });
  first.unmount();
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '') ?? ''),
  );
  expect([kept.length > 0, kept.filter((text) => /@|ida|secret/i.test(text))]).toEqual([true, []]);
  open('signedIn', 'ben@a.example');
  expect(screen.queryByText(/^Your code is on its way\./)).toBeNull();
  expect(screen.getByRole('button', { name: 'Send code' })).toBeDefined();
});

test('[SIG-14] a person who tries again before the ten seconds are over is not led away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  answers.mockResolvedValueOnce({ sendVerificationCode: { success: false, error: null } });
  open();
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('alert');
  await pass(5);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: 'Send a new code' });
  await passTime();
  expect(onLeave).not.toHaveBeenCalled();
});

test('[SIG-04] a sign-in that is switched off, or without an answer, is no refusal', () => {
  const refused = (code: 'UNAVAILABLE' | 'INTERNAL' | 'INVALID_CREDENTIALS') =>
    failedSignIn(new CallError([callFault(code, '')], null));
  expect([refused('UNAVAILABLE'), refused('INTERNAL'), refused('INVALID_CREDENTIALS')]).toEqual([
    'off',
    'off',
    'refused',
  ]);
  expect(failedSignIn(new Unreachable('no answer'))).toBe('unanswered');
  expect(failedSignIn(new Unreachable('HTTP 502', { answered: true }))).toBe('off');
});
