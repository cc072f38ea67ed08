import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useViewer } from '#lib/viewer.ts';

const DocumentPage = lazyView(
  () => import('#features/studio/richForms.ts'),
  (file) => file.DocumentPage,
);

export const Route = createFileRoute('/_shell/studio/$kind/$documentId/')({ component: Document });

function Document() {
  const viewer = useViewer();
  const { kind, documentId } = Route.useParams();
  return (
    <Suspense>
      <DocumentPage key={`${kind}/${documentId}`} viewer={viewer} name={kind} id={documentId} />
    </Suspense>
  );
}
