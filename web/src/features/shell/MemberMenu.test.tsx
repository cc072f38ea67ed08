import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { MemberMenu } from './MemberMenu.tsx';

const narrow = vi.hoisted(() => ({ is: false }));
vi.mock('#ui/useMedia.ts', async (original) => ({ ...(await original<object>()), useMedia: () => narrow.is }));

test('[NAV-05] who is signed in is shown in the drawer of a small screen, and to employees on every screen', () => {
  const shows = (accountType: SignedIn['accountType'], isNarrow: boolean): boolean => {
    narrow.is = isNarrow;
    const viewer = {
      ...aViewer({ accountType }),
      displayName: 'Pat',
      jobRole: null,
      accentColor: null,
      timeZone: 'UTC',
    };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemberMenu viewer={viewer} path="/" opened onClose={vi.fn()} />
      </QueryClientProvider>,
    );
    const isShown = screen.queryByText('pat@example.com') !== null;
    cleanup();
    return isShown;
  };
  expect([shows('EMPLOYEE', false), shows('EMPLOYEE', true)]).toEqual([true, true]);
  expect([shows('MEMBER', false), shows('MEMBER', true)]).toEqual([false, true]);
});
