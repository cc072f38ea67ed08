import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useViewer } from '#lib/viewer.ts';

const HistoryPage = lazyView(
  () => import('#features/studio/HistoryPage.tsx'),
  (file) => file.HistoryPage,
);

export const Route = createFileRoute('/_shell/studio/$kind/$documentId/history')({ component: History });

function History() {
  const viewer = useViewer();
  const { kind, documentId } = Route.useParams();
  return (
    <Suspense>
      <HistoryPage key={`${kind}/${documentId}`} viewer={viewer} name={kind} id={documentId} />
    </Suspense>
  );
}
