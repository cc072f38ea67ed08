import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useViewer } from '#lib/viewer.ts';

const AddPeoplePage = lazyView(
  () => import('#features/studio/AddPeoplePage.tsx'),
  (file) => file.AddPeoplePage,
);

export const Route = createFileRoute('/_shell/studio/people/add')({ component: AddPeople });

function AddPeople() {
  const viewer = useViewer();
  return (
    <Suspense>
      <AddPeoplePage viewer={viewer} />
    </Suspense>
  );
}
