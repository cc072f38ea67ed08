import { callToAction, isInLastDay, type CallToAction } from '@atrium/domain/session/callToAction.ts';
import { offeredUntil } from '@atrium/domain/session/enrollment.ts';
import { isUnreleased } from '@atrium/domain/session/entitled.ts';
import { hasEnded, isEnrolled, isUserCompleted, isWaitListed } from '@atrium/domain/session/flags.ts';
import type { ReactNode } from 'react';
import { formatDay, formatUntil } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { cardTags } from '#parts/facts/courseCardProps.tsx';
import type { MemberCourse } from '#parts/facts/memberCourse.ts';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Panel, type PanelProps } from '#ui/Panel.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { Tag } from '#ui/Tag.tsx';
import { liveFrom, type CourseFormats, type LiveOption } from './courseFacts.ts';
import type { EnrollSlotProps } from './coursePage.types.ts';
import type { CourseDetail } from './courseQuery.ts';
import { LiveDates, type DateView } from './LiveDates.tsx';
import { OnDemandWords } from './OnDemandWords.tsx';
import { sentence } from './sentence.ts';
import styles from './Course.module.css';

export interface ChooseFormatProps {
  detail: CourseDetail;
  formats: CourseFormats;
  chosen: LiveOption | null;
  onChoose: (sessionId: string) => void;
  view: DateView;
  enroll: (props: EnrollSlotProps) => ReactNode;
}

/** The formats of the course, side by side: live with dates to choose from, and on demand. */
export const ChooseFormat = ({ detail, formats, chosen, onChoose, view, enroll }: ChooseFormatProps) => {
  const { course, live, onDemand } = formats;
  const { card, lessonCount, lessonSeconds } = detail;
  const courseTitle = card.title;
  if (!chosen && !onDemand) return null;
  return (
    <Section id="format" title={chosen && onDemand ? 'Choose your format' : 'Take this course'}>
      <div className={chosen && onDemand ? styles.formats : styles.oneFormat}>
        {chosen ? (
          <Format title={liveTitle(card.courseType)} className={styles.live}>
            <div className={styles.panelHead}>
              <h3>{liveTitle(card.courseType)}</h3>
              <SessionTag course={course} session={chosen.session} now={view.now} />
            </div>
            <p className={look.muted}>
              {sentence(chosen.session.liveEnrollDescriptor ?? liveWords(chosen.meetings.length))}
            </p>
            <LiveDates
              live={live}
              chosen={chosen}
              onChoose={onChoose}
              view={view}
              hideTimes={card.hideTimeAndFacultyLabels}
            />
            {enroll({ session: chosen.session, courseTitle, clash: chosen.clash, wide: true })}
            <DateNote option={chosen} view={view} hideTimes={card.hideTimeAndFacultyLabels} />
          </Format>
        ) : null}
        {onDemand ? (
          <Format title="On demand" quiet className={styles.onDemand}>
            <div className={styles.panelHead}>
              <h3>On demand</h3>
              <SessionTag course={course} session={onDemand} now={view.now} />
            </div>
            <OnDemandWords lessonCount={lessonCount} lessonSeconds={lessonSeconds} session={onDemand} />
            {enroll({ session: onDemand, courseTitle, wide: true, variant: chosen ? 'line' : 'solid' })}
          </Format>
        ) : null}
      </div>
    </Section>
  );
};

/** One format, with an accessible name: both may have a button called 'Enroll'. */
const Format = ({ title, ...panel }: PanelProps & { title: string }) => (
  <section className={styles.format} aria-label={title}>
    <Panel {...panel} />
  </section>
);

/**
 * The status tag of one format, computed as for a card of a course with only this format; none in the last day of a
 * sprint, when it would say how long enrollment is open beside a button that says it is over, and none of what is not
 * released.
 */
const SessionTag = ({ course, session, now }: { course: MemberCourse; session: MemberSession; now: number }) => {
  const viewer = useViewer();
  if (session.cancelled) return <Tag weight="off">Canceled</Tag>;
  if (isInLastDay(session, now) || isUnreleased(viewer, session)) return null;
  const [tag] = cardTags({ ...course, sessions: [session], userEarnedBadge: false }, now);
  return tag ? <Tag {...tag}>{tag.label}</Tag> : null;
};

interface DateNoteProps {
  option: LiveOption;
  view: DateView;
  hideTimes: boolean;
}

/**
 * A note on dates: since when the materials are open, when the first meeting is (D77), until when a member may leave,
 * or when it ended.
 */
const DateNote = ({ option, view, hideTimes }: DateNoteProps) => {
  const viewer = useViewer();
  const { session } = option;
  const liveAt = liveFrom(option);
  if (liveAt === null || session.cancelled) return null;
  if (session.endAt !== null && hasEnded(session, view.now)) {
    const kept = isUserCompleted(session) ? ' Materials and recordings stay open to you.' : '';
    return <p className={cx(look.small, look.muted)}>{`Ended ${formatDay(session.endAt, view.zone)}.${kept}`}</p>;
  }
  return (
    <p className={cx(look.small, look.muted)}>
      {materialsLine(session, callToAction(viewer, session, view.now), view.now)}
      {liveAt > view.now
        ? `Live from ${hideTimes ? formatDay(liveAt, view.zone) : formatUntil(liveAt, view.now, view.zone)}. `
        : null}
      {isEnrolled(session) ? 'You can unenroll until the course ends.' : null}
    </p>
  );
};

/** What is true of the materials for this viewer; nothing where the session cannot be joined. */
function materialsLine(session: MemberSession, { key }: CallToAction, now: number): string | null {
  if (isEnrolled(session) || isUserCompleted(session)) return 'Materials are open. ';
  if (offeredUntil(session, now) !== null) return 'Materials open as soon as you claim your seat. ';
  if (isWaitListed(session) || key === 'joinWaitlist') return 'Materials open if you get a seat. ';
  return key === 'enroll' ? 'Materials open as soon as you enroll. ' : null;
}

function liveTitle(courseType: CourseDetail['card']['courseType']): string {
  return courseType === 'WORKSHOP' ? 'Live workshop' : 'Live with a cohort';
}

/** What is true of every live session with so many meetings; a descriptor of the session's own says more. */
function liveWords(meetings: number): string {
  if (meetings === 0) return 'Live with others, with time for questions.';
  return meetings === 1
    ? 'One live meeting with others, with time for questions.'
    : `${String(meetings)} live meetings with others, with time for questions.`;
}
