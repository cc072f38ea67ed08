import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useViewer } from '#lib/viewer.ts';

// by its own import, so that somebody to whom the studio is not told loads none of it (STU-05)
const TodayPage = lazyView(
  () => import('#features/studio/TodayPage.tsx'),
  (file) => file.TodayPage,
);

export const Route = createFileRoute('/_shell/studio/')({ component: Today });

function Today() {
  const viewer = useViewer();
  return (
    <Suspense>
      <TodayPage viewer={viewer} />
    </Suspense>
  );
}
