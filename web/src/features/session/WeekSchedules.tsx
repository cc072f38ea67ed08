import { isJoinable } from '@atrium/domain/session/meetings.ts';
import { day as aDay } from '@atrium/domain/time.ts';
import { IconCalendarPlus, IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { formatTime } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { RichText } from '#parts/RichText.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { Tag } from '#ui/Tag.tsx';
import { meetingsOf } from './lessonsOf.ts';
import type { ScheduleData, SessionPageData } from './sessionQuery.ts';
import { dateOf, weekdays, type Weekday } from './weekdays.ts';
import styles from './CalendarWeek.module.css';

/** The weeks of a session, one at a time: first the one with today in it (SSN-01, SSN-10). */
export const WeekSchedules = ({ page }: { page: SessionPageData }) => {
  const now = useNow();
  const { schedules } = page;
  const [chosen, choose] = useState<number | null>(null);
  const today = dateOf(now, page.session.timeZone);
  const at = chosen ?? currentWeek(schedules, today);
  const schedule = schedules[at];
  if (schedule === undefined) return null;
  const step = (to: number) => () => {
    choose(to);
  };
  return (
    <Section
      title="Schedule"
      action={
        <Row>
          <IconButton className={look.noPrint} label="Previous week" disabled={at === 0} onClick={step(at - 1)}>
            <IconChevronLeft aria-hidden="true" />
          </IconButton>
          <span aria-live="polite">{schedule.title}</span>
          <IconButton
            className={look.noPrint}
            label="Next week"
            disabled={at === schedules.length - 1}
            onClick={step(at + 1)}
          >
            <IconChevronRight aria-hidden="true" />
          </IconButton>
        </Row>
      }
    >
      <ol className={styles.week} aria-label={schedule.title}>
        {weekdays(startOf(schedule)).map((day, index) => (
          <ScheduleDay
            key={day.date}
            day={day}
            isToday={day.date === today}
            schedule={schedule}
            at={index}
            page={page}
          />
        ))}
      </ol>
      {schedule.externalCalendarUrl === null ? null : (
        <ButtonLink
          variant="line"
          size="s"
          icon={<IconCalendarPlus aria-hidden="true" />}
          href={schedule.externalCalendarUrl}
        >
          Add this week to your calendar
        </ButtonLink>
      )}
    </Section>
  );
};

interface ScheduleDayProps {
  readonly day: Weekday;
  readonly isToday: boolean;
  readonly schedule: ScheduleData;
  readonly at: number;
  readonly page: SessionPageData;
}

const ScheduleDay = ({ day, isToday, schedule, at, page }: ScheduleDayProps) => {
  const zone = useTimeZone(useViewer().timeZone);
  const now = useNow();
  const plan = schedule.scheduleDays.find(({ dayNumber }) => dayNumber === at + 1);
  const meeting = meetingsOf(page).find(({ startAt }) => dateOf(startAt, page.session.timeZone) === day.date);
  const { eventLink } = page.session.sessionMeta;
  const isOpen = meeting !== undefined && eventLink !== null && isJoinable(meeting, now);
  const isDone = plan?.completionStatus === 'COMPLETED' || plan?.completionStatus === 'BONUS_COMPLETED';
  return (
    <li className={cx(isToday && styles.today)} aria-current={isToday ? 'date' : undefined}>
      <p className={styles.day}>
        <span>{day.name}</span> <b>{day.label}</b>
        {isToday ? <Tag weight="off">Today</Tag> : null}
      </p>
      <div className={cx(look.small, styles.plan)}>
        <RichText html={plan?.body ?? null} />
        {meeting === undefined ? null : <p className={look.muted}>{formatTime(meeting.startAt, zone)}</p>}
        {isOpen ? (
          <Link href={eventLink} target="_blank" rel="noopener" data-live={`session/${page.session.sessionId}`}>
            {plan?.ctaText ?? 'Join'}
          </Link>
        ) : null}
        {isDone ? (
          <p className={styles.state}>
            <IconCheck aria-hidden="true" /> Done
          </p>
        ) : null}
      </div>
    </li>
  );
};

/** yyyy-MM-dd of the Monday; '' without one. */
function startOf({ calendarStartDate }: ScheduleData): string {
  return calendarStartDate === null ? '' : dateOf(Number(calendarStartDate), 'UTC');
}

/** The week that is running, else the next one, else the last. */
function currentWeek(schedules: readonly ScheduleData[], today: string): number {
  const index = schedules.findIndex((schedule) => Date.parse(startOf(schedule)) + 7 * aDay > Date.parse(today));
  return index < 0 ? schedules.length - 1 : index;
}
