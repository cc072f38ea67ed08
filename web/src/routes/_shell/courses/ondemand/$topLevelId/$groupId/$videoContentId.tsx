import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { loadVideoPage } from '../../../../../../features/video/loadVideoPage.ts';
import { VideoScreen } from '../../../../../../features/video/VideoScreen.tsx';
import { textSearch } from '../../../../../../lib/textSearch.ts';

export const Route = createFileRoute('/_shell/courses/ondemand/$topLevelId/$groupId/$videoContentId')({
  validateSearch: textSearch('seek'),
  loader: async ({ context: { queryClient, viewer }, params, location }) => {
    if (viewer === null) return null;
    const arrival = await loadVideoPage(queryClient, viewer.accountType, params, location.pathname);
    if (arrival.moveTo !== null) throw redirect({ href: arrival.moveTo + location.searchStr, replace: true });
    return arrival;
  },
  component: Video,
});

function Video() {
  const router = useRouter();
  return (
    <VideoScreen
      place={Route.useParams()}
      seek={Route.useSearch().seek}
      onGo={(href) => {
        void router.navigate({ href });
      }}
      onBack={() => {
        if (router.history.canGoBack()) router.history.back();
        else void router.navigate({ to: '/courses' });
      }}
    />
  );
}
