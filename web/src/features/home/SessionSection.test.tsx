import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day } from '@atrium/domain/time.ts';
import { aWireSession } from '#parts/facts/wire.fixture.ts';
import { SessionSection } from './SessionSection.tsx';

vi.mock('#lib/viewer.ts', () => ({ useViewer: () => aViewer({}) }));

const later = { sessionId: 's2', startAt: String(noon + 60 * day), endAt: String(noon + 70 * day) };
const own = aWireSession({ enrollmentStatus: 'ENROLLED' });

/** How often the card of these sessions of one course says 'Enrolled'. */
function enrolled(...sessions: ReturnType<typeof aWireSession>[]): number {
  const { unmount } = render(
    <SessionSection
      title="Your sessions"
      viewer={aViewer({})}
      sessions={sessions.map((session) => ({ ...session, coverImageUrl: '/files/c.svg' }))}
      now={noon}
      zone="UTC"
    />,
  );
  const count = screen.getAllByText('Enrolled').length;
  unmount();
  return count;
}

test('the only date of a card is marked as the own one by the tag, one of several in its row too', () => {
  expect(enrolled(own)).toBe(1);
  expect(enrolled(own, aWireSession(later))).toBe(2);
});
