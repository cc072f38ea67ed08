import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, callFault } from '#lib/callError.ts';
import { now } from '#lib/clock.ts';
import { execute } from '#lib/graphql.ts';
import { Activity } from './Activity.tsx';
import { Charts } from './Charts.tsx';
import { someFigures } from './dashboard.fixture.ts';
import type { RowsOf } from './dashboardFilters.ts';
import { FigureTiles } from './FigureTiles.tsx';
import { Overview } from './Overview.tsx';
import { SeatsView } from './SeatsView.tsx';
import { SeatUsage } from './SeatUsage.tsx';

vi.mock('#lib/clock.ts');
vi.mock('#lib/graphql.ts');
vi.mock('#ui/Link.tsx', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}));

function show(children: ReactNode, accountType: 'EMPLOYEE' | 'MEMBER' = 'MEMBER'): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const person = { displayName: 'Ann', jobRole: null, accentColor: null, timeZone: 'UTC' };
  queryClient.setQueryData(['viewer'], { ...aViewer({ accountType }), ...person });
  render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>);
}

const seatsOf = (state = 'HELD') => `/organization/seats?state=${state}`;
const rowsAt = ({ scope, sorting }: RowsOf) => JSON.stringify([scope, sorting?.column]);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(execute).mockReset();
});

test('[ORG-01] the card says that a program has ended, and leads to no seats; its last day is a day of it', () => {
  const card = () => <Overview figures={someFigures} seatsOf={seatsOf} />;
  vi.mocked(now).mockReturnValue(Date.parse('2027-02-03T23:59Z'));
  show(card());
  expect(screen.getByRole('link', { name: 'Manage seats' })).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['19 seats in use, see who signed in', '/organization/seats?state=ACTIVATED']);
  cleanup();
  vi.mocked(now).mockReturnValue(Date.parse('2027-02-04T00:00Z'));
  show(card());
  expect(screen.getByText('Your program ended on Feb 3, 2027. Its seats ended with it.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Manage seats' })).toBeNull();
});

test('[ORG-01] of a program that has ended no seat is called free', () => {
  vi.mocked(execute).mockReturnValue(new Promise(() => undefined));
  const charts = (of: typeof seatsOf | null) => (
    <Charts customerId={null} range="CONTRACT_TO_DATE" figures={someFigures} rowsAt={rowsAt} seatsOf={of} />
  );
  const seatsSection = () => within(screen.getByRole('region', { name: 'Seats' }));
  show(charts(seatsOf));
  expect(seatsSection().getByRole('row', { name: 'Free 5' })).toBeTruthy();
  cleanup();
  show(charts(null));
  expect(seatsSection().queryByText('Free')).toBeNull();
  expect(seatsSection().getByText('The seats ended with the program.')).toBeTruthy();
});

test('[ORG-01] of more seats in use than the contract has the bar is full, and its text says how many', () => {
  vi.mocked(now).mockReturnValue(Date.parse('2026-11-26T00:00Z'));
  show(
    <Overview figures={{ ...someFigures, overview: { ...someFigures.overview, usedSeats: 30 } }} seatsOf={seatsOf} />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Seats in use' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
    '100',
    '30 of 25 seats, 120%',
  ]);
  expect(bar.style.getPropertyValue('--v')).toBe('100');
  expect(screen.getByRole('link', { name: '120% of the seats in use, see all seat holders' })).toBeTruthy();
});

test('[ORG-01] of a company in which nobody holds a seat the card does not say that everyone has signed in', () => {
  vi.mocked(now).mockReturnValue(Date.parse('2026-11-26T00:00Z'));
  const stats = { ...someFigures.stats, assignedSeats: 0 };
  show(
    <Overview
      figures={{ ...someFigures, stats, overview: { ...someFigures.overview, usedSeats: 0 } }}
      seatsOf={seatsOf}
    />,
  );
  expect(screen.getByText(/25 seats are free. Nobody holds a seat yet./)).toBeTruthy();
});

test('[ORG-16] the chart of engagement over time shows hours, or the different people of each week', async () => {
  const periods = [
    { from: '2026-11-01', to: '2026-11-01', usersEngaged: 1, hoursWatched: 0.2 },
    { from: '2026-11-02', to: '2026-11-08', usersEngaged: 4, hoursWatched: 2.5 },
  ];
  show(<Activity rowsAt={rowsAt} seatsHref={null} figures={{ ...someFigures, periods }} />);
  const rows = () => {
    const table = within(screen.getByRole('table')).getAllByRole('row');
    return table.map((row) =>
      [...row.children].map(({ firstChild }) => firstChild?.firstChild?.textContent ?? firstChild?.textContent),
    );
  };
  expect(rows()).toEqual([
    ['Week', 'Hours watched by week'],
    ['Nov 1', '0.2'],
    ['Nov 2 to Nov 8', '2.5'],
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What the chart shows' }), 'People engaged');
  expect(rows()).toEqual([
    ['Week', 'People engaged by week'],
    ['Nov 1', '1'],
    ['Nov 2 to Nov 8', '4'],
  ]);
  // each leads to the people of its days
  const first = screen.getByRole('link', { name: '1 Person engaged, Nov 1, view list' });
  expect(first.getAttribute('href')).toBe('[{"from":"2026-11-01","to":"2026-11-01"},"engaged"]');
  await userEvent.click(screen.getByRole('button', { name: 'What is People engaged?' }));
  expect(screen.getByText(/^How many different people were engaged in each week/)).toBeTruthy();
});

test.each([
  [
    [1.04, 2.5],
    ['1 Hour watched', '2.5 Hours watched'],
  ],
  [
    [1 / 60, 0.5],
    ['1 Minute watched', '30 Minutes watched'],
  ],
])('[ORG-16] what is heard of a single hour or minute is in the singular: %j', (times, names) => {
  const periods = times.map((hoursWatched, index) => {
    const date = `2026-11-0${String(index + 1)}`;
    return { from: date, to: date, usersEngaged: 2, hoursWatched };
  });
  show(<Activity rowsAt={rowsAt} seatsHref={null} figures={{ ...someFigures, periods }} />);
  for (const [index, name] of names.entries()) {
    expect(screen.getByRole('link', { name: `${name}, Nov ${String(index + 1)}, view list` })).toBeTruthy();
  }
});

test.each([
  [1, ['User Engaged', 'Video Watched', 'Course Completed', 'Badge Earned'], 'course'],
  [2, ['Users Engaged', 'Videos Watched', 'Courses Completed', 'Badges Earned'], 'courses'],
])('[ORG-01] what is heard of a figure agrees with its number: %i', (figure, names, noun) => {
  const counted = { usersEngaged: figure, lessonsStarted: figure, coursesConsumed: figure, coursesCompleted: figure };
  const stats = { ...someFigures.stats, ...counted, badgesEarned: figure };
  show(<FigureTiles stats={stats} comparison={null} rowsBy={(column) => column} />);
  for (const name of names) {
    expect(screen.getByRole('link', { name: `${String(figure)} ${name}, view list` })).toBeTruthy();
  }
  const started = `of ${String(figure)} started ${noun}, view list`;
  expect(screen.getByRole('link', { name: started })).toBeTruthy();
  // the title is the same above any number
  expect(screen.getByText('Videos Watched', { exact: true })).toBeTruthy();
});

test('[ORG-16] a company whose periods are all empty has no chart', () => {
  const periods = [{ from: '2026-11-02', to: '2026-11-08', usersEngaged: 0, hoursWatched: 0 }];
  show(<Activity rowsAt={rowsAt} seatsHref={null} figures={{ ...someFigures, periods }} />);
  expect(screen.queryByRole('table')).toBeNull();
});

const noSeats = (details: object) => {
  vi.mocked(execute).mockImplementation((_document, variables) =>
    Promise.resolve('filterType' in (variables as object) ? { getOrganizationDetails: details } : { listSeats: null }),
  );
};
const seats = (customerId: string | null) => (
  <SeatsView customerId={customerId} filters={{ page: 0, search: '', state: 'HELD' }} onFilters={() => undefined} />
);

test('[COM-02] a dashboard says what its next program is, and once it is over leads to the people who held its seats', () => {
  vi.mocked(now).mockReturnValue(Date.parse('2027-03-01T00:00Z'));
  const renewals = [{ startsOn: '2027-03-10', endsOn: '2028-03-09', totalSeats: 40 }];
  show(<Overview figures={{ ...someFigures, overview: { ...someFigures.overview, renewals } }} seatsOf={seatsOf} />);
  const next = 'Your next program, with 40 seats, begins on Mar 10, 2027 and ends on Mar 9, 2028.';
  expect(screen.getByText(next)).toBeTruthy();
  expect(screen.getByText(/^Your program ended on Feb 3, 2027\. Its seats ended with it\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See who held them' }).getAttribute('href')).toBe(seatsOf());
  expect(screen.queryByRole('link', { name: 'Manage seats' })).toBeNull();
});

test('[ORG-12] seats that are refused for another reason say it, and not that a running program has ended', async () => {
  const refusal = callFault('RATE_LIMITED', 'Too many requests. Try again in a minute.');
  vi.mocked(execute).mockImplementation((_document, variables) =>
    'filterType' in (variables as object)
      ? Promise.resolve({ getOrganizationDetails: { ...someFigures, asOf: '0', error: null } })
      : Promise.reject(new CallError([refusal], null)),
  );
  show(seats(null));
  expect(await screen.findByRole('heading', { name: refusal.message })).toBeTruthy();
  expect(screen.queryByText(/^Your program ended/)).toBeNull();
});

test('[ORG-07] [ORG-12] an outage while the program is looked up is said as one, and not as a missing contract', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(execute).mockImplementation((_document, variables) =>
    'filterType' in (variables as object)
      ? Promise.reject(new CallError([callFault('UNREACHABLE', 'Gone.')], null))
      : Promise.resolve({ listSeats: null }),
  );
  // what a route shows of an error is its own, with a retry (RTE-09)
  const Outage = ({ error }: ErrorComponentProps) => <p>{String(error)}</p>;
  show(
    <CatchBoundary getResetKey={() => 'seats'} errorComponent={Outage}>
      {seats(null)}
    </CatchBoundary>,
  );
  expect(await screen.findByText('Error: Gone.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Getting Started' })).toBeNull();
});

test('[ORG-01] [ORG-12] of one seat no plural is heard', () => {
  vi.mocked(now).mockReturnValue(Date.parse('2026-11-26T00:00Z'));
  const overview = { ...someFigures.overview, totalSeats: 1, usedSeats: 1 };
  const page = {
    companyName: 'Acme',
    endedOn: null,
    seats: [],
    total: 1,
    totalSeats: 1,
    overage: false,
    assignedSeats: 1,
    usedSeats: 1,
    waitingSeats: 0,
    remindableSeats: 0,
  };
  for (const shown of [
    <Overview key="card" figures={{ ...someFigures, overview }} seatsOf={seatsOf} />,
    <SeatUsage key="page" page={page} seatsPath="/organization/seats" />,
  ]) {
    show(shown);
    expect(screen.getByRole('link', { name: '1 seat in use, see who signed in' })).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^1 of 1 seat(,|$)/);
    cleanup();
  }
});

test('[ORG-07][ORG-14] the seats of a company that is not set up lead staff back to the list', async () => {
  const error = { code: 'ORGANIZATION_NOT_SET_UP', message: 'Not set up.' };
  noSeats({ ...someFigures, overview: null, error });
  show(seats('initech'), 'EMPLOYEE');
  expect(await screen.findByRole('heading', { name: 'Getting Started' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All companies' }).getAttribute('href')).toBe('/organization');
  // what support asks for
  expect(vi.mocked(console.warn).mock.calls).toEqual([['organization: ORGANIZATION_NOT_SET_UP: Not set up.']]);
});

test('[ORG-01] a dashboard without activity leads to the free seats; one without free seats does not', () => {
  const add = () => screen.queryByRole('link', { name: 'Add people' })?.getAttribute('href');
  show(<Activity rowsAt={rowsAt} seatsHref="/organization/seats" figures={{ ...someFigures, periods: [] }} />);
  expect(add()).toBe('/organization/seats');
  cleanup();
  show(<Activity rowsAt={rowsAt} seatsHref={null} figures={{ ...someFigures, periods: [] }} />);
  expect(add()).toBeUndefined();
});
