import { coursesPath } from '@atrium/domain/access/navigation.ts';
import { isRestOptional, nextLesson } from '@atrium/domain/learning/nextLesson.ts';
import { dayCount } from '@atrium/domain/session/dayCount.ts';
import { isJoinable, nextMeeting, runningMeeting } from '@atrium/domain/session/meetings.ts';
import { isVideoComplete } from '@atrium/domain/video/progress.ts';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatMoment, formatSpan, formatUntil } from '#lib/dates.ts';
import { coursePath, ifOpen, videoPath } from '#lib/links.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { StaffEdit } from '#parts/StaffEdit.tsx';
import { Round } from '#ui/Arch.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Stack, Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { SunProgress } from '#ui/SunProgress.tsx';
import { lessonsOf, meetingsOf, type SessionLesson } from './lessonsOf.ts';
import type { SessionPageData } from './sessionQuery.ts';
import styles from './SessionHero.module.css';

/** The head of a session: title, dates, faculty, progress, and how to continue. */
export const SessionHero = ({ page, action }: { page: SessionPageData; action: ReactNode }) => {
  const viewer = useViewer();
  const now = useNow();
  const miniMba = page.session.courseType === 'BOOTCAMP';
  const course = miniMba ? undefined : ifOpen(viewer, coursePath(page.courseId));
  const hidden = viewer.customizations.hideSessionDetailTitle === true;
  const lessons = lessonsOf(page.sessionId, page.containers);
  const live = meetingsOf(page).some((meeting) => isJoinable(meeting, now));
  return (
    <section className={cx(look.court, styles.hero)} aria-label="Session">
      <Wrap className={cx(look.onCourt, styles.inside)}>
        <Stack>
          <p className={cx(look.small, styles.crumb)}>
            {course === undefined ? (
              <Link href={ifOpen(viewer, '/mini-mbas') ?? '/'}>Mini-MBAs</Link>
            ) : (
              <>
                <Link href={coursesPath(viewer)}>Courses</Link>
                <span aria-hidden="true">/</span>
                <Link href={course}>{hidden ? 'Course' : page.title}</Link>
              </>
            )}
          </p>
          <h1 tabIndex={-1} className={styles.title}>
            <span className={hidden ? undefined : styles.kind}>Session Detail</span>
            {hidden ? null : <span>{page.title}</span>}
          </h1>
          {page.hideTimeAndFacultyLabels ? null : <Facts page={page} />}
          <div className={cx(styles.actions, look.noPrint)}>
            {live ? action : null}
            <GoOn lessons={lessons} page={page} aside={live} />
            {page.session.cancelled && course !== undefined ? (
              <ButtonLink variant="sun" href={`${course}#format`}>
                See other dates
              </ButtonLink>
            ) : null}
            {live ? null : action}
            {page.sessionType === 'OnDemand' ? (
              <StaffEdit staff={viewer.staff} kind="course" id={page.courseId} />
            ) : null}
            <StaffEdit
              courseId={page.courseId}
              staff={viewer.staff}
              kind="sessionContent"
              id={page.sessionId}
              {...(page.sessionType === 'OnDemand' && { words: 'Edit the tasks' })}
            />
          </div>
        </Stack>
        {lessons.length > 0 ? <Progress lessons={lessons} /> : null}
      </Wrap>
    </section>
  );
};

interface GoOnProps {
  readonly lessons: readonly SessionLesson[];
  readonly page: SessionPageData;
  /** The page has another primary button. */
  readonly aside: boolean;
}

/**
 * 'Start lesson 1' before the first, 'Continue: …' after it, 'Optional: …' once what is required is complete; nothing
 * once everything is watched.
 */
const GoOn = ({ lessons, page, aside }: GoOnProps) => {
  const viewer = useViewer();
  const next = nextLesson(lessons, useNow());
  if (next === null) return null;
  const source = page.sessionType === 'OnDemand' ? 'ON_DEMAND' : 'SESSION';
  return (
    <ButtonLink
      variant={aside || isRestOptional(lessons) ? 'line' : 'sun'}
      icon={<IconPlayerPlayFilled aria-hidden="true" />}
      href={videoPath(viewer, source, next, page.session.courseType)}
    >
      {goOnLabel(lessons, next)}
    </ButtonLink>
  );
};

function goOnLabel(lessons: readonly SessionLesson[], next: SessionLesson): string {
  if (isRestOptional(lessons)) return `Optional: ${next.title}`;
  const started = lessons.some(({ farthestWatchedTime }) => farthestWatchedTime > 0);
  return started ? `Continue: ${next.title}` : `Start lesson ${String(lessons.indexOf(next) + 1)}`;
}

const Facts = ({ page }: { page: SessionPageData }) => {
  const zone = useTimeZone(useViewer().timeZone);
  const { sessionStartAt, sessionEndAt, sessionType, faculty } = page;
  const now = useNow();
  const meetings = meetingsOf(page);
  const [running, next] = [runningMeeting(meetings, now), nextMeeting(meetings, now)];
  const endAt = sessionEndAt === null ? null : Number(sessionEndAt);
  const startAt = sessionStartAt === null ? null : Number(sessionStartAt);
  const days = dayCount({ startAt, endAt, timeZone: page.session.timeZone }, now);
  const hasEnded = endAt !== null && endAt <= now;
  return (
    <div className={styles.facts}>
      <p>
        {sessionType === 'OnDemand' || sessionStartAt === null || sessionEndAt === null
          ? 'On demand, at your own pace'
          : formatSpan(Number(sessionStartAt), Number(sessionEndAt), zone)}
      </p>
      {page.session.cancelled ? (
        <p>
          <b>This session was canceled.</b>
        </p>
      ) : null}
      {days === null ||
      page.session.cancelled ||
      sessionType === 'OnDemand' ||
      hasEnded ||
      Number(sessionStartAt) > now ? null : (
        <p>
          Day {days.current} of {days.count}
        </p>
      )}
      {running === undefined ? null : (
        <p>
          <b>Live now until {formatUntil(running.endAt, now, zone)}</b>
        </p>
      )}
      {next === undefined ? null : <p>Next class {formatMoment(next.startAt, zone)}</p>}
      {faculty.length === 0 ? null : (
        <p className={styles.people}>
          <span className={styles.faces}>
            {faculty.map((teacher) => (
              <Round key={teacher.facultyId} src={teacher.imageUrl} size={32} />
            ))}
          </span>
          With {names.format(faculty.map(({ fullName }) => fullName))}
        </p>
      )}
    </div>
  );
};

const names = new Intl.ListFormat('en-US', { type: 'conjunction' });

const Progress = ({ lessons }: { lessons: readonly SessionLesson[] }) => {
  const required = lessons.filter(({ optional }) => optional !== true);
  const counted = required.length > 0 ? required : lessons;
  const watched = counted.filter(isVideoComplete).length;
  const share = watched / counted.length;
  const extra = lessons.length - counted.length;
  const progressText = `${String(watched)} of ${String(counted.length)} lessons watched${extra > 0 ? `. ${String(extra)} more ${extra === 1 ? 'is' : 'are'} optional.` : ''}`;
  return (
    <div className={styles.progress}>
      <p className={styles.percent}>
        {Math.floor(share * 100)}
        <small>%</small>
      </p>
      <SunProgress value={share * 100} label="Lessons watched" text={progressText} big />
      <p className={look.small}>{progressText}</p>
    </div>
  );
};
