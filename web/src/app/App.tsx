import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { isUnreachable, requestIdOf } from '#lib/callError.ts';
import { site } from '#lib/site.ts';
import { viewerOptions } from '#lib/viewer.ts';
import { Bare } from '#parts/Bare.tsx';
import { ConnectionView } from '#parts/ConnectionView.tsx';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { RenderErrorView } from '#parts/RenderErrorView.tsx';
import { AtriumProvider } from '#ui/AtriumProvider.tsx';
import { AppLink } from './AppLink.tsx';
import { Opening } from './Opening.tsx';
import { queryClient } from './queryClient.ts';
import { router } from './router.tsx';

// for those of the team alone who see the pages of a member
const supportBand = lazyPart(
  () => import('#features/support/SupportBand.tsx'),
  (file) => file.SupportBand,
  { rare: true },
);

/** The whole app: the providers, and, after the first access check, the pages. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <Checked />
  </QueryClientProvider>
);

const Checked = () => {
  const viewer = useQuery(viewerOptions());
  const retry = () => {
    void viewer.refetch();
  };
  // a later failure leaves the page as it is; only the first one has nothing to show
  if (viewer.data === undefined && viewer.isError) {
    return (
      <AtriumProvider>
        <Bare>
          {isUnreachable(viewer.error) ? (
            <ConnectionView error={viewer.error} onRetry={retry} />
          ) : (
            <RenderErrorView supportHref={site.supportTicket} requestId={requestIdOf(viewer.error)} onRetry={retry} />
          )}
        </Bare>
      </AtriumProvider>
    );
  }
  if (viewer.data === undefined) {
    return (
      <AtriumProvider>
        <Opening />
      </AtriumProvider>
    );
  }
  return (
    <AtriumProvider accent={viewer.data?.accentColor} link={AppLink}>
      {viewer.data?.supportEndsAt === undefined ? null : (
        <Part of={supportBand} with={{ viewer: viewer.data, endsAt: viewer.data.supportEndsAt }} />
      )}
      <RouterProvider router={router} />
    </AtriumProvider>
  );
};
