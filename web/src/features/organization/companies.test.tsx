import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import type { DashboardFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { OrganizationView } from './OrganizationView.tsx';

vi.mock('#lib/graphql.ts');
vi.mock('#ui/Link.tsx', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}));

const filters: DashboardFilters = {
  tab: 'employees',
  page: 0,
  search: '',
  range: 'CONTRACT_TO_DATE',
  sorting: null,
  scope: null,
  compare: false,
};
const onFilters = vi.fn();
const program = { contractStart: '2026-02-04', contractEnd: '2027-02-03', totalSeats: 25, usedSeats: 19 };
const companies = [
  { customerId: 'acme', name: 'Acme', logoUrl: null, accentColor: null, program },
  { customerId: 'initech', name: 'Initech', logoUrl: null, accentColor: null, program: null },
];

function show(accountType: 'EMPLOYEE' | 'MEMBER', customerId: string | null): void {
  const person = { displayName: 'Mo', jobRole: null, accentColor: null, timeZone: 'UTC' };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(['viewer'], { ...aViewer({ accountType }), ...person });
  render(
    <QueryClientProvider client={queryClient}>
      <OrganizationView customerId={customerId} filters={filters} onFilters={onFilters} />
    </QueryClientProvider>,
  );
}

const refuse = (code: string) => {
  const none = { overview: null, stats: null, activity: null, from: null, to: null, timeZone: null, asOf: null };
  vi.mocked(execute).mockImplementation((_document, variables) =>
    Promise.resolve(
      'filterType' in (variables as object)
        ? { getOrganizationDetails: { ...none, error: { code, message: 'Nothing to show.' } } }
        : { listCompanies: { companies, total: 2 } },
    ),
  );
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  onFilters.mockReset();
  refuse('ORGANIZATION_NOT_SET_UP');
});

test('[ORG-14] staff without a dashboard of their own get the list of companies, with what they bought', async () => {
  show('EMPLOYEE', null);
  const link = await screen.findByRole('link', { name: 'Acme' });
  expect(link.getAttribute('href')).toBe('/organization/acme');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Companies');
  expect(screen.getByRole('row', { name: /Acme/ }).textContent).toContain('19 of 25 76%');
  expect(screen.getByRole('row', { name: /Acme/ }).textContent).toContain('Feb 4, 2026 to Feb 3, 2027');
  expect(screen.getByRole('row', { name: /Initech/ }).textContent).toContain('Not set up');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'acm{Enter}');
  expect(onFilters.mock.calls.at(-1)?.[0]).toEqual({ ...filters, search: 'acm' });
});

test('[ORG-14] [BEG-06] a company that is not set up leads staff back to the list, and says what comes first', async () => {
  show('EMPLOYEE', 'initech');
  expect(await screen.findByRole('heading', { name: 'Getting Started' })).toBeTruthy();
  expect(screen.getByText('All companies').closest('a')?.getAttribute('href')).toBe('/organization');
  // nobody else will set it up
  expect(screen.getByText('There is no contract yet.')).toBeTruthy();
  expect(screen.queryByText(/Customer Success Manager|Contact support/)).toBeNull();
});

test("[ORG-07][ORG-14] an administrator of a company that is not set up sees 'Getting Started' and no other company", async () => {
  show('MEMBER', null);
  expect(await screen.findByRole('heading', { name: 'Getting Started' })).toBeTruthy();
  expect(screen.queryByText('All companies')).toBeNull();
  expect(vi.mocked(execute)).toHaveBeenCalledTimes(1);
  expect(vi.mocked(console.warn).mock.calls).toEqual([['organization: ORGANIZATION_NOT_SET_UP: Nothing to show.']]);
});

test('[ORG-14] an address without a company is not found: for staff any, for an administrator what is no address', async () => {
  refuse('NOT_FOUND');
  for (const [accountType, customerId, title] of [
    ['EMPLOYEE', 'nope', /sleeping on the job/],
    ['EMPLOYEE', 'employee', /sleeping on the job/],
    ['MEMBER', 'employee', /sleeping on the job/],
    // what is foreign is answered like what does not exist (ORG-10)
    ['MEMBER', 'globex', /Getting Started/],
  ] as const) {
    show(accountType, customerId);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    cleanup();
  }
});
