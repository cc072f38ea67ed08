import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useViewer } from '#lib/viewer.ts';

// by its own import, so that somebody to whom the studio is not told loads none of it (STU-05)
const TeamPage = lazyView(
  () => import('#features/studio/TeamPage.tsx'),
  (file) => file.TeamPage,
);

export const Route = createFileRoute('/_shell/studio/team')({ component: Team });

function Team() {
  const viewer = useViewer();
  return (
    <Suspense>
      <TeamPage viewer={viewer} />
    </Suspense>
  );
}
