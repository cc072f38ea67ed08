import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useViewer } from '#lib/viewer.ts';

const SubmissionPage = lazyView(
  () => import('#features/studio/run/SubmissionPage.tsx'),
  (file) => file.SubmissionPage,
);

export const Route = createFileRoute('/_shell/studio/submissions/$submissionId')({ component: Submission });

function Submission() {
  const viewer = useViewer();
  const { submissionId } = Route.useParams();
  return (
    <Suspense>
      <SubmissionPage key={submissionId} viewer={viewer} submissionId={submissionId} />
    </Suspense>
  );
}
