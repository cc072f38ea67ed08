import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { parseDashboardFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, callFault } from '#lib/callError.ts';
import { now } from '#lib/clock.ts';
import { execute } from '#lib/graphql.ts';
import { someFigures } from './dashboard.fixture.ts';
import { formatDashboardFilters, type DashboardSearch } from './dashboardFilters.ts';
import { OrganizationPage } from './OrganizationPage.tsx';
import { pathsOf } from './paths.ts';
import { periodBeforeQuery } from './periodBeforeQuery.ts';

vi.mock('#lib/clock.ts');
vi.mock('#lib/graphql.ts');
vi.mock('#ui/Link.tsx', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}));

const figures = {
  ...someFigures,
  stats: { ...someFigures.stats, usersEngaged: 22, lessonsStarted: 3, coursesCompleted: 0, badgesEarned: 1_400 },
};
/** The figures of the days before; an Error: they cannot be loaded. */
let before: object | Error;
let asked: unknown[];
/** Those that the page led to. */
let addresses: DashboardSearch[];

/** The page at its address. */
const Page = ({ search, since }: { search: DashboardSearch; since: string }) => {
  const [current, setCurrent] = useState(search);
  const setAddress = (next: DashboardSearch) => {
    addresses.push(next);
    setCurrent(next);
  };
  return (
    <OrganizationPage
      customerId={null}
      figures={{ ...figures, since }}
      filters={parseDashboardFilters(current)}
      onFilters={(filters) => {
        setAddress(formatDashboardFilters(filters));
      }}
      paths={pathsOf(null)}
    />
  );
};

function show(search: DashboardSearch, since = '2026-02-04'): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const person = { displayName: 'Ann', jobRole: null, accentColor: null, timeZone: 'UTC' };
  queryClient.setQueryData(['viewer'], { ...aViewer({ accountType: 'MEMBER' }), ...person });
  render(
    <QueryClientProvider client={queryClient}>
      <Page search={search} since={since} />
    </QueryClientProvider>,
  );
  return queryClient;
}

const tile = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent.startsWith(name));
  if (found === undefined) throw new Error(`no tile ${name}`);
  return within(found);
};
const compareWords = async () => {
  await screen.findByText(/^Compared with/);
  return ['Users Engaged', 'Videos Watched', 'Courses Completed', 'Badges Earned'].map(
    (name) => tile(name).getByText(`${name}, compared:`).parentElement?.textContent,
  );
};
const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Compare with the period before' });

beforeEach(() => {
  vi.mocked(now).mockReturnValue(Date.parse('2026-11-30T12:00Z'));
  asked = [];
  addresses = [];
  before = {
    stats: {
      usersEngaged: 18,
      lessonsStarted: 3,
      coursesCompleted: 0,
      badgesEarned: 2750,
    },
    from: '2026-10-02',
    to: '2026-10-31',
  };
  vi.mocked(execute).mockReset();
  vi.mocked(execute).mockImplementation((document, variables) => {
    if (!String(document).includes('getOrganizationPeriodBefore')) return new Promise(() => undefined);
    asked.push(variables);
    return before instanceof Error ? Promise.reject(before) : Promise.resolve({ getOrganizationPeriodBefore: before });
  });
});

test('[ORG-01][ORG-02] each tile says the figure of the days before and the difference in words, and the address keeps it', async () => {
  show({ filter: 'LAST_30_DAYS' });
  expect(box()?.checked).toBe(false);
  expect(screen.queryByText(/compared:/)).toBeNull();
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByLabelText('Compare with the period before'));
  expect(await compareWords()).toEqual([
    'Users Engaged, compared: 18 in the 30 days before, 4\u00a0more',
    'Videos Watched, compared: The same as before',
    'Courses Completed, compared: None before',
    'Badges Earned, compared: 2,750 in the 30 days before, 1,350\u00a0fewer',
  ]);
  expect(screen.getByText('Compared with the days from Oct 2, 2026 to Oct 31, 2026.')).toBeTruthy();
  expect(asked).toEqual([{ customerId: null, filterType: 'LAST_30_DAYS' }]);
  expect(addresses).toEqual([{ filter: 'LAST_30_DAYS', compare: '1' }]);
  expect(screen.getByRole('link', { name: /Users Engaged, view list/ }).getAttribute('href')).toContain('compare=1');
  await userEvent.click(screen.getByLabelText('Compare with the period before'));
  expect(addresses[1]).toEqual({ filter: 'LAST_30_DAYS' });
  expect(screen.queryByText(/compared:/)).toBeNull();
});

test('[ORG-02] the program to date, and a range with nothing of a program before it, offer no comparison', () => {
  show({ compare: '1' });
  expect([box(), screen.queryByText(/compared:/)]).toEqual([null, null]);
  show({ filter: 'LAST_30_DAYS', compare: '1' }, '2026-11-01');
  expect([box(), screen.queryByText(/compared:/)]).toEqual([null, null]);
  expect(asked).toEqual([]);
});

test('[ORG-02] of days that the program covers in part, a tile says since when there are figures, and the page why', () => {
  show({ filter: 'LAST_30_DAYS', compare: '1' }, '2026-10-12');
  expect(tile('Users Engaged').getByText('Figures only since Oct 12, 2026')).toBeTruthy();
  expect(screen.getAllByText('Figures only since Oct 12, 2026')).toHaveLength(4);
  expect(
    screen.getByText('Not compared: the program began during the days from Oct 2, 2026 to Oct 31, 2026.'),
  ).toBeTruthy();
  expect(screen.queryByText(/^Compared with/)).toBeNull();
  expect(asked).toEqual([]);
});

test.each(['0', '1'])('[ORG-02] tab %s: comparing asks for no row of the tables again', async (tab) => {
  const asksForRows = ([document]: readonly unknown[]) =>
    ['getOrganizationEmployees', 'getOrganizationCourses'].some((query) => String(document).includes(query));
  const asks = () => vi.mocked(execute).mock.calls.filter(asksForRows).length;
  show({ filter: 'LAST_30_DAYS', tab });
  // the code of the tables loads when the figures have rendered
  await vi.waitFor(() => {
    expect(asks()).toBeGreaterThan(0);
  });
  const first = asks();
  await userEvent.click(screen.getByLabelText('Compare with the period before'));
  await compareWords();
  expect(asks()).toBe(first);
});

test('[ORG-02] until the days before are there the page says which they are, and without a connection that they come with it', async () => {
  let answer = (_: object): void => undefined;
  vi.mocked(execute).mockImplementation((document) =>
    String(document).includes('getOrganizationPeriodBefore')
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : new Promise(() => undefined),
  );
  onlineManager.setOnline(false);
  show({ filter: 'LAST_30_DAYS', compare: '1' });
  const status = screen
    .getByText("You're offline. The comparison comes when the connection is back.")
    .closest('[role]');
  expect(status?.role).toBe('status');
  expect(screen.queryByText(/compared:/)).toBeNull();
  act(() => {
    onlineManager.setOnline(true);
  });
  expect(await screen.findByText('Comparing with the days from Oct 2, 2026 to Oct 31, 2026…')).toBeTruthy();
  expect(screen.getAllByText('Comparing…')).toHaveLength(4);
  answer({ getOrganizationPeriodBefore: before });
  expect((await screen.findByText('Compared with the days from Oct 2, 2026 to Oct 31, 2026.')).closest('[role]')).toBe(
    status,
  );
});

test('[ORG-02] a comparison that could not be loaded says so beside the figures, and is tried again', async () => {
  const loaded = before;
  before = new CallError([callFault('UNREACHABLE', 'Gone.')], null);
  show({ filter: 'LAST_30_DAYS', compare: '1' });
  expect((await screen.findByRole('alert')).textContent).toContain('The period before could not be loaded.');
  expect(tile('Users Engaged').getByText('22')).toBeTruthy();
  expect(screen.queryByText(/compared:/)).toBeNull();
  before = loaded;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await compareWords())[0]).toBe('Users Engaged, compared: 18 in the 30 days before, 4\u00a0more');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[ORG-02] a comparison that is there stays when it cannot be loaded again', async () => {
  const queryClient = show({ filter: 'LAST_30_DAYS', compare: '1' });
  const words = await compareWords();
  before = new CallError([callFault('UNREACHABLE', 'Gone.')], null);
  const { queryKey } = periodBeforeQuery(null, 'LAST_30_DAYS');
  await act(() => queryClient.refetchQueries({ queryKey }));
  expect(asked).toHaveLength(2);
  expect(await compareWords()).toEqual(words);
  expect(screen.queryByRole('alert')).toBeNull();
});
