import { checkRoute } from '@atrium/domain/access/checkRoute.ts';
import { isLimitedPage } from '@atrium/domain/access/limitedPage.ts';
import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { createFileRoute, notFound, Outlet, rootRouteId, trimPathRight, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { EnrollmentDialogs } from '#features/enrollment/EnrollmentDialogs.tsx';
import { PageLock } from '#features/shell/PageLock.tsx';
import { Shell } from '#features/shell/Shell.tsx';
import { lazyView } from '#lib/lazyView.tsx';
import { rememberPath } from '#lib/pathHistory.ts';
import { useViewer } from '#lib/viewer.ts';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { Sliced } from '#ui/Sliced.tsx';

// for those of the team alone
const secondFactorBand = lazyPart(
  () => import('#features/secondFactor/SecondFactorBand.tsx'),
  (file) => file.SecondFactorBand,
  { rare: true },
);
// for limited members only, so that others do not wait for their code
const meteringBar = lazyPart(
  () => import('#features/metering/MeteringBar.tsx'),
  (file) => file.MeteringBar,
  { rare: true },
);
const surveyPrompt = lazyPart(
  () => import('#features/survey/SurveyPrompt.tsx'),
  (file) => file.SurveyPrompt,
  { rare: true },
);

// never preloaded: members load no byte of the studio (STU-05)
const StudioFrame = lazyView(
  () => import('#features/studio/StudioFrame.tsx'),
  (file) => file.StudioFrame,
);

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ context: { viewer }, location }) => {
    // the guard sends visitors to the sign-in page, except from an address that does not exist (RTE-03); thrown here,
    // the code of the page is not loaded
    if (viewer === null || (viewer.staff === null && location.pathname.startsWith('/studio')))
      throw notFound({ routeId: rootRouteId });
    return { viewer };
  },
  component: Framed,
});

function Framed() {
  const viewer = useViewer();
  // the path of the rendered page: the location changes before it renders, and the lock must match the page
  const path = useRouterState({ select: ({ matches }) => trimPathRight(matches.at(-1)?.pathname ?? '/') });
  const href = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href });
  useEffect(() => {
    if (href !== undefined) rememberPath(href);
  }, [href]);
  const check = checkRoute(viewer, path);
  const lock = check.kind === 'pageLock' ? check.refusal : null;
  const match = matchRoute(path);
  const secondFactor =
    viewer.staff?.factor === 'DUE' && path !== '/second-factor' ? (
      <Part of={secondFactorBand} with={{ viewer }} />
    ) : null;
  if (check.kind === 'allow' && match?.kind === 'page' && match.route.staff) {
    return (
      <Suspense>
        <StudioFrame viewer={viewer} path={path} band={secondFactor}>
          <Outlet />
        </StudioFrame>
      </Suspense>
    );
  }
  return (
    <Shell
      viewer={viewer}
      path={path}
      bar={lock === null && isLimitedPage(viewer, path) ? <Part of={meteringBar} with={{ path }} /> : null}
    >
      {secondFactor}
      <Sliced>
        {check.kind === 'notFound' && match !== null ? (
          <NotFoundView />
        ) : lock === null ? (
          <Outlet />
        ) : (
          <PageLock key={path} title={match?.kind === 'page' ? match.route.title : ''} unlock={lock.unlock} />
        )}
      </Sliced>
      <EnrollmentDialogs />
      {viewer.accountType === 'LIMITED' ? <Part of={surveyPrompt} with={{ path }} /> : null}
    </Shell>
  );
}
