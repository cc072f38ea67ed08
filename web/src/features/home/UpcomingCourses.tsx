import { courseReason, type Interests } from '@atrium/domain/member/courseReason.ts';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { CourseCard, type OnSaveCourse } from '#parts/CourseCard.tsx';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import { courseCardProps } from '#parts/facts/courseCardProps.tsx';
import { toMemberCourse } from '#parts/facts/memberCourse.ts';
import type { OwnMeeting } from '#parts/facts/ownMeetings.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { MoreLink, Section } from '#ui/SectionHead.tsx';

export interface UpcomingCoursesProps {
  courses: readonly CourseCardFieldsFragment[];
  now: number;
  zone: string;
  meetings: readonly OwnMeeting[];
  onSave: OnSaveCourse;
  /** What is known of the viewer, by which a course may be suggested. */
  interests: Interests;
}

/** The viewer's own courses, and those that start next. */
export const UpcomingCourses = ({ courses, now, zone, meetings, onSave, interests }: UpcomingCoursesProps) => (
  <Section title="Upcoming courses" action={<MoreLink href="/courses">All courses</MoreLink>}>
    <CourseGrid>
      {courses.map((wire) => {
        const course = toMemberCourse(wire, now);
        const isOwn = course.enrolled || course.waitListed || course.isActive;
        const reason = isOwn ? null : courseReason(wire, interests);
        return (
          <CourseCard
            key={wire.courseId}
            {...courseCardProps(wire, course, { now, zone, meetings, onSave })}
            foot={reason === null ? undefined : <p className={cx(look.small, look.muted)}>{reason}</p>}
          />
        );
      })}
    </CourseGrid>
  </Section>
);
