import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const PersonPage = lazyView(
  () => import('#features/studio/PersonPage.tsx'),
  (file) => file.PersonPage,
);

export const Route = createFileRoute('/_shell/studio/people/$userId')({
  validateSearch: textSearch('open', 'on'),
  component: Person,
});

function Person() {
  const viewer = useViewer();
  const { userId } = Route.useParams();
  const { open = '', on = '' } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <Suspense>
      <PersonPage
        key={userId}
        viewer={viewer}
        userId={userId}
        question={{ open, on }}
        onQuestion={(next) => {
          void navigate({
            to: '/studio/people/$userId',
            params: { userId },
            search: { open: next.open, on: next.on === '' ? undefined : next.on },
            resetScroll: false,
          });
        }}
      />
    </Suspense>
  );
}
