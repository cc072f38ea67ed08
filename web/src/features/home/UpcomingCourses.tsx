import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { CourseCard, type OnSaveCourse } from '#parts/CourseCard.tsx';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import { courseCardProps } from '#parts/facts/courseCardProps.tsx';
import { toMemberCourse } from '#parts/facts/memberCourse.ts';
import type { OwnMeeting } from '#parts/facts/ownMeetings.ts';
import { MoreLink, Section } from '#ui/SectionHead.tsx';

export interface UpcomingCoursesProps {
  courses: readonly CourseCardFieldsFragment[];
  now: number;
  zone: string;
  meetings: readonly OwnMeeting[];
  onSave: OnSaveCourse;
}

/** The viewer's own courses, and those that start next. */
export const UpcomingCourses = ({ courses, now, zone, meetings, onSave }: UpcomingCoursesProps) => (
  <Section title="Upcoming courses" action={<MoreLink href="/courses">All courses</MoreLink>}>
    <CourseGrid>
      {courses.map((wire) => (
        <CourseCard
          key={wire.courseId}
          {...courseCardProps(wire, toMemberCourse(wire, now), { now, zone, meetings, onSave })}
        />
      ))}
    </CourseGrid>
  </Section>
);
