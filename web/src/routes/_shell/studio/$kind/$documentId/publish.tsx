import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useViewer } from '#lib/viewer.ts';

const PublishPage = lazyView(
  () => import('#features/studio/PublishPage.tsx'),
  (file) => file.PublishPage,
);

export const Route = createFileRoute('/_shell/studio/$kind/$documentId/publish')({ component: Publish });

function Publish() {
  const viewer = useViewer();
  const { kind, documentId } = Route.useParams();
  return (
    <Suspense>
      <PublishPage key={`${kind}/${documentId}`} viewer={viewer} name={kind} id={documentId} />
    </Suspense>
  );
}
