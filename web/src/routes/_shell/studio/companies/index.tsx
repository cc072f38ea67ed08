import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const CompaniesPage = lazyView(
  () => import('#features/studio/CompaniesPage.tsx'),
  (file) => file.CompaniesPage,
);

export const Route = createFileRoute('/_shell/studio/companies/')({
  validateSearch: textSearch('q', 'contract'),
  component: Companies,
});

function Companies() {
  const viewer = useViewer();
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense>
      <CompaniesPage
        viewer={viewer}
        search={search}
        onSearch={(next) => {
          void navigate({ to: '/studio/companies', search: { ...next }, resetScroll: false });
        }}
      />
    </Suspense>
  );
}
