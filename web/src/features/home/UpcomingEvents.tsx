import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import type { ReactNode } from 'react';
import { formatDayOfMonth, formatMoment, formatMonth } from '#lib/dates.ts';
import type { EventCardFieldsFragment } from '#lib/gql/graphql.ts';
import { AgendaItem } from '#parts/AgendaItem.tsx';
import { Agenda } from '#ui/Agenda.tsx';
import { MoreLink, Section } from '#ui/SectionHead.tsx';

export interface UpcomingEventsProps {
  events: readonly EventCardFieldsFragment[];
  /** The time zone of the dates, an IANA name. */
  zone: string;
  /** The button with which a member answers an event. */
  rsvp: (event: EventCardFieldsFragment) => ReactNode;
}

/** The next events as an agenda, each with its answer in place. */
export const UpcomingEvents = ({ events, zone, rsvp }: UpcomingEventsProps) => (
  <Section title="Upcoming events" action={<MoreLink href="/events">All events</MoreLink>}>
    <Agenda>
      {events.map((event) => {
        const { memberEventId, title, status, attending, eventCategory, heroImageUrl } = event;
        const start = Number(event.eventStart);
        return (
          <AgendaItem
            key={memberEventId}
            href={fillPath('/events/{memberEventId}', { memberEventId })}
            coverUrl={heroImageUrl}
            month={formatMonth(start, zone)}
            day={formatDayOfMonth(start, zone)}
            kind={eventCategory.label}
            state={status === 'CANCELED' ? 'Canceled' : attending ? 'You are going' : null}
            title={title}
            when={formatMoment(start, zone)}
            action={rsvp(event)}
          />
        );
      })}
    </Agenda>
  </Section>
);
