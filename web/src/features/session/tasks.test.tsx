import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { aWireSession } from '#parts/facts/wire.fixture.ts';
import { Checklist } from './Checklist.tsx';
import { Meetings } from './Meetings.tsx';
import { useOpenContainers } from './openContainers.ts';
import { aLiveItem, aMeeting, aSessionPage, aTask } from './sessionPage.fixture.ts';
import type { ScheduleData } from './sessionQuery.ts';
import { TaskContainer } from './TaskContainer.tsx';
import { WeekSchedules } from './WeekSchedules.tsx';

vi.mock('#lib/graphql.ts');
vi.mock('#lib/viewer.ts', () => ({
  useViewer: () => ({ ...aViewer({ entitlements: ['area/mcsc-unlimited'] }), memberId: 'm1', timeZone: 'UTC' }),
}));
beforeEach(() => {
  vi.mocked(execute).mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

const show = (children: ReactNode, queryClient = new QueryClient()) =>
  render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>);

const containers = ['before', 'week-1', 'week-2'].map((sessionContentId) => ({
  sessionContentId,
  containsActiveContent: sessionContentId !== 'before',
}));

test('[SSN-09] at first the container with something to do is open; what is opened stays open, and other tabs lose nothing', () => {
  const open = () => renderHook(() => useOpenContainers(containers)).result;
  const page = open();
  const opened = (of = page) => containers.map((container) => of.current.isOpen(container));
  expect(opened()).toEqual([false, true, false]);
  const toggle = (at: number, to: boolean) => {
    const container = containers[at];
    if (container === undefined) throw new Error('no such container');
    act(() => {
      page.current.toggle(container, to);
    });
  };
  toggle(2, true);
  expect(opened()).toEqual([false, true, true]);
  // meanwhile another tab opens the first one
  const kept = JSON.parse(localStorage.getItem('sessionContainerKeys') ?? '{}') as object;
  localStorage.setItem('sessionContainerKeys', JSON.stringify({ ...kept, before: true }));
  toggle(1, false);
  expect(JSON.parse(localStorage.getItem('sessionContainerKeys') ?? '{}')).toEqual({
    before: true,
    'week-1': false,
    'week-2': true,
  });
  expect(opened(open())).toEqual([true, false, true]);
});

test('the dates are offered to a calendar until the last one is over', () => {
  const last = aMeeting(noon - hour);
  const page = aSessionPage({ meetings: [aMeeting(noon - 3 * day), last], calendarFallbackUrl: '/calendar/s1.ics' });
  const offers = (calendar: ReactNode) => {
    const { unmount } = show(<Meetings page={page} calendar={calendar} />);
    const found = screen.queryByText(/add to calendar/i) !== null;
    unmount();
    return found;
  };
  vi.setSystemTime(Number(last.endAt) - 1);
  expect([offers('Add to Calendar'), offers(null)]).toEqual([true, true]);
  vi.setSystemTime(Number(last.endAt));
  expect([offers('Add to Calendar'), offers(null)]).toEqual([false, false]);
});

test('[SSN-07] a task is due on the last day that it can be done on, in the zone of the session', () => {
  const page = aSessionPage({ session: aWireSession({ timeZone: 'America/New_York' }) });
  // midnight in New York, when Friday, March 6 is over
  const dueAt = Date.UTC(2026, 2, 7, 5);
  const due = (of = page) => {
    const task = { ...aTask([{}]), dueAt: String(dueAt) };
    const { container, unmount } = show(<TaskContainer container={task} page={of} opened={false} onToggle={vi.fn()} />);
    const words = container.textContent;
    unmount();
    return [words.includes('Due Mar 6'), words.includes('Overdue')];
  };
  vi.setSystemTime(dueAt - 1);
  expect(due()).toEqual([true, false]);
  vi.setSystemTime(dueAt);
  expect(due()).toEqual([true, true]);
  expect(due({ ...page, session: { ...page.session, cancelled: true } })).toEqual([false, false]);
});

test('[SSN-01] [SSN-10] the week that is shown first has today in it, on its Sunday too; before the first that one, after the last that, and none follows', async () => {
  const week = (title: string, monday: number): ScheduleData => ({
    sessionContentId: title,
    title,
    externalCalendarUrl: null,
    calendarStartDate: String(monday),
    scheduleDays: [],
  });
  const monday = Date.UTC(2026, 2, 2);
  const page = aSessionPage({
    session: aWireSession({ timeZone: 'UTC' }),
    schedules: [week('Week 1', monday), week('Week 2', monday + 7 * day)],
  });
  const first = (now: number) => {
    vi.setSystemTime(now);
    const { unmount } = show(<WeekSchedules page={page} />);
    const title = screen.getByRole('list').getAttribute('aria-label');
    unmount();
    return title;
  };
  expect([monday - day, monday, monday + 7 * day - 1].map(first)).toEqual(['Week 1', 'Week 1', 'Week 1']);
  expect([monday + 7 * day, monday + 14 * day - 1, monday + 30 * day].map(first)).toEqual([
    'Week 2',
    'Week 2',
    'Week 2',
  ]);
  vi.setSystemTime(monday);
  show(<WeekSchedules page={page} />);
  const [previous, next] = screen.getAllByRole<HTMLButtonElement>('button');
  expect([previous?.disabled, next?.disabled]).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
  expect([previous?.disabled, next?.disabled]).toEqual([false, true]);
  expect(screen.getByRole('list').getAttribute('aria-label')).toBe('Week 2');
});

test('[SSN-10] [API-04] the day of a class that can be joined leads into its room, which is recorded as a live event', () => {
  const startAt = noon - hour / 2;
  const session = aWireSession({ timeZone: 'UTC' });
  const page = aSessionPage({
    session: { ...session, sessionMeta: { ...session.sessionMeta, eventLink: 'https://rooms.example/1' } },
    meetings: [aMeeting(startAt)],
    schedules: [
      {
        sessionContentId: 'week',
        title: 'Week 1',
        externalCalendarUrl: null,
        scheduleDays: [],
        calendarStartDate: String(startAt - 3 * day),
      },
    ],
  });
  show(<WeekSchedules page={page} />);
  const link = screen.getByRole('link', { name: 'Join' });
  expect(link.getAttribute('href')).toBe('https://rooms.example/1');
  expect(link.dataset['live']).toBe(`session/${session.sessionId}`);
});

const own = aLiveItem({
  sessionContentId: 'partner',
  title: 'Find a partner',
  subtype: 'OTHER_SELF_REPORTED',
  selfReporting: true,
  completionStatus: 'BONUS_NOT_COMPLETED',
});

test('[SSN-06] an item that is ticked off is so in the schedule too, and the page is fetched again', async () => {
  const queryClient = new QueryClient();
  const key = ['session'];
  const progress = { completionStatus: 'BONUS_NOT_COMPLETED', progress: 0 };
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: key, meta: { tags: ['progress'] } })
    .setData({
      days: [
        { checklistSessionContentId: 'partner', ...progress },
        { checklistSessionContentId: 'x', ...progress },
      ],
    });
  vi.mocked(execute).mockResolvedValue({ saveSessionContentProgress: { status: 'Completed', error: null } });
  show(<Checklist items={[own]} page={aSessionPage()} show={vi.fn()} />, queryClient);
  await userEvent.click(screen.getByRole('checkbox', { name: /Find a partner/ }));
  const done = { checklistSessionContentId: 'partner', completionStatus: 'BONUS_COMPLETED', progress: 100 };
  expect(queryClient.getQueryData(key)).toEqual({ days: [done, { checklistSessionContentId: 'x', ...progress }] });
  await waitFor(() => {
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  });
});

test('[SSN-06] an item that is ticked off does not wait for the answer about another one', async () => {
  vi.mocked(execute).mockReturnValue(new Promise(() => undefined));
  const other = { ...own, sessionContentId: 'diary', title: 'Begin a diary' };
  show(<Checklist items={[own, other]} page={aSessionPage()} show={vi.fn()} />);
  for (const name of [/Find a partner/, /Begin a diary/]) await userEvent.click(screen.getByRole('checkbox', { name }));
  await waitFor(() => {
    expect(
      vi.mocked(execute).mock.calls.map(([, sent]) => (sent as { sessionContentId: string }).sessionContentId),
    ).toEqual(['partner', 'diary']);
  });
});

test('[SSN-06] only members who take part tick items off', () => {
  const may = (enrollmentStatus: 'ENROLLED' | 'COMPLETED' | 'ENROLL') => {
    const page = aSessionPage({ session: aWireSession({ startAt: String(noon - hour), enrollmentStatus }) });
    const { unmount } = show(<Checklist items={[own]} page={page} show={vi.fn()} />);
    const { disabled } = screen.getByRole<HTMLInputElement>('checkbox', { name: /Find a partner/ });
    unmount();
    return !disabled;
  };
  expect([may('ENROLLED'), may('COMPLETED'), may('ENROLL')]).toEqual([true, true, false]);
});
