import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { CourseCard, type OnSaveCourse } from '#parts/CourseCard.tsx';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import { courseCardProps } from '#parts/facts/courseCardProps.tsx';
import { toMemberCourse } from '#parts/facts/memberCourse.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { PickButton } from './PickButton.tsx';
import styles from './Plan.module.css';

export interface MyPicksProps {
  courses: readonly CourseCardFieldsFragment[];
  onSave: OnSaveCourse;
}

/** The courses that the member picked beside the plan (CAT-16). */
export const MyPicks = ({ courses, onSave }: MyPicksProps) => {
  const viewer = useViewer();
  const now = useNow();
  const zone = useTimeZone(viewer.timeZone);
  return (
    <Section
      title="My Picks"
      count={courses.length === 0 ? undefined : courses.length}
      action={<Link href="#more-courses">Choose more courses</Link>}
    >
      <p className={look.muted}>Additional courses you&apos;d like to explore</p>
      {courses.length === 0 ? (
        <p className={styles.none}>No courses selected, please add some by editing your plan.</p>
      ) : (
        <div className={styles.picks}>
          <CourseGrid label="My Picks" stepped>
            {courses.map((wire) => (
              <CourseCard
                key={wire.courseId}
                {...courseCardProps(wire, toMemberCourse(wire, now), { now, zone, meetings: [], onSave })}
                foot={<PickButton course={wire} />}
              />
            ))}
          </CourseGrid>
        </div>
      )}
    </Section>
  );
};
