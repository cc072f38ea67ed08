import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import type { DashboardFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { minute } from '@atrium/domain/time.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, callFault } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { look } from '#ui/look.ts';
import { someFigures } from './dashboard.fixture.ts';
import { EmployeePage } from './EmployeePage.tsx';
import { EmployeeView } from './EmployeeView.tsx';
import { OrganizationPage } from './OrganizationPage.tsx';
import { pathsOf } from './paths.ts';

vi.mock('#lib/graphql.ts');
vi.mock('#ui/Link.tsx', () => ({
  Link: ({ href, className, children }: { href: string; className?: string; children: ReactNode }) => (
    <a className={className ?? ''} href={href}>
      {children}
    </a>
  ),
}));

const viewer = { ...aViewer({}), displayName: 'Ann', jobRole: null, accentColor: null, timeZone: 'UTC' };
const sorted: DashboardFilters = {
  tab: 'employees',
  page: 3,
  search: 'tanaka',
  range: 'LAST_30_DAYS',
  sorting: {
    column: 'views',
    descending: true,
  },
  scope: null,
  compare: false,
};
const onFilters = vi.fn();
const asked = () => vi.mocked(execute).mock.calls.map(([, variables]) => variables as Record<string, unknown>);

function show(children: ReactNode): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(['viewer'], viewer);
  render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>);
}

beforeEach(() => {
  onFilters.mockReset();
  const none = { total: 0, asOf: '0', error: null };
  vi.mocked(execute)
    .mockReset()
    .mockResolvedValue({
      getOrganizationDetails: null,
      getOrganizationEmployees: { employees: [], ...none },
      getOrganizationCourses: { courses: [], ...none },
      getEmployeeCourses: { courses: [], ...none },
      getDashboardDataForDownload: { error: { code: 'INTERNAL', message: 'x' } },
    });
});

test('[ORG-02] [ORG-15] a figure leads to its rows; the other directory begins with its first page, without a search or an order of columns that it lacks', async () => {
  show(
    <OrganizationPage
      customerId={null}
      {...{ figures: someFigures, filters: sorted, onFilters }}
      paths={pathsOf(null)}
    />,
  );
  const tiles = screen
    .getAllByRole('listitem')
    .flatMap((tile) => within(tile).queryAllByRole('link', { name: /, (view list|see who they are)$/ }));
  expect(tiles.map((link) => link.getAttribute('href'))).toEqual(
    ['engaged', 'engaged', 'views', 'hours', 'completed', 'started', 'badges', 'badges'].map(
      (column) => `/organization?filter=LAST_30_DAYS&sortKey=${column}&sortDirection=DESC#directories`,
    ),
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Course Directory' }));
  expect(onFilters).toHaveBeenCalledExactlyOnceWith({ ...sorted, tab: 'courses', page: 0, search: '', sorting: null });
  // the other ranges are there before they are chosen (ORG-08)
  const prefetched = asked().filter((variables) => !('searchTerm' in variables) && 'filterType' in variables);
  const ranges = new Set(prefetched.map(({ filterType }) => filterType));
  expect([ranges.has('LAST_90_DAYS'), ranges.has('CONTRACT_TO_DATE')]).toEqual([true, true]);
});

test('[ORG-03] [ORG-09] rows that were fetched later than the page say their own time, also those of some days', async () => {
  const later = { employees: [], total: 0, asOf: String(20 * minute), scopeTitle: null, error: null };
  vi.mocked(execute).mockResolvedValue({ getOrganizationDetails: null, getOrganizationEmployees: later });
  const page = { customerId: null, figures: someFigures, onFilters, paths: pathsOf(null) };
  show(<OrganizationPage {...page} filters={sorted} />);
  const directories = () => within(screen.getByRole('region', { name: 'Directories' }));
  expect(await directories().findByText('Last 30 days, as of Jan 1, 12:20 AM UTC')).toBeTruthy();
  // the tiles and the chart are those of the page
  expect(screen.getByText(/Data as of Jan 1, 12:00 AM UTC\.$/)).toBeTruthy();
  cleanup();
  show(<OrganizationPage {...page} filters={{ ...sorted, scope: { from: '2026-11-02', to: '2026-11-08' } }} />);
  expect(await directories().findByText('As of Jan 1, 12:20 AM UTC')).toBeTruthy();
});

test('[ORG-01] [TIM-01] times are in the zone of the reader, and the days of another zone are said to be its', () => {
  const said = (timeZone: string) => {
    const page = { customerId: null, figures: { ...someFigures, timeZone }, onFilters, paths: pathsOf(null) };
    show(<OrganizationPage {...page} filters={sorted} />);
    const note = screen.getByText(/Data as of/).textContent;
    cleanup();
    return note.slice(note.indexOf('Data'));
  };
  expect(said('UTC')).toBe('Data as of Jan 1, 12:00\u00a0AM\u00a0UTC.');
  expect(said('Europe/Berlin')).toBe(
    'Data as of Jan 1, 12:00\u00a0AM\u00a0UTC. Days are counted in Berlin time (GMT+1).',
  );
});

test('[ORG-05] [ORG-15] a person of some days leads to the same days', async () => {
  const bob = {
    userId: 'bob',
    name: 'Bob',
    email: 'bob@acme.example',
    status: 'ACTIVE',
    isEnrolled: null,
    isEngaged: true,
    views: 2,
    hoursWatched: 1,
    coursesStarted: null,
    completed: 0,
    badges: 0,
  };
  const answer = { employees: [bob], total: 1, asOf: '0', scopeTitle: null, error: null };
  vi.mocked(execute).mockResolvedValue({ getOrganizationDetails: null, getOrganizationEmployees: answer });
  const page = { customerId: null, figures: someFigures, onFilters, paths: pathsOf(null) };
  show(<OrganizationPage {...page} filters={sorted} />);
  const name = async () => within(await screen.findByRole('row', { name: /Bob/ })).getByRole('link');
  expect([(await name()).textContent, (await name()).className]).toEqual(['Bob', look.cardLink]);
  cleanup();
  show(<OrganizationPage {...page} filters={{ ...sorted, scope: { from: '2026-11-02', to: '2026-11-08' } }} />);
  expect([(await name()).textContent, (await name()).className]).toEqual(['Bob', look.cardLink]);
  expect((await name()).getAttribute('href')).toBe(
    '/organization/employee/bob?filter=LAST_30_DAYS&from=2026-11-02&to=2026-11-08',
  );
});

const employee = {
  userId: 'bob',
  name: 'Bob',
  email: 'bob@acme.example',
  imageUrl: null,
  status: 'ACTIVE' as const,
  lastActive: null,
  videosWatched: 2,
  lessonsStarted: 2,
  hoursWatched: 1,
  coursesStarted: 1,
  coursesCompleted: 0,
  badgesEarned: 0,
  timeZone: 'UTC',
  asOf: 0,
};

test('[ORG-11] courses of a person that cannot be had are said as such, with a retry, below the figures of the person', async () => {
  const error = { code: 'INTERNAL', message: 'x' };
  const refused = { getEmployeeCourses: { courses: null, total: null, asOf: null, error } };
  const found = { getEmployeeCourses: { courses: [], total: 0, asOf: '0', error: null } };
  vi.mocked(execute).mockResolvedValueOnce(refused).mockResolvedValue(found);
  show(
    <EmployeePage
      customerId={null}
      filters={{ ...sorted, search: '' }}
      back="/"
      employee={employee}
      onFilters={onFilters}
    />,
  );
  const words =
    'Analytics appear when your team watches videos and enrolls in courses. There was an error loading your data.';
  expect(within(await screen.findByRole('alert')).getByText(words)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Bob' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Videos Watched, view list/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Bob has not started a course in this period yet.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[ORG-05] the days and times of a person and of their courses and videos say what they count', async () => {
  const course = {
    courseId: 'ai',
    title: 'AI for Leaders',
    courseType: 'SPRINT',
    status: 'COMPLETED',
    progress: 100,
    enrolledOn: '2026-01-02',
    completedOn: '2026-02-03',
    isStarted: false,
    videosWatched: 0,
    hoursWatched: 0,
    badges: 0,
  };
  const video = { videoId: 'v', title: 'One', hoursWatched: 0.1, isWatched: true, watchedOn: '2026-02-03' };
  const courses = [{ ...course, videos: [video] }];
  vi.mocked(execute).mockResolvedValue({ getEmployeeCourses: { courses, total: 1, asOf: '0', error: null } });
  show(<EmployeePage customerId={null} filters={sorted} back="/" employee={employee} onFilters={onFilters} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Show details of/ }));
  const said = (question: RegExp, about: string) => {
    const id = screen.getByRole('button', { name: question }).getAttribute('popovertarget') ?? '';
    const terms = [...(document.getElementById(id)?.querySelectorAll('dt') ?? [])];
    return terms.find(({ textContent }) => textContent === about)?.nextElementSibling?.textContent;
  };
  // on a phone it goes to the next line together with what it is about
  const tip = screen.getByRole('button', { name: 'What is Last active?' });
  expect(tip.parentElement?.textContent).toMatch(/^Not active yet/);
  expect(document.getElementById(tip.getAttribute('popovertarget') ?? '')?.textContent).toBe(
    figureDefinitions.lastActive,
  );
  const courseColumns = /^What do these columns mean\? (?!Videos)/;
  expect(['Enrolled on', 'Completed on', 'Badges'].map((about) => said(courseColumns, about))).toEqual([
    figureDefinitions.enrolledOn,
    figureDefinitions.completedOn,
    figureDefinitions.courseBadges,
  ]);
  expect(said(/^What do these columns mean\? Videos of/, 'Time')).toBe(figureDefinitions.hoursWatched);
});

test('[ORG-05] [ORG-06] the table under a person, and its file, are of that person in the company that is shown', async () => {
  show(<EmployeePage customerId="acme" filters={sorted} back="/" employee={employee} onFilters={onFilters} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await screen.findByRole('button', { name: /Error/ });
  // the file says neither its range nor when it was made
  expect(screen.getByText('Last 30 days, as of Jan 1, 12:00 AM UTC')).toBeTruthy();
  const order = { key: 'views', direction: 'DESC' };
  expect(asked()).toContainEqual({
    customerId: 'acme',
    userId: 'bob',
    page: 3,
    search: 'tanaka',
    filterType: 'LAST_30_DAYS',
    sort: order,
  });
  expect(asked().at(-1)).toEqual({
    customerId: 'acme',
    employeeId: 'bob',
    downloadType: 'employee_courses',
    page: 0,
    searchTerm: 'tanaka',
    filterType: 'LAST_30_DAYS',
    sortBy: order,
  });
});

test('[ORG-05] [ORG-15] the page of a person on some days says so, asks for these days alone, and leads back to the range', async () => {
  const scope = { from: '2026-11-02', to: '2026-11-08' };
  show(
    <EmployeePage
      customerId={null}
      filters={{ ...sorted, scope }}
      back="/"
      employee={employee}
      onFilters={onFilters}
    />,
  );
  expect(screen.getByText('What Bob did from Nov 2, 2026 to Nov 8, 2026, and nothing else.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show last 30 days' }).getAttribute('href')).toBe(
    '/organization/employee/bob?filter=LAST_30_DAYS',
  );
  expect(screen.getByRole('link', { name: /Videos Watched, view list/ }).getAttribute('href')).toContain(
    'from=2026-11-02&to=2026-11-08',
  );
  // a file would be of the whole range
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  expect(screen.queryByText(/Showing last 30 days/)).toBeNull();
  await vi.waitFor(() => {
    expect(asked()).toContainEqual(expect.objectContaining({ userId: 'bob', ...scope }));
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time range' }), 'Last 90 days');
  expect(onFilters).toHaveBeenLastCalledWith(expect.objectContaining({ range: 'LAST_90_DAYS', scope: null }));
});

test('[ORG-05] what is heard of a figure of a person agrees with its number', () => {
  const once = { ...employee, videosWatched: 1, coursesCompleted: 1, badgesEarned: 1 };
  show(<EmployeePage customerId={null} filters={sorted} back="/" employee={once} onFilters={onFilters} />);
  for (const name of ['Video Watched', 'Course Completed', 'Badge Earned']) {
    expect(screen.getByRole('link', { name: `1 ${name}, view list` })).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: 'of 1 started course, see which' })).toBeTruthy();
});

test.each([
  [null, 'NOT_FOUND', "This person isn't in your program.", '/organization'],
  ['acme', 'NOT_FOUND', "This person isn't in the company’s program.", '/organization/acme'],
  [null, 'ORGANIZATION_NOT_SET_UP', /^Once your program is set up/, null],
] as const)(
  '[ORG-11] an administrator who looks for somebody who is not in their program is not told to have it set up: %s, %s',
  async (customerId, code, words, home) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const nothing = { employee: null, timeZone: null, asOf: null, error: { code, message: 'x' } };
    vi.mocked(execute).mockResolvedValue({ getEmployeeDetails: nothing });
    show(<EmployeeView customerId={customerId} userId="nobody" filters={sorted} onFilters={onFilters} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Getting Started' })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('Please talk to your Customer Success Manager to get started.')).toBeTruthy();
    expect(screen.queryByText('See who is')?.getAttribute('href') ?? null).toBe(home);
    expect(screen.queryAllByText(/set up|as soon as seats are assigned/)).toHaveLength(home === null ? 2 : 0);
  },
);

test('[ORG-11] an error in the answer about a person shows the page that is shown of somebody who is not to be seen', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(execute).mockRejectedValue(new CallError([callFault('INTERNAL', 'Something went wrong.')], null));
  show(<EmployeeView customerId={null} userId="bob" filters={sorted} onFilters={onFilters} />);
  expect(await screen.findByRole('heading', { name: 'Getting Started' })).toBeTruthy();
  expect(warned).toHaveBeenCalledWith('organization: INTERNAL: Something went wrong.');
});
