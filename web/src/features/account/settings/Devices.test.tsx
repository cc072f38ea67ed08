import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { Devices } from './Devices.tsx';
import type { Device } from './settingsQuery.ts';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));

const device: Device = {
  sid: 'here',
  device: 'Chrome on Linux',
  signIns: 1,
  isThis: true,
  signedInAt: Date.parse('2026-11-20T12:00:00Z'),
  lastUsedAt: Date.parse('2026-11-26T12:00:00Z'),
};

test('[ACT-01] thirty sign-ins of one browser are a row that says so and is signed out as a whole', async () => {
  const devices = [
    device,
    { ...device, sid: 'newest', signIns: 30, isThis: false },
    { ...device, sid: 'phone', device: 'Safari on iOS', isThis: false },
  ];
  const queryClient = new QueryClient();
  const at = (shown: readonly Device[]) => (
    <QueryClientProvider client={queryClient}>
      <main>
        <Devices devices={shown} timeZone="UTC" />
      </main>
    </QueryClientProvider>
  );
  const { rerender } = render(at(devices));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Chrome on Linux This browserSigned in on Nov 20, 2026',
    'Chrome on Linux 30 sign-ins, last used Nov 26, 12:00 PM UTCLog out',
    'Safari on iOS Signed in on Nov 20, 2026, last used Nov 26, 12:00 PM UTCLog out',
  ]);
  vi.mocked(execute).mockResolvedValueOnce({ endDevice: { error: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Log out Chrome on Linux: 30 sign-ins' }));
  expect(vi.mocked(execute).mock.calls[0]?.[1]).toEqual({ sid: 'newest' });
  // its row goes, and the focus to what is left of the list
  rerender(at(devices.filter(({ sid }) => sid !== 'newest')));
  await vi.waitFor(() => {
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Log out Safari on iOS');
  });
});

test('[ACT-01] a question that failed is asked again without the former failure', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Devices devices={[device, { ...device, sid: 'phone', isThis: false }]} timeZone="UTC" />
    </QueryClientProvider>,
  );
  const error = { code: 'RATE_LIMITED', message: 'Too many tries.' };
  vi.mocked(execute).mockResolvedValueOnce({ endOtherDevices: { error } });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
  await press('Log out everywhere else');
  await press('Log out');
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(error.message);
  await press('Cancel');
  await press('Log out everywhere else');
  expect(screen.getByRole('dialog', { name: 'Log out everywhere else?', hidden: true })).toBeDefined();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});
