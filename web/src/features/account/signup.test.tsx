import { tooManyMails } from '@atrium/domain/account/tooManyTries.ts';
import { refusal } from '@atrium/domain/errors.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { asCallError, Unreachable } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import { signUp } from '#lib/signUp.ts';
import { waitForActivation } from '#lib/waitForActivation.ts';
import { SignupPage } from './SignupPage.tsx';
import { takeBotChallenge } from './takeBotChallenge.ts';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));
vi.mock('#lib/signUp.ts', () => ({ signUp: vi.fn() }));
// its request would be sent while the tests of other files run
vi.mock('#lib/track.ts', () => ({ track: vi.fn() }));
vi.mock('#lib/waitForActivation.ts', () => ({ waitForActivation: vi.fn() }));
vi.mock('./takeBotChallenge.ts', async (original) => {
  const real = await original<{ takeBotChallenge: typeof takeBotChallenge }>();
  return { takeBotChallenge: vi.fn(real.takeBotChallenge) };
});

beforeEach(() => {
  vi.mocked(takeBotChallenge).mockResolvedValue('proof');
  vi.mocked(signUp).mockReset().mockResolvedValue({ tac: 'secret', link: null });
  vi.mocked(waitForActivation).mockReset().mockResolvedValue(false);
});

const typed = () => ['First name', 'Last name', 'Email'].map((name) => screen.getByLabelText<HTMLInputElement>(name));

async function signUpAsIda(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignupPage onLink={() => undefined} onSetPassword={() => undefined} />
    </QueryClientProvider>,
  );
  const [first, last, email] = typed();
  await userEvent.type(first as HTMLElement, 'Ida');
  await userEvent.type(last as HTMLElement, 'Newcomer');
  await userEvent.type(email as HTMLElement, 'Ida@newcomers.example');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

test('[SIG-09] a signup whose confirmation is late keeps what was typed, and its words have the focus', async () => {
  await signUpAsIda();
  const words = await screen.findByText(/^Our free signup service is currently unavailable\./);
  expect(words.textContent).toMatch(/Please try again later\. If an email reaches you, its link works\.$/);
  expect(typed().map(({ value }) => value)).toEqual(['Ida', 'Newcomer', 'Ida@newcomers.example']);
  expect(document.activeElement?.contains(words)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('[SIG-10] a person who mistyped the address returns to the form with it', async () => {
  vi.mocked(waitForActivation).mockResolvedValue(true);
  await signUpAsIda();
  expect((await screen.findByText(/^We also emailed this link to/)).textContent).toBe(
    'We also emailed this link to ida@newcomers.example. It works for seven days.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go back to the form' }));
  expect(typed().map(({ value }) => value)).toEqual(['Ida', 'Newcomer', 'Ida@newcomers.example']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[SIG-09] while a signup is confirmed the page says so, and a visitor who goes back to the form stays there', async () => {
  vi.mocked(waitForActivation).mockReturnValue(new Promise(() => undefined));
  await signUpAsIda();
  expect((await screen.findByRole('status')).textContent).toContain('Sending a link to ida@newcomers.example.');
  const left = vi.mocked(waitForActivation).mock.calls[0]?.[1];
  expect(left?.aborted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Go back to the form' }));
  expect(left?.aborted).toBe(true);
});

test('[SIG-09] what was said of an earlier try is gone after one that is confirmed', async () => {
  await signUpAsIda();
  await screen.findByRole('alert');
  vi.mocked(waitForActivation).mockResolvedValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go back to the form' }));
  expect(typed()).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[SIG-08] without a connection the signup blames neither the bot check nor the service', async () => {
  const { takeBotChallenge: real } = await vi.importActual<{ takeBotChallenge: typeof takeBotChallenge }>(
    './takeBotChallenge.ts',
  );
  vi.mocked(takeBotChallenge).mockImplementation(real);
  vi.mocked(execute).mockRejectedValue(asCallError(new Unreachable('no answer')));
  await signUpAsIda();
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We can't reach the service. Please check your connection and try again.",
  );
});

test('[SIG-07] after too many mails the form says what the service says', async () => {
  const words = tooManyMails(20 * 60);
  const error = { ...refusal('RATE_LIMITED', { message: words, retryAfter: 20 * 60 }), unlock: [] };
  vi.mocked(signUp).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        resolve(accepted({ error }) as never);
      }),
  );
  await signUpAsIda();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});
