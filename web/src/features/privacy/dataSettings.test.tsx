import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asCallError, Unreachable } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { DataSettingsCards } from './DataSettingsCards.tsx';

vi.mock('#lib/graphql.ts');

const mailChoices = [{ kind: 'REMINDERS', isWanted: true }];
const nothing = { mailChoices, download: null, erasure: null, hasSubscription: false, looks: [] };
const refusal = { code: 'SIGN_IN_AGAIN', message: 'Please sign in again.', reason: 'SIGN_IN_AGAIN', unlock: [] };
let settings: object;
/** Answers reads with the settings as they are then, and whatever is written with no error. */
const answer = () => {
  const saved = { error: null };
  vi.mocked(execute).mockImplementation(() =>
    Promise.resolve({ getDataSettings: settings, requestDataDownload: saved, cancelErasure: saved }),
  );
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

async function show(asksPassword = true): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DataSettingsCards asksPassword={asksPassword} timeZone="UTC" />
      <Toasts />
    </QueryClientProvider>,
  );
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(execute).mockReset();
  settings = nothing;
  answer();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[ACT-04] a copy is asked about until it is ready, and not any longer', async () => {
  await show();
  settings = { ...nothing, download: { requestedAt: '0', expiresAt: null, path: null } };
  screen.getByRole('button', { name: 'Prepare my data' }).focus();
  await press('Prepare my data');
  expect(document.activeElement?.textContent).toBe('Your data');
  expect(screen.getByRole('status').textContent).toContain("We're preparing your copy.");
  expect(screen.queryByRole('button', { name: /Prepare/ })).toBeNull();
  settings = { ...nothing, download: { requestedAt: '0', expiresAt: '1000', path: '/files/my-data/x' } };
  await pass(2100);
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/files/my-data/x');
  const asked = vi.mocked(execute).mock.calls.length;
  await pass(60_000);
  expect(execute).toHaveBeenCalledTimes(asked);
});

test('[ACT-05] somebody without a password proves the erasure by a fresh sign-in, and sends none', async () => {
  await show(false);
  await press('Delete my account');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByLabelText('Your password')).toBeNull();
  const error = { ...refusal, field: null, retryAfter: null };
  vi.mocked(execute).mockResolvedValue({ requestErasure: { error }, startReauthentication: { error } });
  fireEvent.click(dialog.getByText('Delete in 14 days'));
  await pass(0);
  expect(vi.mocked(execute).mock.calls.at(-2)?.[1]).toEqual({ password: null });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('[ACT-05] a marked account says its day, also that of a subscription, and is kept by a press', async () => {
  settings = { ...nothing, hasSubscription: true, erasure: { requestedAt: '0', dueAt: String(Date.UTC(2027, 2, 4)) } };
  await show();
  expect(screen.getByText(/^Thu, Mar 4, 12:00.AM UTC$/).parentElement?.textContent).toContain(
    'once your subscription has ended',
  );
  settings = nothing;
  await press('Keep my account');
  expect(screen.getByText("Your account won't be deleted.")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
});

test('[ACT-03] what a switch said of the connection is gone once that is back', async () => {
  await show();
  vi.mocked(execute).mockRejectedValueOnce(asCallError(new Unreachable('offline')));
  fireEvent.click(screen.getByRole('switch'));
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain("can't reach");
  act(() => {
    dispatchEvent(new Event('online'));
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[ACT-03] what a switch said of a press is gone with the next one', async () => {
  await show();
  vi.mocked(execute).mockRejectedValueOnce(asCallError(new Unreachable('offline')));
  fireEvent.click(screen.getByRole('switch'));
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain("can't reach");
  fireEvent.click(screen.getByRole('switch'));
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(0);
});

test('[STF-06] the account says who looked at it, when, how long and why, or that nobody did', async () => {
  await show();
  expect(screen.getByText('Nobody has looked at your account.')).toBeDefined();
  cleanup();
  const looked = { reason: 'They cannot find their course.', role: 'Support' };
  settings = {
    ...nothing,
    looks: [
      { ...looked, name: null, beganAt: '7200000', endedAt: null },
      { ...looked, name: 'Suda Rattanakorn', beganAt: '0', endedAt: '61000' },
    ],
  };
  await show();
  const entries = within(screen.getByRole('region', { name: 'Who looked at your account' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Somebody who has left, Support.*course\..*, still looking$/),
    expect.stringMatching(/^Suda Rattanakorn, Support.*course\..*, for 2 minutes$/),
  ]);
});
