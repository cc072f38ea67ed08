import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { someFigures } from './dashboard.fixture.ts';
import { Lead } from './Lead.tsx';

vi.mock('#lib/graphql.ts');
vi.mock('#ui/Link.tsx', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}));

const shownFigures = { ...someFigures, stats: { ...someFigures.stats, usersEngaged: 400 } };

function show(engaged: { now: number; before: number | null }, more = {}): void {
  const stats = { ...someFigures.stats, usersEngaged: engaged.now };
  const before = { usersEngaged: engaged.before, lessonsStarted: 0, coursesCompleted: 0, badgesEarned: 0 };
  vi.mocked(execute).mockResolvedValue({
    getOrganizationDetails: { ...someFigures, stats, error: null, ...more },
    getOrganizationPeriodBefore:
      engaged.before === null ? null : { stats: before, from: '2026-10-02', to: '2026-10-31' },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Lead customerId={null} figures={shownFigures} waitingHref="/organization/seats?state=ASSIGNED" />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.mocked(execute).mockReset();
});

test('[ORG-01] the dashboard begins with what changed in 30 days, whatever range is shown, and with those who never came', async () => {
  show({ now: 57, before: 51 });
  const waiting = screen.getByRole('link', { name: "1 invited person hasn't signed in yet. See who they are." });
  expect(waiting.getAttribute('href')).toBe('/organization/seats?state=ASSIGNED');
  const changed = '57 people were engaged in the last 30 days, 6 more than in the 30 days before.';
  expect(await screen.findByText(changed, { exact: false })).toBeTruthy();
  cleanup();
  show({ now: 57, before: 0 });
  expect(await screen.findByText(/57 more than in the 30 days before\./)).toBeTruthy();
});

test('[ORG-01] it compares with no days of which there are no figures, and says nothing that could not be loaded', async () => {
  show({ now: 57, before: 51 }, { since: '2026-10-20' });
  expect(await screen.findByText(/^57 people were engaged in the last 30 days\.$/)).toBeTruthy();
  cleanup();
  show({ now: 57, before: null });
  expect(await screen.findByText(/^57 people were engaged in the last 30 days\.$/)).toBeTruthy();
  cleanup();
  show({ now: 57, before: 51 }, { overview: null, error: { code: 'INTERNAL', message: 'x' } });
  await vi.waitFor(() => {
    expect(vi.mocked(execute)).toHaveBeenCalled();
  });
  expect(screen.queryByText(/engaged/)).toBeNull();
});
