import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useSaveCourse } from '#features/bookmark/useSaveCourse.ts';
import { CourseMissing } from '#features/course/CourseMissing.tsx';
import { CoursePage } from '#features/course/CoursePage.tsx';
import { CoursePageSkeleton } from '#features/course/CoursePageSkeleton.tsx';
import { courseOptions } from '#features/course/courseQuery.ts';
import { EnrollButton } from '#features/enrollment/EnrollButton.tsx';

const missing = 'Page not found';

export const Route = createFileRoute('/_shell/courses/$courseId')({
  // the page shows a refusal itself
  loader: ({ context: { queryClient }, params }) =>
    queryClient.query({ ...courseOptions(params.courseId), staleTime: 'static' }).then(
      ({ getCourse }) => ({ pageTitle: getCourse?.card.title ?? missing }),
      () => ({ pageTitle: missing }),
    ),
  pendingComponent: CoursePageSkeleton,
  component: Course,
});

function Course() {
  const { courseId } = Route.useParams();
  const router = useRouter();
  const onSave = useSaveCourse();
  return (
    <CoursePage
      courseId={courseId}
      onSave={onSave}
      enroll={(props) => <EnrollButton {...props} />}
      missing={(error) => <CourseMissing error={error} onRetry={() => void router.invalidate()} />}
    />
  );
}
