import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const OutboxPage = lazyView(
  () => import('#features/studio/OutboxPage.tsx'),
  (file) => file.OutboxPage,
);

export const Route = createFileRoute('/_shell/studio/outbox')({
  validateSearch: textSearch('q', 'state'),
  component: Outbox,
});

function Outbox() {
  const viewer = useViewer();
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense>
      <OutboxPage
        viewer={viewer}
        search={search}
        onSearch={(next) => {
          void navigate({ to: '/studio/outbox', search: { ...next }, resetScroll: false });
        }}
      />
    </Suspense>
  );
}
