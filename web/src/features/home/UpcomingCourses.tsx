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
import { inOrder, suggested } from './courseOrder.ts';

export interface UpcomingCoursesProps {
  courses: readonly CourseCardFieldsFragment[];
  now: number;
  zone: string;
  meetings: readonly OwnMeeting[];
  onSave: OnSaveCourse;
  /** What is known of the viewer, by which a course may be suggested. */
  interests: Interests;
}

/** The viewer's own courses, the one that is live now first, and those that start next; what is full or over last. */
export const UpcomingCourses = ({ courses, now, zone, meetings, onSave, interests }: UpcomingCoursesProps) => (
  <Section title="Upcoming courses" action={<MoreLink href="/courses">All courses</MoreLink>}>
    <CourseGrid>
      {inOrder(
        courses.map((wire) => ({ wire, course: toMemberCourse(wire, now) })),
        meetings,
        now,
      ).map(({ wire, course, rank }) => {
        const reason = rank === suggested ? courseReason(wire, interests) : null;
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
