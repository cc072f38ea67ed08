import { IconCalendarPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDayName, formatTime } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Panel } from '#ui/Panel.tsx';
import { Tag } from '#ui/Tag.tsx';
import { RecordingNote } from './RecordingNote.tsx';
import type { SessionPageData } from './sessionQuery.ts';
import styles from './Meetings.module.css';

/** The live dates of a session, and the calendar menu until the last one is over. */
export const Meetings = ({ page, calendar }: { page: SessionPageData; calendar: ReactNode }) => {
  const zone = useTimeZone(useViewer().timeZone);
  const now = useNow();
  if (page.meetings.length === 0) return null;
  const { cancelled } = page.session;
  const isOver = cancelled || page.meetings.every(({ endAt }) => Number(endAt) <= now);
  return (
    <section aria-labelledby="live-dates">
      <Panel className={styles.panel}>
        <h2 id="live-dates" className={look.big}>
          Live classes
        </h2>
        <ol className={styles.dates}>
          {page.meetings.map((meeting) => {
            const [start, end] = [Number(meeting.startAt), Number(meeting.endAt)];
            return (
              <li key={meeting.startAt} className={cancelled || end <= now ? styles.past : undefined}>
                <Row as="p">
                  <b>{meeting.title}</b>
                  {cancelled ? <Tag weight="off">Canceled</Tag> : null}
                  {!cancelled && start <= now && now < end ? (
                    <Tag weight="in" dot>
                      Now
                    </Tag>
                  ) : null}
                </Row>
                <p className={cx(look.small, look.muted)}>
                  {formatDayName(start, zone)}, {day(start, zone)}, {formatTime(start, zone)}
                </p>
                {cancelled ? null : (
                  <p className={cx(look.small, look.muted)}>
                    <RecordingNote meeting={{ ...meeting, endAt: end }} now={now} zone={zone} />
                  </p>
                )}
              </li>
            );
          })}
        </ol>
        {isOver ? null : <div className={look.noPrint}>{calendar}</div>}
        {isOver || calendar || page.calendarFallbackUrl === null ? null : (
          <ButtonLink
            variant="line"
            size="s"
            className={look.noPrint}
            icon={<IconCalendarPlus aria-hidden="true" />}
            href={page.calendarFallbackUrl}
          >
            Add to Calendar
          </ButtonLink>
        )}
      </Panel>
    </section>
  );
};

function day(at: number, zone: string): string {
  return new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: zone });
}
