import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { useViewer } from '#lib/viewer.ts';

// by its own import, so that somebody to whom the studio is not told loads none of it (STU-05)
const SettingsPage = lazyView(
  () => import('#features/studio/SettingsPage.tsx'),
  (file) => file.SettingsPage,
);

export const Route = createFileRoute('/_shell/studio/settings')({ component: Settings });

function Settings() {
  const viewer = useViewer();
  return (
    <Suspense>
      <SettingsPage viewer={viewer} />
    </Suspense>
  );
}
