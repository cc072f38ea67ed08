import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { SessionHero } from './SessionHero.tsx';
import { aSessionPage } from './sessionPage.fixture.ts';
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

test('[SSN-10] the day is that of the calendar, whatever the hour of the first class', () => {
  expect(hero({ sessionStartAt: String(noon - 2 * day + hour) }).getByText('Day 3 of 11')).toBeDefined();
});
