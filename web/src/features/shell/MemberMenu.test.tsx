import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SignedIn } from '#lib/viewer.ts';
import { MemberMenu } from './MemberMenu.tsx';

const narrow = vi.hoisted(() => ({ is: false }));
vi.mock('#ui/useMedia.ts', async (original) => ({ ...(await original<object>()), useMedia: () => narrow.is }));

const logOut = vi.hoisted(() => vi.fn());
vi.mock('#lib/logOut.ts', () => ({ logOutSpec: { send: logOut } }));

const viewerOf = (accountType: SignedIn['accountType']): SignedIn => ({
  ...aViewer({ accountType }),
  displayName: 'Pat',
  jobRole: null,
  accentColor: null,
  timeZone: 'UTC',
});
const open = (viewer: SignedIn, onClose = vi.fn()) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemberMenu viewer={viewer} path="/" opened onClose={onClose} />
    </QueryClientProvider>,
  );

test('[NAV-05] a member who is signed in is shown in the drawer of a small screen, and to employees on every screen', () => {
  const shows = (accountType: SignedIn['accountType'], isNarrow: boolean): boolean => {
    narrow.is = isNarrow;
    open(viewerOf(accountType));
    const isShown = screen.queryByText('pat@example.com') !== null;
    cleanup();
    return isShown;
  };
  expect([shows('EMPLOYEE', false), shows('EMPLOYEE', true)]).toEqual([true, true]);
  expect([shows('MEMBER', false), shows('MEMBER', true)]).toEqual([false, true]);
});

test('[NAV-04] the menu closes when a page is chosen, and leaves once', async () => {
  narrow.is = false;
  const onClose = vi.fn();
  open(viewerOf('MEMBER'), onClose);
  await userEvent.click(screen.getByRole('link', { name: 'Manage Account' }));
  expect(onClose).toHaveBeenCalledOnce();
  logOut.mockResolvedValue(true);
  const leave = screen.getByRole('button', { name: 'Logout' });
  expect(leave.getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(leave);
  await vi.waitFor(() => {
    expect(leave.getAttribute('aria-disabled')).toBe('true');
  });
  // signed out, while the next page is on its way
  await vi.waitFor(() => {
    expect(logOut.mock.settledResults).toHaveLength(1);
  });
  expect(leave.getAttribute('aria-disabled')).toBe('true');
});
