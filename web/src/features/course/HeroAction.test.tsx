import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toMemberCourse } from '#parts/facts/memberCourse.ts';
import { aWireCard, aWireOnDemand, aWireSession } from '#parts/facts/wire.fixture.ts';
import { HeroAction } from './HeroAction.tsx';

vi.mock('#lib/viewer.ts', () => ({ useViewer: () => viewer }));
const member = aViewer({ entitlements: ['area/mcsc-unlimited', 'area/ai-academy'] });
let viewer = member;
vi.mock('#lib/useNow.ts', () => ({ useNow: () => noon }));

function show(...sessions: ReturnType<typeof aWireSession>[]): void {
  const course = toMemberCourse(aWireCard({ sessions }), noon);
  const onDemand = course.sessions.find(({ sessionType }) => sessionType === 'ON_DEMAND') ?? null;
  const live = course.sessions
    .filter((session) => session !== onDemand)
    .map((session) => ({ session, clash: null, meetings: [] }));
  render(
    <HeroAction
      formats={{ course, live, onDemand }}
      chosen={null}
      courseTitle="Pricing as Strategy"
      enroll={({ session }) => <button>{session.sessionId}</button>}
    />,
  );
}
const last = aWireSession({ startAt: String(noon - 13 * day), endAt: String(noon + 8 * hour) });

test('[CRS-04] the only session is in its last day: the reason, and no link to a button that is disabled', () => {
  show(last);
  expect(screen.getByText('Enrollment is over. This session is in its last day.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('[CRS-04] beside it a session that can be joined: its dates are below', () => {
  show(last, aWireSession({ sessionId: 's2' }));
  expect(screen.getByRole('link', { name: 'See dates' }).getAttribute('href')).toBe('#format');
});

test('[ENR-04] a seat to claim comes before a place in line and before another date; once it lapses, the place is said', () => {
  const waits = { sessionId: 'w', enrollmentStatus: 'WAITLISTED', waitlistPosition: 1 } as const;
  const own = aWireSession({ sessionId: 'own', enrollmentStatus: 'ENROLLED' });
  show(own, aWireSession({ ...waits, offerExpiresAt: String(noon + hour) }));
  expect(screen.getByRole('button', { name: 'w' })).toBeTruthy();
  expect(screen.queryByText("You're enrolled")).toBeNull();
  cleanup();
  show(aWireSession({ ...waits, offerExpiresAt: String(noon - hour) }));
  expect(screen.getByText("You're number 1 in line")).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[CRS-01] the link to the formats names dates only where there are some', () => {
  const closed = { ...aWireOnDemand(), enrollmentStatus: 'CLOSED' } as const;
  const link = () => screen.getByRole('link').textContent;
  show(closed);
  expect(link()).toBe('See the format');
  cleanup();
  show(closed, aWireSession({}));
  expect(link()).toBe('Choose format');
  cleanup();
  show(aWireSession({}), aWireSession({ sessionId: 's2' }));
  expect(link()).toBe('See dates');
});

test('[SSN-04] what is not released is said to come, and nothing leads to it, also for an enrolled member', () => {
  const shown = () => document.body.textContent;
  viewer = { ...member, flags: { ...member.flags, onDemand2024Refresh: [] } };
  try {
    show(aWireOnDemand());
    expect(shown()).toBe('The on-demand course opens soon.');
    cleanup();
    show({ ...aWireOnDemand(), enrollmentStatus: 'ENROLLED' });
    expect(shown()).toBe("You're enrolled");
    cleanup();
  } finally {
    viewer = member;
  }
  const { sessionId } = aWireOnDemand();
  show({ ...aWireOnDemand(), enrollmentStatus: 'ENROLLED' });
  expect(shown()).toBe(sessionId);
});
