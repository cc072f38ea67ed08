import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { HomePage } from './HomePage.tsx';
import type { HomeData } from './homeQuery.ts';

const viewer = {
  ...aViewer({ entitlements: ['area/ai-ondemand'] }),
  ...{ displayName: 'Pat Doe', jobRole: null, accentColor: null, timeZone: null },
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
  ...{ continueWatching: [], upcomingCourses: [], freeSessions: [], entitledSessions: [], trialDaysLeft: null },
  ...{ failedPayment: null, planTitle: null, allowance: null, ownMeetings: [], events: [], members: [] },
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
