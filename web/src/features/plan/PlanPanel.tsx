import { IconRefresh } from '@tabler/icons-react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { CourseCard, type OnSaveCourse } from '#parts/CourseCard.tsx';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import { courseCardProps } from '#parts/facts/courseCardProps.tsx';
import { toMemberCourse } from '#parts/facts/memberCourse.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { CertificateBox } from './CertificateBox.tsx';
import type { OwnPlan } from './planQuery.ts';
import styles from './Plan.module.css';

export interface PlanPanelProps {
  plan: NonNullable<OwnPlan['plan']>;
  onSave: OnSaveCourse;
}

/** The plan with its certificate and courses, in the order in which they should be taken (CAT-10). */
export const PlanPanel = ({ plan, onSave }: PlanPanelProps) => {
  const viewer = useViewer();
  const now = useNow();
  const zone = useTimeZone(viewer.timeZone);
  const { title, topic, level, certificate, courses } = plan;
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <div className={look.stackS}>
          <p className={look.eyebrow}>Recommended based on your survey results</p>
          <h2>{title}</h2>
          <p className={cx(look.dotted, look.muted)}>
            <span>{topic}</span>
            <span>{level}</span>
            <span>{courses.length === 1 ? '1 course' : `${String(courses.length)} courses`}</span>
          </p>
          <ButtonLink
            className={styles.retake}
            variant="line"
            size="s"
            icon={<IconRefresh aria-hidden="true" />}
            href="/plan/quiz"
          >
            Retake the quiz
          </ButtonLink>
        </div>
        {certificate === null ? null : <CertificateBox certificate={certificate} />}
      </div>
      <CourseGrid label={`Courses of ${title}`} stepped>
        {courses.map((wire, index) => (
          <CourseCard
            key={wire.courseId}
            {...courseCardProps(wire, toMemberCourse(wire, now), { now, zone, meetings: [], onSave })}
            kind={`Step ${String(index + 1)} of ${String(courses.length)}`}
            eager={index === 0}
          />
        ))}
      </CourseGrid>
    </section>
  );
};
