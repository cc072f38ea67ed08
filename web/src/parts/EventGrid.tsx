import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { isOn } from '@atrium/domain/event/attendance.ts';
import { formatDay, formatTime } from '#lib/dates.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { EventCardFieldsFragment } from '#lib/gql/graphql.ts';
import { useNow } from '#lib/useNow.ts';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { Tag } from '#ui/Tag.tsx';
import { toAnsweredEvent } from './facts/eventFacts.ts';
import { WatchEvent } from './WatchEvent.tsx';
import styles from './EventGrid.module.css';

graphql(`
  fragment EventCardFields on MemberEvent {
    memberEventId
    title
    eventStart
    eventEnd
    heroImageUrl
    status
    attending
    takesRsvp
    zoomLink
    eventCategory {
      label
    }
  }
`);

interface EventGridProps {
  events: readonly EventCardFieldsFragment[];
  /** The time zone of the dates, an IANA name. */
  zone: string;
  /** The level of the cards' headings. */
  heading?: 'h2' | 'h3';
  /** At the top of the page, so that the first pictures are loaded at once. */
  eager?: boolean;
}

/** Events as cards in four columns, three on a tablet, two on a phone (EVT-01). */
export const EventGrid = ({ events, zone, heading = 'h3', eager = false }: EventGridProps) => {
  const now = useNow();
  return (
    <ul className={styles.grid}>
      {events.map((event, at) => (
        <li key={event.memberEventId}>
          <EventCard event={event} now={now} zone={zone} heading={heading} eager={eager && at < 4} />
        </li>
      ))}
    </ul>
  );
};

interface EventCardProps {
  event: EventCardFieldsFragment;
  now: number;
  zone: string;
  heading: 'h2' | 'h3';
  eager: boolean;
}

const EventCard = ({ event, now, zone, heading: Heading, eager }: EventCardProps) => {
  const start = Number(event.eventStart);
  return (
    <article className={look.card}>
      <Cover
        className={styles.cover}
        src={event.heroImageUrl}
        eager={eager}
        tags={<EventTag event={event} now={now} />}
      />
      <p className={cx(look.tiny, look.muted)}>{event.eventCategory.label}</p>
      <Heading className={cx(look.cardTitle, styles.title)}>
        <Link
          className={look.cardLink}
          href={fillPath('/events/{memberEventId}', { memberEventId: event.memberEventId })}
        >
          {event.title}
        </Link>
      </Heading>
      <p className={look.small}>
        {formatDay(start, zone)}, {formatTime(start, zone)}
      </p>
      <WatchEvent className={styles.watch} event={event} now={now} />
    </article>
  );
};

const EventTag = ({ event, now }: { event: EventCardFieldsFragment; now: number }) => {
  if (event.status === 'CANCELED') return <Tag>Canceled</Tag>;
  if (isOn(toAnsweredEvent(event), now)) {
    return (
      <Tag weight="loud" dot>
        Live now
      </Tag>
    );
  }
  return event.attending ? <Tag weight="in">Attending</Tag> : null;
};

/** The grid while its events are loading. */
export const EventGridSkeleton = () => (
  <Loading label="Loading events" className={styles.grid}>
    {Array.from({ length: 8 }, (_, at) => (
      <div key={at} className={look.card}>
        <div className={styles.cover}>
          <Skeleton shape="picture" ratio="8/5" />
        </div>
        <Skeleton width="40%" height={19.5} />
        <Skeleton width="90%" height={25} />
        <Skeleton width="60%" height={21} />
      </div>
    ))}
  </Loading>
);
