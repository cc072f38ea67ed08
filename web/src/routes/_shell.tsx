import { createFileRoute, notFound, Outlet, rootRouteId, trimPathRight, useRouterState } from '@tanstack/react-router';
import { checkRoute } from '@atrium/domain/access/checkRoute.ts';
import { isLimitedPage } from '@atrium/domain/access/limitedPage.ts';
import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { EnrollmentDialogs } from '#features/enrollment/EnrollmentDialogs.tsx';
import { MeteringBar } from '#features/metering/MeteringBar.tsx';
import { PageLock } from '#features/shell/PageLock.tsx';
import { Shell } from '#features/shell/Shell.tsx';
import { SurveyPrompt } from '#features/survey/SurveyPrompt.tsx';
import { useViewer } from '#lib/viewer.ts';
import { Sliced } from '#ui/Sliced.tsx';

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ context: { viewer } }) => {
    // the guard sends visitors to the sign-in page, except from an address that does not exist (RTE-03)
    if (viewer === null) throw notFound({ routeId: rootRouteId });
    return { viewer };
  },
  component: Framed,
});

function Framed() {
  const viewer = useViewer();
  // the path of the rendered page: the location changes before it renders, and the lock must match the page
  const path = useRouterState({ select: ({ matches }) => trimPathRight(matches.at(-1)?.pathname ?? '/') });
  const check = checkRoute(viewer, path);
  const lock = check.kind === 'pageLock' ? check.refusal : null;
  const match = matchRoute(path);
  return (
    <Shell
      viewer={viewer}
      path={path}
      bar={lock === null && isLimitedPage(viewer, path) ? <MeteringBar path={path} /> : null}
    >
      <Sliced>
        {lock === null ? (
          <Outlet />
        ) : (
          <PageLock title={match?.kind === 'page' ? match.route.title : ''} sentence={lock.message} />
        )}
      </Sliced>
      <EnrollmentDialogs />
      <SurveyPrompt viewer={viewer} path={path} />
    </Shell>
  );
}
