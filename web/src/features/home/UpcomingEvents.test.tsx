import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EventCardFieldsFragment } from '#lib/gql/graphql.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

const anEvent = (given: Partial<EventCardFieldsFragment> = {}): EventCardFieldsFragment => ({
  memberEventId: 'e1',
  title: 'Open hour',
  eventStart: String(Date.UTC(2026, 10, 27, 2)),
  eventEnd: null,
  heroImageUrl: '/hero.svg',
  status: 'PUBLISHED',
  attending: false,
  eventCategory: { label: 'Key Date' },
  takesRsvp: true,
  ...given,
});

test('[HOM-01] upcoming events are an agenda in the zone of the member, each with its state and its answer', () => {
  const events = [
    anEvent(),
    anEvent({ memberEventId: 'e2', title: 'Orientation', attending: true }),
    anEvent({ memberEventId: 'e3', title: 'Walk', attending: true, status: 'CANCELED' }),
  ];
  render(
    <UpcomingEvents
      events={events}
      zone="America/New_York"
      rsvp={({ memberEventId }) => <button>{`Answer ${memberEventId}`}</button>}
    />,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Nov 26Key DateOpen hourThu, Nov 26, 9:00\u00a0PM\u00a0GMT-\u20605Answer e1',
    'Nov 26Key DateYou are goingOrientationThu, Nov 26, 9:00\u00a0PM\u00a0GMT-\u20605Answer e2',
    'Nov 26Key DateCanceledWalkThu, Nov 26, 9:00\u00a0PM\u00a0GMT-\u20605Answer e3',
  ]);
  for (const [at, row] of rows.entries()) {
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/events/e${String(at + 1)}`);
  }
});
