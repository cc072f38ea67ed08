import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { cardTags } from '../../parts/facts/courseCardProps.tsx';
import { Panel, type PanelProps } from '../../ui/Panel.tsx';
import { Section } from '../../ui/SectionHead.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { CourseFormats, LiveOption } from './courseFacts.ts';
import type { EnrollSlotProps } from './coursePage.types.ts';
import type { CourseDetail } from './courseQuery.ts';
import { LiveDates, type DateView } from './LiveDates.tsx';
import { OnDemandWords } from './OnDemandWords.tsx';
import styles from './Course.module.css';

export interface ChooseFormatProps {
  detail: CourseDetail;
  formats: CourseFormats;
  chosen: LiveOption | null;
  onChoose: (sessionId: string) => void;
  view: DateView;
  enroll: (props: EnrollSlotProps) => ReactNode;
}

/** The ways to take the course, side by side: live with dates to choose from, and on demand. */
export const ChooseFormat = ({ detail, formats, chosen, onChoose, view, enroll }: ChooseFormatProps) => {
  const { course, live, onDemand } = formats;
  const { card, outline } = detail;
  const [tag] = cardTags(course, view.now);
  const courseTitle = card.title;
  return (
    <Section id="format" title="Choose your format">
      <div className={chosen && onDemand ? styles.formats : styles.oneFormat}>
        {chosen ? (
          <Format title={liveTitle(card.courseType)} className={styles.live}>
            <div className={styles.panelHead}>
              <h3>{liveTitle(card.courseType)}</h3>
              {tag ? <Tag {...tag}>{tag.label}</Tag> : null}
            </div>
            <p className="muted">{chosen.session.liveEnrollDescriptor ?? liveWords(card.courseType)}</p>
            <LiveDates
              live={live}
              chosen={chosen}
              onChoose={onChoose}
              view={view}
              hideTimes={card.hideTimeAndFacultyLabels}
            />
            {enroll({ session: chosen.session, courseTitle, wide: true })}
            <ActivationNote option={chosen} view={view} />
          </Format>
        ) : null}
        {onDemand ? (
          <Format title="On demand" quiet className={styles.onDemand}>
            <OnDemandWords outline={outline} />
            <div className={styles.atEnd}>
              {enroll({ session: onDemand, courseTitle, wide: true, variant: chosen ? 'line' : 'solid' })}
            </div>
          </Format>
        ) : null}
      </div>
    </Section>
  );
};

/** One way to take the course, with a name of its own: both may have a button called 'Enroll'. */
const Format = ({ title, ...panel }: PanelProps & { title: string }) => (
  <section className={styles.format} aria-label={title}>
    <Panel {...panel} />
  </section>
);

/** When the room and its materials open, and until when one may leave. */
const ActivationNote = ({ option: { session }, view }: { option: LiveOption; view: DateView }) => {
  const opensAt = session.activateAt ?? session.startAt;
  if (opensAt === null) return null;
  const opens = formatDay(opensAt, view.zone);
  return (
    <p className="small muted">
      {opensAt > view.now ? `Materials open on ${opens}.` : `Materials have been open since ${opens}.`} You can unenroll
      until the last day.
    </p>
  );
};

function liveTitle(courseType: CourseDetail['card']['courseType']): string {
  return courseType === 'WORKSHOP' ? 'Live workshop' : 'Live with a cohort';
}

function liveWords(courseType: CourseDetail['card']['courseType']): string {
  return courseType === 'WORKSHOP'
    ? 'One live session with exercises, questions and the recording afterwards.'
    : 'Live sessions every week, a project, and feedback from a teaching assistant.';
}
