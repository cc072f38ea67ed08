import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const PeoplePage = lazyView(
  () => import('#features/studio/PeoplePage.tsx'),
  (file) => file.PeoplePage,
);

export const Route = createFileRoute('/_shell/studio/people/')({
  validateSearch: textSearch('q', 'tier', 'company'),
  component: People,
});

function People() {
  const viewer = useViewer();
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense>
      <PeoplePage
        viewer={viewer}
        search={search}
        onSearch={(next) => {
          void navigate({ to: '/studio/people', search: { ...next }, resetScroll: false });
        }}
      />
    </Suspense>
  );
}
