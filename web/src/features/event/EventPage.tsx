import { refuseInviting, refuseRsvp, roomState } from '@atrium/domain/event/attendance.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { CalendarMenu } from '#parts/CalendarMenu.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { RichText } from '#parts/RichText.tsx';
import { StaffEdit } from '#parts/StaffEdit.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { EventBanner } from './EventBanner.tsx';
import type { EventPageData } from './eventQuery.ts';
import { dayOf, eventWhen, hoursOf } from './eventWhen.ts';
import { InviteFriends } from './InviteFriends.tsx';
import { RsvpDialog } from './RsvpDialog.tsx';
import styles from './EventPage.module.css';

interface EventPageProps {
  event: EventPageData;
  /** Fetches the event again: the server decides from when its links are shown. */
  onDue: () => void;
}

/** One event: when it is, whether the viewer attends, how to join or watch it (EVT-02). */
export const EventPage = ({ event, onDue }: EventPageProps) => {
  const viewer = useViewer();
  const zone = useTimeZone(viewer.timeZone);
  const [asking, setAsking] = useState(false);
  const now = useNow();
  const room = useRoomState(event, now, onDue);
  const { memberEventId, title, subtitle, eventType, eventCategory, attending, zoomLink } = event;
  const calendar = calendarOf(event);
  const isOff = event.status === 'CANCELED';
  const mayAnswer = refuseRsvp(event, attending ? 'DELETED' : 'ACTIVE', now) === null;
  return (
    <Wrap as="article" className={cx(look.article, styles.page)}>
      <PageHead
        above={
          <>
            <Link href="/events">Events</Link> <span aria-hidden="true">/</span> {eventCategory.label}
          </>
        }
        title={title}
      >
        <p className={look.lede}>{subtitle}</p>
      </PageHead>
      <div className={look.factsRow}>
        <p className={styles.date}>
          <IconCalendar aria-hidden="true" />
          <span>
            <b>{dayOf(event.eventStart, zone)}</b>
            <br />
            {hoursOf(event, zone)}
            <span className={cx(look.small, look.muted, styles.utc)}>{formatMoment(event.eventStart, 'UTC')}</span>
          </span>
        </p>
        <Row className={look.noPrint}>
          {zoomLink !== null && room !== 'over' ? (
            <ButtonLink
              variant="sun"
              href={zoomLink}
              target="_blank"
              rel="noopener"
              data-live={`event/${event.memberEventId}`}
            >
              Watch Event
            </ButtonLink>
          ) : null}
          {attending && calendar !== null && room !== 'over' ? <CalendarMenu links={calendar} /> : null}
          {mayAnswer ? (
            <Button
              variant={attending ? 'line' : 'solid'}
              onClick={() => {
                setAsking(true);
              }}
            >
              {attending ? 'Cancel RSVP' : 'RSVP to Event'}
            </Button>
          ) : null}
          <StaffEdit staff={viewer.staff} kind="event" id={memberEventId} />
        </Row>
      </div>
      {isOff ? <Note>This event was canceled.</Note> : <EventBanner event={event} />}
      <Cover className={styles.hero} src={event.heroImageUrl} eager />
      <div className={styles.content}>
        <div className={styles.aside}>
          {eventType ? (
            <p>
              <span className={cx(look.small, look.muted)}>Type</span>
              <br />
              <b>{eventType.label}</b>
            </p>
          ) : null}
          {viewer.flags.inviteAFriend && refuseInviting(event, now) === null ? (
            <InviteFriends memberEventId={memberEventId} />
          ) : null}
        </div>
        <RichText html={event.details} />
      </div>
      {asking ? (
        <RsvpDialog
          event={event}
          when={eventWhen(event, zone)}
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </Wrap>
  );
};

/** How to add the event to a calendar; null when that cannot be had. */
const calendarOf = ({ calendarUrl: url, googleUrl, outlookUrl }: EventPageData) =>
  url === null || googleUrl === null || outlookUrl === null ? null : { url, googleUrl, outlookUrl };

/** Product time and the server's may differ by the length of a request. */
const clockSlack = 1500;

/** Whether the room is open at `now`; when that changes while the page is open, `onDue` is called. */
function useRoomState(event: EventPageData, now: number, onDue: () => void): ReturnType<typeof roomState> {
  const state = roomState(event, now);
  const known = useRef(state);
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (known.current === state) return;
    const timer = setTimeout(() => {
      known.current = state;
      due();
    }, clockSlack);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  return state;
}
