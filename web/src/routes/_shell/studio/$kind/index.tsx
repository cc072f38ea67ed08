import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const KindPage = lazyView(
  () => import('#features/studio/KindPage.tsx'),
  (file) => file.KindPage,
);

export const Route = createFileRoute('/_shell/studio/$kind/')({
  validateSearch: textSearch('q', 'state', 'sort'),
  component: Documents,
});

function Documents() {
  const viewer = useViewer();
  const { kind } = Route.useParams();
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense>
      <KindPage
        key={kind}
        viewer={viewer}
        name={kind}
        search={search}
        onSearch={(next) => {
          void navigate({ to: '/studio/$kind', params: { kind }, search: { ...next }, resetScroll: false });
        }}
      />
    </Suspense>
  );
}
