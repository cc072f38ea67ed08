import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const RunSessionsPage = lazyView(
  () => import('#features/studio/run/RunSessionsPage.tsx'),
  (file) => file.RunSessionsPage,
);

export const Route = createFileRoute('/_shell/studio/running')({
  validateSearch: textSearch('q', 'view'),
  component: Running,
});

function Running() {
  const viewer = useViewer();
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense>
      <RunSessionsPage
        viewer={viewer}
        search={search}
        onSearch={(next) => {
          void navigate({ to: '/studio/running', search: { ...next }, resetScroll: false });
        }}
      />
    </Suspense>
  );
}
