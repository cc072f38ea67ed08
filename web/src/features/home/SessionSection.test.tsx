import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day } from '@atrium/domain/time.ts';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aWireOnDemand, aWireSession } from '#parts/facts/wire.fixture.ts';
import { SessionSection } from './SessionSection.tsx';

vi.mock('#lib/viewer.ts', () => ({ useViewer: () => aViewer({}) }));

/** The sessions of one course as its card. */
function show(...sessions: ReturnType<typeof aWireSession>[]) {
  return showTo(aViewer({}), ...sessions);
}

function showTo(viewer: Viewer, ...sessions: ReturnType<typeof aWireSession>[]) {
  return render(
    <SessionSection
      title="Your sessions"
      viewer={viewer}
      sessions={sessions.map((session) => ({ ...session, coverImageUrl: '/files/c.svg' }))}
      now={noon}
      zone="UTC"
    />,
  );
}

const later = { sessionId: 's2', startAt: String(noon + 60 * day), endAt: String(noon + 70 * day) };
const own = aWireSession({ enrollmentStatus: 'ENROLLED' });

/** How often the card of these sessions of one course says 'Enrolled'. */
function enrolled(...sessions: ReturnType<typeof aWireSession>[]): number {
  const { unmount } = show(...sessions);
  const count = screen.getAllByText('Enrolled').length;
  unmount();
  return count;
}

test('the only date of a card is marked as the own one by the tag, one of several in its row too', () => {
  expect(enrolled(own)).toBe(1);
  expect(enrolled(own, aWireSession(later))).toBe(2);
});

test.each([
  [3, null],
  [4, '1 more date'],
  [5, '2 more dates'],
])('of %s dates a card shows three, and says how many more there are: %s', (count, more) => {
  const at = (n: number) => String(noon + n * 10 * day);
  const dates = Array.from({ length: count }, (_, n) =>
    aWireSession({ sessionId: `s${String(n)}`, startAt: at(n + 1), endAt: at(n + 2) }),
  );
  show(...dates);
  const rows = [...document.querySelectorAll('li li')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(more === null ? 3 : 4);
  expect(rows[3] ?? null).toBe(more);
});

test('[SSN-04] an own session that is not released is no link; the course is', () => {
  const onDemand = { ...aWireOnDemand(), enrollmentStatus: 'ENROLLED' } as const;
  const member = aViewer({ entitlements: ['area/mcsc-unlimited'] });
  const hrefFor = (onDemand2024Refresh: 'all' | []) => {
    const viewer = { ...member, flags: { ...member.flags, onDemand2024Refresh } };
    const { unmount } = showTo(viewer, onDemand);
    const href = screen.getByRole('link').getAttribute('href');
    unmount();
    return href;
  };
  expect(hrefFor('all')).toBe(`/courses/session/${onDemand.sessionId}`);
  expect(hrefFor([])).toBe(`/courses/${onDemand.courseId}`);
});
