import { createFileRoute } from '@tanstack/react-router';
import { crashCourseQuery } from '#features/certificate/certificateQuery.ts';
import { CrashCoursePage } from '#features/certificate/CrashCoursePage.tsx';
import { useViewer } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { StaffEdit } from '#parts/StaffEdit.tsx';

export const Route = createFileRoute('/_shell/crash-courses/$certificateId')({
  loader: async ({ context: { queryClient }, params }) => {
    const page = await crashCourseQuery.load(queryClient, params.certificateId);
    return { pageTitle: page?.certificate.title ?? 'Crash Course' };
  },
  component: CrashCourse,
});

function CrashCourse() {
  const { certificateId } = Route.useParams();
  const { staff } = useViewer();
  return (
    <PageAnswer of={crashCourseQuery(certificateId)}>
      {(page) => (
        <CrashCoursePage
          key={certificateId}
          page={page}
          edit={<StaffEdit staff={staff} kind="certificate" id={certificateId} />}
        />
      )}
    </PageAnswer>
  );
}
