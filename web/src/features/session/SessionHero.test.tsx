import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionHero } from './SessionHero.tsx';
import { aMeeting, aSessionPage, aTask } from './sessionPage.fixture.ts';
import type { SessionPageData } from './sessionQuery.ts';

vi.mock('#lib/viewer.ts', () => ({
  useViewer: () => ({
    ...aViewer({ entitlements: ['area/mcsc-unlimited'] }),
    memberId: 'm1',
    timeZone: 'America/New_York',
  }),
}));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

const hero = (given: Partial<SessionPageData>) => {
  render(<SessionHero page={aSessionPage(given)} action={null} />);
  return within(screen.getByRole('region', { name: 'Session' }));
};

test('[SSN-01] while a class is running the head says until when, and then which one is next', () => {
  const shown = hero({ meetings: [aMeeting(noon - hour / 2), aMeeting(noon + 2 * day)] });
  expect(shown.getAllByText(/^Live now|^Next class/).map(({ textContent }) => textContent)).toEqual([
    'Live now until 7:30\u00a0AM\u00a0GMT-\u20605',
    'Next class Wed, Mar 4, 7:00\u00a0AM\u00a0GMT-\u20605',
  ]);
});

test('[SSN-01] between two classes nothing is live', () => {
  const shown = hero({ meetings: [aMeeting(noon - hour), aMeeting(noon + 2 * day)] });
  expect(shown.getByText('Next class Wed, Mar 4, 7:00 AM GMT-\u20605')).toBeDefined();
  expect(shown.queryByText(/^Live now/)).toBeNull();
});

test('[ENR-06] of a canceled session the head says so, leads to other dates, and names no class, room or day', () => {
  const page = aSessionPage({ sessionStartAt: String(noon - 2 * day), meetings: [aMeeting(noon - hour / 2)] });
  const shown = hero({ ...page, session: { ...page.session, cancelled: true } });
  expect(shown.getByText('This session was canceled.')).toBeDefined();
  const others = shown.getByRole('link', { name: 'See other dates' });
  expect(others.getAttribute('href')).toBe(`/courses/${page.courseId}#format`);
  expect(shown.queryByText(/^Live now|^Next class|^Day /)).toBeNull();
});

test('[SSN-10] the day is that of the calendar, whatever the hour of the first class', () => {
  expect(hero({ sessionStartAt: String(noon - 2 * day + hour) }).getByText('Day 3 of 11')).toBeDefined();
});

test('[SSN-01] the lesson to go on with; once what is required is complete, it is called optional', () => {
  const title = 'Saying no well';
  const begun = hero({ containers: [aTask([{ farthestWatchedTime: 300 }, { title, farthestWatchedTime: 20 }])] });
  expect(begun.getByRole('link', { name: `Continue: ${title}` })).toBeDefined();
  document.body.replaceChildren();
  const optional = { title, farthestWatchedTime: 20, optional: true };
  const complete = hero({ containers: [aTask([{ farthestWatchedTime: 300 }, optional])] });
  expect(complete.getByRole('link', { name: `Optional: ${title}` })).toBeDefined();
  expect(complete.getByText('100', { exact: false })).toBeDefined();
});
