import { coursesPath } from '@atrium/domain/access/navigation.ts';
import { courseTypeNames } from '@atrium/domain/session/facts.ts';
import { isLive } from '@atrium/domain/session/flags.ts';
import { dialogLengthLabel, onDemandLengthLabel, workshopLengthCopy } from '@atrium/domain/session/length.ts';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useViewer } from '#lib/viewer.ts';
import type { MemberCourse } from '#parts/facts/memberCourse.ts';
import { SaveButton } from '#parts/SaveButton.tsx';
import { StaffEdit } from '#parts/StaffEdit.tsx';
import { Round } from '#ui/Arch.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Stars } from '#ui/Stars.tsx';
import type { CourseSlots } from './coursePage.types.ts';
import type { CourseDetail } from './courseQuery.ts';
import { syllabusLabel } from './syllabusLabel.ts';
import { Trailer } from './Trailer.tsx';
import styles from './Course.module.css';

export interface CourseHeroProps extends Pick<CourseSlots, 'onSave'> {
  detail: CourseDetail;
  course: MemberCourse;
  onTrailerRetry: () => void;
  /** The button that fits this member's relation to the course. */
  children: ReactNode;
}

const names = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The head of the page: title, faculty, and the trailer in an arch. */
export const CourseHero = ({ detail, course, onSave, onTrailerRetry, children }: CourseHeroProps) => {
  const viewer = useViewer();
  const { card, courseSyllabusUrl, trailer } = detail;
  const hidden = card.hideTimeAndFacultyLabels;
  const [teacher, ...more] = card.faculty;
  const length = lengthWords(course, card.lengthMinutes);
  return (
    <Wrap as="section" className={styles.hero}>
      <div className={styles.words}>
        <div className={look.eyebrow}>
          <Link href={coursesPath(viewer)}>Courses</Link>
          <span aria-hidden="true">/</span>
          <span>{courseTypeNames[card.courseType]}</span>
        </div>
        <h1 tabIndex={-1}>{card.title}</h1>
        <p className={look.lede}>{card.subtitle}</p>
        <div className={styles.facts}>
          {card.courseRating === null ? null : <Stars rating={card.courseRating} />}
          {card.ratingCount > 0 ? (
            <span className={cx(look.small, look.muted)}>{card.ratingCount.toLocaleString('en-US')} ratings</span>
          ) : null}
          {length === null || hidden ? null : <span className={cx(look.small, look.muted)}>{length}</span>}
        </div>
        {teacher && !hidden ? (
          <div className={styles.teacher}>
            <span className={styles.portraits}>
              {card.faculty.map(({ facultyId, imageUrl }) => (
                <Round key={facultyId} src={imageUrl} size={48} />
              ))}
            </span>
            <p>
              <b>{names.format(card.faculty.map(({ fullName }) => fullName))}</b>
              <br />
              <span className={cx(look.small, look.muted)}>{more.length > 0 ? 'Faculty' : teacher.role}</span>
            </p>
          </div>
        ) : null}
        <Row className={styles.actions}>
          {children}
          {courseSyllabusUrl === null ? null : (
            <ButtonLink
              variant="line"
              icon={<IconFileText aria-hidden="true" />}
              href={courseSyllabusUrl}
              target="_blank"
            >
              {syllabusLabel(courseSyllabusUrl)}
            </ButtonLink>
          )}
          <StaffEdit staff={viewer.staff} kind="course" id={card.courseId} />
        </Row>
      </div>
      <Trailer trailer={trailer} outline={detail.outline} coverUrl={card.coverImageUrl} onRetry={onTrailerRetry}>
        <SaveButton
          className={styles.save}
          title={card.title}
          saved={card.bookmarked}
          onToggle={() => {
            onSave(card, !card.bookmarked);
          }}
        />
      </Trailer>
    </Wrap>
  );
};

/**
 * '2-week course'; a fixed text for a workshop before a session is chosen; the length of the lessons for an on-demand
 * course (CRS-06).
 */
function lengthWords({ type, sessions, grouped }: MemberCourse, lengthMinutes: number): string | null {
  const session = grouped?.upcoming[0] ?? sessions.find(isLive);
  if (session) return dialogLengthLabel(session) ?? (type === 'WORKSHOP' ? workshopLengthCopy : null);
  return onDemandLengthLabel(lengthMinutes);
}
