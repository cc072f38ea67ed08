import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const PeoplePage = lazyView(
  () => import('#features/studio/run/PeoplePage.tsx'),
  (file) => file.PeoplePage,
);

export const Route = createFileRoute('/_shell/studio/session/$sessionId/people')({
  validateSearch: textSearch('q', 'view', 'class', 'state'),
  component: People,
});

function People() {
  const viewer = useViewer();
  const { sessionId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense>
      <PeoplePage
        key={sessionId}
        viewer={viewer}
        sessionId={sessionId}
        search={search}
        onSearch={(next) => {
          void navigate({
            to: '/studio/session/$sessionId/people',
            params: { sessionId },
            search: { ...next },
            resetScroll: false,
          });
        }}
      />
    </Suspense>
  );
}
