import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { pickCourse } from './pickCourse.ts';
import { planQuery } from './planQuery.ts';
import styles from './Plan.module.css';

/** Adds a course to the picks, or removes it; says instead that the plan has it. Nothing while the plan is unknown. */
export const PickButton = ({ course }: { course: CourseCardFieldsFragment }) => {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...planQuery(), retryOnMount: false });
  const own = data?.page;
  if (!own) return null;
  const isIn = (courses: readonly { readonly courseId: string }[] | undefined): boolean =>
    courses?.some(({ courseId }) => courseId === course.courseId) === true;
  const picked = isIn(own.pickedCourses);
  if (!picked && isIn(own.plan?.courses)) {
    return (
      <p className={styles.planned}>
        <IconCheck aria-hidden="true" />
        <span className={look.muted}>In your plan</span>
      </p>
    );
  }
  return (
    <div className={styles.pick}>
      <Button
        variant="line"
        size="s"
        aria-pressed={picked}
        icon={picked ? <IconCheck aria-hidden="true" /> : <IconPlus aria-hidden="true" />}
        onClick={() => {
          pickCourse(queryClient, course, !picked);
        }}
      >
        My Picks<VisuallyHidden> {course.title}</VisuallyHidden>
      </Button>
    </div>
  );
};
