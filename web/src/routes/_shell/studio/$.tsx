import { matchStudio } from '@atrium/domain/access/studioRoutes.ts';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { StudioPages } from '#features/studio/StudioPages.tsx';
import { useViewer } from '#lib/viewer.ts';

/** Every page of the studio, in one route: the browsers of members know none of them by itself (STU-05). */
export const Route = createFileRoute('/_shell/studio/$')({
  loader: ({ location }) => ({ pageTitle: matchStudio(location.pathname)?.route.title }),
  component: Studio,
});

function Studio() {
  const viewer = useViewer();
  const { pathname, params } = Route.useMatch();
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <StudioPages
      viewer={viewer}
      path={pathname}
      search={search}
      onSearch={(next, { replace } = { replace: false }) => {
        void navigate({ to: '/studio/$', params, search: { ...next }, resetScroll: false, replace });
      }}
    />
  );
}
