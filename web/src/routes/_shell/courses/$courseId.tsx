import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useSaveCourse } from '#features/bookmark/useSaveCourse.ts';
import { CourseMissing } from '#features/course/CourseMissing.tsx';
import { CoursePage } from '#features/course/CoursePage.tsx';
import { CoursePageSkeleton } from '#features/course/CoursePageSkeleton.tsx';
import { courseQuery } from '#features/course/courseQuery.ts';
import { EnrollButton } from '#features/enrollment/EnrollButton.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/courses/$courseId')({
  loader: async ({ context: { queryClient }, params }) => {
    const page = await courseQuery.load(queryClient, params.courseId);
    return { pageTitle: page?.detail.card.title ?? 'Course' };
  },
  pendingComponent: CoursePageSkeleton,
  component: Course,
});

function Course() {
  const { courseId } = Route.useParams();
  const router = useRouter();
  const onSave = useSaveCourse();
  return (
    <PageAnswer
      of={courseQuery(courseId)}
      otherwise={(outage) => <CourseMissing outage={outage} onRetry={() => void router.invalidate()} />}
    >
      {(page, refetch) => (
        <CoursePage
          key={courseId}
          page={page}
          onSave={onSave}
          enroll={(props) => <EnrollButton {...props} />}
          onTrailerRetry={refetch}
        />
      )}
    </PageAnswer>
  );
}
