import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import type { TableFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { Charts } from './Charts.tsx';
import { CompaniesPage } from './CompaniesPage.tsx';
import { CourseTable } from './CourseTable.tsx';
import { someFigures } from './dashboard.fixture.ts';
import { SeatTable } from './SeatTable.tsx';

vi.mock('#lib/graphql.ts');
vi.mock('#ui/Link.tsx', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}));

const filters: TableFilters = { page: 0, search: '', range: 'LAST_30_DAYS', sorting: null };
const onFilters = () => undefined;
const course = {
  courseId: 'ai',
  title: 'AI for Leaders',
  coverImageUrl: '',
  courseType: 'SPRINT',
  enrolled: 4,
  completed: 2,
  engagement: 50,
  session: 1,
  videosWatched: 7,
};
const session = {
  sessionId: 'ai-1',
  title: 'AI in June',
  sessionType: 'LIVE',
  startAt: null,
  endAt: null,
  enrolled: 4,
  completed: 2,
};

function show(children: ReactNode): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const person = { displayName: 'Ann', jobRole: null, accentColor: null, timeZone: 'UTC' };
  queryClient.setQueryData(['viewer'], { ...aViewer({}), ...person });
  render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>);
}

/** What the columns of a table mean, as the question above it says. */
const meanings = (caption: string) => {
  const question = screen.getByRole('button', { name: `What do these columns mean? ${caption}` });
  const tip = document.getElementById(question.getAttribute('popovertarget') ?? '');
  return tip === null ? [] : [...tip.querySelectorAll('dd')].map(({ textContent }) => textContent);
};

/** What the question marks in here say. */
const said = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('note', { hidden: true })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.mocked(execute)
    .mockReset()
    .mockResolvedValue({
      getOrganizationCourses: { courses: [course], total: 1, asOf: '0', error: null },
      getOrganizationSessionByCourse: { sessionsForCourse: [session], error: null },
      listCompanies: {
        companies: [{ customerId: 'acme', name: 'Acme', logoUrl: null, accentColor: null, program: null }],
        total: 1,
      },
    });
});

test('the figures of a session say what they count', async () => {
  const table = { filters, onFilters, rowsAt: () => '/' };
  show(<CourseTable customerId={null} note={undefined} {...table} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Show details of/ }));
  const sessions = await screen.findByRole('table', { name: 'Sessions of AI for Leaders' });
  expect(said(sessions)).toEqual([]);
  expect(meanings('Sessions of AI for Leaders')).toEqual([
    figureDefinitions.sessionEnrolled,
    figureDefinitions.sessionCompleted,
  ]);
});

test('the most completed courses and the parts of the seats say what they count', () => {
  show(
    <Charts customerId={null} range="LAST_30_DAYS" figures={someFigures} rowsAt={() => '/'} seatsOf={() => '/seats'} />,
  );
  const part = (name: string) => said(screen.getByRole('region', { name }));
  expect(part('Most completed')).toEqual([figureDefinitions.mostCompleted]);
  expect(part('Seats')).toEqual([figureDefinitions.seatShares]);
});

test('the columns of the seats and of the companies say what they mean, in one place', async () => {
  const endingSooner = {
    seatId: 'one',
    userId: 'kim',
    name: 'Kim',
    email: 'kim@acme.example',
    state: 'ACTIVATED' as const,
    assignedAt: '0',
    lastSeenAt: '0',
    remindedAt: null,
    isRemindable: false,
    revokedAt: null,
    lastDay: '2026-05-31',
  };
  const page = {
    companyName: 'Acme',
    seats: [endingSooner],
    total: 1,
    totalSeats: 5,
    endedOn: null,
    overage: false,
    assignedSeats: 0,
    usedSeats: 0,
    waitingSeats: 0,
    remindableSeats: 0,
  };
  const actions = { remind: onFilters, revoke: onFilters, isReminding: false };
  const shown = { page: 0, search: '', state: 'HELD' } as const;
  show(<SeatTable customerId={null} page={page} filters={shown} onFilters={onFilters} actions={actions} />);
  const { seatState, seatSince, seatLastVisit, seatReminded, seatEnds, seatsInUse } = figureDefinitions;
  const seats = [seatState, seatSince, seatLastVisit, seatReminded, seatEnds];
  expect(said(screen.getByRole('table', { name: 'Seats' }))).toEqual([]);
  expect(meanings('Seats')).toEqual(seats);
  show(<CompaniesPage filters={filters} onFilters={onFilters} />);
  await screen.findByRole('table', { name: 'Companies' });
  expect(meanings('Companies')).toEqual([seatsInUse]);
});
