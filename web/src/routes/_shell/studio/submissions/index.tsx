import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const SubmissionsPage = lazyView(
  () => import('#features/studio/run/SubmissionsPage.tsx'),
  (file) => file.SubmissionsPage,
);

export const Route = createFileRoute('/_shell/studio/submissions/')({
  validateSearch: textSearch('q', 'state', 'session'),
  component: Submissions,
});

function Submissions() {
  const viewer = useViewer();
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense>
      <SubmissionsPage
        viewer={viewer}
        search={search}
        onSearch={(next) => {
          void navigate({ to: '/studio/submissions', search: { ...next }, resetScroll: false });
        }}
      />
    </Suspense>
  );
}
