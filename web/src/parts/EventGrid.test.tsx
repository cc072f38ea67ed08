import { hour, minute } from '@atrium/domain/time.ts';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { EventCardFieldsFragment } from '#lib/gql/graphql.ts';
import { EventGrid } from './EventGrid.tsx';
import { nextEventChange } from './facts/eventFacts.ts';

const start = Date.UTC(2026, 10, 27, 15);
const anEvent = (given: Partial<EventCardFieldsFragment> = {}): EventCardFieldsFragment => ({
  memberEventId: 'e1',
  title: 'Open hour',
  eventStart: String(start),
  eventEnd: String(start + hour),
  heroImageUrl: '/hero.svg',
  status: 'PUBLISHED',
  attending: false,
  eventCategory: { label: 'Talk' },
  takesRsvp: true,
  zoomLink: null,
  ...given,
});
afterEach(() => {
  vi.useRealTimers();
});

test('[EVT-12] the card of an event that is on says so, and leads into its room', () => {
  vi.useFakeTimers({ now: start + minute, toFake: ['Date'] });
  const events = [
    anEvent({ attending: true, zoomLink: '/room' }),
    anEvent({ memberEventId: 'e2', title: 'Walk' }),
    anEvent({ memberEventId: 'e3', title: 'Later', eventStart: String(start + 2 * hour), attending: true }),
    // what is over has its recording on its page
    anEvent({ memberEventId: 'e4', title: 'Before', eventEnd: String(start), zoomLink: '/recording' }),
  ];
  render(<EventGrid events={events} zone="UTC" />);
  const cards = screen.getAllByRole('article').map((card) => {
    const room =
      within(card)
        .queryByRole('link', { name: /^Watch Event/ })
        ?.getAttribute('href') ?? null;
    return [within(card).queryByText(/^Live now$|^Attending$/)?.textContent ?? null, room];
  });
  expect(cards).toEqual([
    ['Live now', '/room'],
    ['Live now', null],
    ['Attending', null],
    [null, null],
  ]);
});

test('[RTE-10] a list of events changes when the room of one opens for those who attend, and when one is over', () => {
  const opens = start - 3 * hour;
  const own = anEvent({ attending: true });
  const foreign = anEvent({ eventStart: String(start - 2 * hour), eventEnd: String(start - hour) });
  const next = (after: number) => nextEventChange([own, foreign], after);
  expect(next(opens - 1)).toBe(opens);
  expect(next(opens)).toBe(start - hour);
  expect(next(start - hour)).toBe(start + hour);
  expect(next(start + hour)).toBeNull();
});
