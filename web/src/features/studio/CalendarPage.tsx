import { zoneInWords } from '@atrium/domain/timeZone.ts';
import {
  IconCalendarEvent,
  IconCertificate,
  IconChevronLeft,
  IconChevronRight,
  IconDoorEnter,
  IconLockOpen,
  IconLock,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { formatHour, formatWeekday, isSameDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconLink } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { monthOf } from './calendarMonth.ts';
import { calendarQuery, type StudioDate } from './calendarQuery.ts';
import { FilterChips } from './FilterChips.tsx';
import { findKind, mayDo, studioPath } from './kinds.ts';
import { StudioBar } from './StudioBar.tsx';
import styles from './CalendarPage.module.css';

export interface CalendarSearch {
  readonly month?: string | undefined;
  readonly show?: string | undefined;
}

export interface CalendarPageProps {
  viewer: SignedIn;
  search: CalendarSearch;
  onSearch: (next: CalendarSearch) => void;
}

/** What the calendar is narrowed to, by its word in the address. */
const shows = [
  { id: undefined, label: 'Everything', whats: null },
  { id: 'meetings', label: 'Meetings', whats: ['MEETING'] },
  { id: 'enrollment', label: 'Enrollment', whats: ['OPENS', 'CLOSES'] },
  { id: 'events', label: 'Events', whats: ['EVENT'] },
  { id: 'publishing', label: 'Publishing', whats: ['PUBLISHES'] },
  { id: 'certificates', label: 'Certificates', whats: ['ISSUES'] },
] as const;

/** All that happens by itself or at its hour, a month at a time, each with the way to its thing (STU-07). */
export const CalendarPage = ({ viewer, search, onSearch }: CalendarPageProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const { month, title, from, until, before, after } = monthOf(search.month, now, zone);
  const shown = shows.find(({ id }) => id === search.show) ?? shows[0];
  const addressOf = (next: string) => {
    const query = new URLSearchParams({ month: next, ...(search.show === undefined ? {} : { show: search.show }) });
    return `/studio/calendar?${query.toString()}`;
  };
  return (
    <>
      <StudioBar crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Calendar' }]} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <IconLink label="The month before" size="s" href={addressOf(before)}>
          <IconChevronLeft aria-hidden="true" />
        </IconLink>
        <IconLink label="The next month" size="s" href={addressOf(after)}>
          <IconChevronRight aria-hidden="true" />
        </IconLink>
      </div>
      <FilterChips
        name="What is shown"
        options={shows.map(({ id, label }) => ({ value: id, label }))}
        value={shown.id}
        onChange={(show) => {
          onSearch({ month: search.month, show });
        }}
      />
      <p className={styles.zone}>Times in {zoneInWords(zone, now)}</p>
      <PageAnswer of={calendarQuery(from, until)}>
        {(dates) => (
          <Days
            key={month}
            staff={viewer.staff}
            dates={dates.filter(
              ({ what }) => shown.whats === null || (shown.whats as readonly string[]).includes(what),
            )}
            now={now}
            zone={zone}
          />
        )}
      </PageAnswer>
    </>
  );
};

interface DaysProps {
  staff: SignedIn['staff'];
  dates: readonly StudioDate[];
  now: number;
  zone: string;
}

const Days = ({ staff, dates, now, zone }: DaysProps) => {
  if (dates.length === 0)
    return (
      <EmptyState title="Nothing happens in this month.">
        Meetings, enrollment, events, publishings and issue days are listed here.
      </EmptyState>
    );
  const days = Map.groupBy(dates, ({ startAt }) => formatWeekday(Number(startAt), zone));
  // the first day that is not over yet, where some before it are
  const isOver = ({ startAt }: StudioDate) => Number(startAt) < now && !isSameDay(Number(startAt), now, zone);
  const next = [...days].findIndex(([, own]) => !own.every(isOver));
  return (
    <div>
      {next < 1 ? null : (
        <p className={styles.jump}>
          <Link href="#next">Go to what is next</Link>
        </p>
      )}
      {[...days].map(([day, own], place) => {
        const isToday = isSameDay(Number(own[0]?.startAt), now, zone);
        return (
          <section
            key={day}
            id={place === next ? 'next' : undefined}
            tabIndex={place === next ? -1 : undefined}
            className={styles.day}
            aria-label={isToday ? `Today, ${day}` : day}
          >
            <h2>
              {day}
              {isToday ? <small className={styles.today}>Today</small> : null}
            </h2>
            <ul>
              {own.map((date) => (
                <DateLine
                  key={`${date.what}/${date.kind ?? ''}/${date.id ?? ''}/${date.startAt}`}
                  date={date}
                  href={addressOf(staff, date)}
                  zone={zone}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};

const icons: Readonly<Record<StudioDate['what'], Icon>> = {
  MEETING: IconUsersGroup,
  OPENS: IconLockOpen,
  CLOSES: IconLock,
  EVENT: IconCalendarEvent,
  PUBLISHES: IconDoorEnter,
  ISSUES: IconCertificate,
};

/** The form of what is on a date, where the viewer may open it; null: none. */
function addressOf(staff: SignedIn['staff'], { kind: name, id }: StudioDate): string | null {
  const kind = findKind(name ?? '');
  return kind === null || id === null || !mayDo(staff, kind, 'read') ? null : studioPath(kind.kind, id);
}

const DateLine = ({ date, href, zone }: { date: StudioDate; href: string | null; zone: string }) => {
  const { what, startAt, endAt } = date;
  const Mark = icons[what];
  const [words, sub] = [titleWords(date), subWords(date)];
  return (
    <li>
      <span className={styles.time}>
        {formatHour(Number(startAt), zone)}
        {endAt !== null && isSameDay(Number(startAt), Number(endAt), zone) ? (
          <span className={look.muted}> to {formatHour(Number(endAt), zone)}</span>
        ) : null}
      </span>
      <Mark aria-hidden="true" />
      <div>
        <p>{href === null ? words : <Link href={href}>{words}</Link>}</p>
        {sub === '' ? null : <p className={look.muted}>{sub}</p>}
      </div>
    </li>
  );
};

/** 'Enrollment closes: Pricing'. */
function titleWords({ what, kind, title }: StudioDate): string {
  if (what === 'OPENS') return `Enrollment opens: ${title}`;
  if (what === 'CLOSES') return `Enrollment closes: ${title}`;
  if (what === 'ISSUES') return 'Certificates are issued';
  if (what === 'PUBLISHES') return `Goes out by itself: ${title || `Untitled ${findKind(kind ?? '')?.one ?? ''}`}`;
  return title;
}

/** 'Working session 1, 28 enrolled'. */
function subWords({ what, detail, people }: StudioDate): string {
  const count = people === null ? '' : `${String(people)} ${what === 'EVENT' ? 'attend' : 'enrolled'}`;
  return [detail, count].filter((part) => part !== '').join(', ');
}
