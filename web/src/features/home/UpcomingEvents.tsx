import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { isOn } from '@atrium/domain/event/attendance.ts';
import type { ReactNode } from 'react';
import { formatDayOfMonth, formatMoment, formatMonth } from '#lib/dates.ts';
import type { EventCardFieldsFragment } from '#lib/gql/graphql.ts';
import { AgendaItem } from '#parts/AgendaItem.tsx';
import { showsRoom, toAnsweredEvent } from '#parts/facts/eventFacts.ts';
import { WatchEvent } from '#parts/WatchEvent.tsx';
import { Agenda } from '#ui/Agenda.tsx';
import { MoreLink, Section } from '#ui/SectionHead.tsx';

export interface UpcomingEventsProps {
  events: readonly EventCardFieldsFragment[];
  now: number;
  /** The time zone of the dates, an IANA name. */
  zone: string;
  /** The button with which a member answers an event. */
  rsvp: (event: EventCardFieldsFragment) => ReactNode;
}

/** The next events as an agenda, each with its answer in place, or with the way into its room (EVT-12). */
export const UpcomingEvents = ({ events, now, zone, rsvp }: UpcomingEventsProps) => (
  <Section title="Upcoming events" action={<MoreLink href="/events">All events</MoreLink>}>
    <Agenda>
      {events.map((event) => {
        const { memberEventId, title, eventCategory, heroImageUrl } = event;
        const start = Number(event.eventStart);
        return (
          <AgendaItem
            key={memberEventId}
            href={fillPath('/events/{memberEventId}', { memberEventId })}
            coverUrl={heroImageUrl}
            month={formatMonth(start, zone)}
            day={formatDayOfMonth(start, zone)}
            kind={eventCategory.label}
            state={stateOf(event, now)}
            title={title}
            when={formatMoment(start, zone)}
            action={showsRoom(event, now) ? <WatchEvent event={event} now={now} /> : rsvp(event)}
          />
        );
      })}
    </Agenda>
  </Section>
);

function stateOf(event: EventCardFieldsFragment, now: number): string | null {
  if (event.status === 'CANCELED') return 'Canceled';
  if (isOn(toAnsweredEvent(event), now)) return 'Live now';
  return event.attending ? 'You are going' : null;
}
