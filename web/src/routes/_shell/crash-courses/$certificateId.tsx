import { createFileRoute } from '@tanstack/react-router';
import { crashCourseQuery } from '#features/certificate/certificateQuery.ts';
import { CrashCoursePage } from '#features/certificate/CrashCoursePage.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/crash-courses/$certificateId')({
  loader: async ({ context: { queryClient }, params }) => {
    const page = await crashCourseQuery.load(queryClient, params.certificateId);
    return { pageTitle: page?.certificate.title ?? 'Crash Course' };
  },
  component: CrashCourse,
});

function CrashCourse() {
  const { certificateId } = Route.useParams();
  return (
    <PageAnswer of={crashCourseQuery(certificateId)}>
      {(page) => <CrashCoursePage key={certificateId} page={page} />}
    </PageAnswer>
  );
}
