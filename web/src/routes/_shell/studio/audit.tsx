import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const AuditPage = lazyView(
  () => import('#features/studio/AuditPage.tsx'),
  (file) => file.AuditPage,
);

export const Route = createFileRoute('/_shell/studio/audit')({
  validateSearch: textSearch('q', 'by', 'from', 'to'),
  component: Audit,
});

function Audit() {
  const viewer = useViewer();
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense>
      <AuditPage
        viewer={viewer}
        search={search}
        onSearch={(next) => {
          void navigate({ to: '/studio/audit', search: { ...next }, resetScroll: false });
        }}
      />
    </Suspense>
  );
}
