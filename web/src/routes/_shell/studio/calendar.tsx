import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const CalendarPage = lazyView(
  () => import('#features/studio/CalendarPage.tsx'),
  (file) => file.CalendarPage,
);

export const Route = createFileRoute('/_shell/studio/calendar')({
  validateSearch: textSearch('month', 'show'),
  component: Calendar,
});

function Calendar() {
  const viewer = useViewer();
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense>
      <CalendarPage
        viewer={viewer}
        search={search}
        onSearch={(next) => {
          void navigate({ to: '/studio/calendar', search: { ...next }, resetScroll: false });
        }}
      />
    </Suspense>
  );
}
