import { day, hour, minute } from '@atrium/domain/time.ts';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EventCardFieldsFragment } from '#lib/gql/graphql.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

const start = Date.UTC(2026, 10, 27, 2);
const anEvent = (given: Partial<EventCardFieldsFragment> = {}): EventCardFieldsFragment => ({
  memberEventId: 'e1',
  title: 'Open hour',
  eventStart: String(start),
  eventEnd: null,
  heroImageUrl: '/hero.svg',
  status: 'PUBLISHED',
  attending: false,
  eventCategory: { label: 'Key Date' },
  takesRsvp: true,
  zoomLink: null,
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
      now={start - day}
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

test('[EVT-12] an event that is on says so, and leads into its room whoever has its address, until it is over', () => {
  const show = (now: number, given: Partial<EventCardFieldsFragment>) => {
    const shown = render(
      <UpcomingEvents events={[anEvent(given)]} now={now} zone="UTC" rsvp={() => <button>Answer</button>} />,
    );
    const row = within(shown.getByRole('listitem'));
    const room = row.queryByRole('link', { name: 'Watch Event: Open hour' })?.getAttribute('href') ?? null;
    const said = [row.queryByText('Live now') !== null, room, row.queryByRole('button') !== null];
    shown.unmount();
    return said;
  };
  const going = { attending: true, zoomLink: '/room' };
  expect(show(start - 3 * hour - minute, { ...going, zoomLink: null })).toEqual([false, null, true]);
  expect(show(start - minute, going)).toEqual([false, '/room', false]);
  expect(show(start, going)).toEqual([true, '/room', false]);
  expect(show(start + hour, going)).toEqual([false, null, true]);
  // who does not attend has no address, and may still answer
  expect(show(start, {})).toEqual([true, null, true]);
  expect(show(start, { takesRsvp: false })).toEqual([false, null, true]);
  expect(show(start, { ...going, status: 'CANCELED', zoomLink: null })).toEqual([false, null, true]);
});
