import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { act, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aWireCard, aWireSession } from '#parts/facts/wire.fixture.ts';
import { HomePage } from './HomePage.tsx';
import type { HomeData } from './homeQuery.ts';

const viewer = {
  ...aViewer({ entitlements: ['area/ai-ondemand'] }),
  displayName: 'Pat Doe',
  jobRole: null,
  accentColor: null,
  timeZone: null,
};
vi.mock('#lib/viewer.ts', () => ({ useViewer: () => viewer }));

const person = (userId: string) => ({
  userId,
  displayName: userId,
  jobRole: null,
  company: null,
  profileImageUrl: null,
});
const page: HomeData = {
  programs: [],
  planCourseIds: [],
  interests: {
    jobFunction: null,
    isLead: false,
    topics: [],
  },
  continueWatching: [],
  upcomingCourses: [],
  freeSessions: [],
  entitledSessions: [],
  trialEndsAt: null,
  isEmpty: false,
  failedPayment: null,
  planTitle: null,
  allowance: null,
  ownMeetings: [],
  events: [],
  members: [],
};

test("[HOM-01] 'Meet our members' shows others, and is left out when there are none", () => {
  const show = (...ids: string[]) => {
    const none = () => null;
    const shown = { ...page, members: ids.map(person) };
    const props = { viewer, page: shown, onSave: none, trialUpsell: none, failedPayment: none, rsvp: none };
    const { unmount } = render(<HomePage {...props} />);
    const section = screen.queryByRole('region', { name: 'Meet our members' });
    const names =
      section &&
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    unmount();
    return names;
  };
  expect(show('ada', viewer.memberId, 'ben')).toEqual(['ada', 'ben']);
  expect(show(viewer.memberId)).toBeNull();
});

test('[HOM-01] a program says how far the viewer is and what is next; a suggested course says why, an own one does not', () => {
  const none = () => null;
  const courses = ['suggested', 'own', 'other'].map((courseId) =>
    aWireCard({
      courseId,
      title: courseId,
      topic: courseId === 'other' ? 'AI' : 'Finance',
      sessions: [
        aWireSession({
          courseId,
          ...(courseId === 'own' && { enrollmentStatus: 'ENROLLED' }),
        }),
      ],
    }),
  );
  const programs = [
    {
      certificateId: 'lead',
      title: 'AI Leadership',
      needed: 5,
      done: 2,
      next: { title: 'Prompting', path: '/courses/p' },
    },
    { certificateId: 'all', title: 'Growth', needed: 3, done: 3, next: null },
  ];
  const interests = { jobFunction: 'Finance', isLead: true, topics: [] };
  const shown = { ...page, programs, interests, upcomingCourses: courses };
  const props = { viewer, page: shown, onSave: none, trialUpsell: none, failedPayment: none, rsvp: none };
  render(<HomePage {...props} />);
  const strip = screen.getByRole('region', { name: 'Your certificates' });
  expect(strip.textContent).toBe('AI Leadership: 2 of 5, next: PromptingGrowth: 3 of 3, complete');
  expect(within(strip).getByRole('link', { name: 'Prompting' }).getAttribute('href')).toBe('/courses/p');
  const reasons = screen.getAllByRole('article').map((card) => card.textContent.includes('Because you lead finance'));
  // an own course is first
  expect(reasons).toEqual([false, true, false]);
});

test('[HOM-02] [RTE-10] on a page that stays open the days of a trial go by, until it is over', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12) });
  const none = () => null;
  const onTrial = { ...page, trialEndsAt: String(Date.now() + 2 * day + minute) };
  const left = (daysLeft: number) => <p>{`${String(daysLeft)} left`}</p>;
  const props = { viewer, page: onTrial, onSave: none, trialUpsell: left, failedPayment: none, rsvp: none };
  render(<HomePage {...props} />);
  const said = () => screen.queryByText(/ left$/)?.textContent;
  const pass = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  expect(said()).toBe('3 left');
  pass(minute);
  expect(said()).toBe('2 left');
  pass(day);
  expect(said()).toBe('1 left');
  pass(day);
  expect(said()).toBeUndefined();
  vi.useRealTimers();
});
