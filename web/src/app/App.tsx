import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { site } from '../lib/site.ts';
import { viewerOptions } from '../lib/viewer.ts';
import { RenderErrorView } from '../parts/RenderErrorView.tsx';
import { AtriumProvider } from '../ui/AtriumProvider.tsx';
import { AppLink } from './AppLink.tsx';
import { Opening } from './Opening.tsx';
import { queryClient } from './queryClient.ts';
import { router } from './router.tsx';

/** Everything: the providers, and behind the first access check the pages. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <Checked />
  </QueryClientProvider>
);

const Checked = () => {
  const viewer = useQuery(viewerOptions());
  // a later failure leaves the page as it is; only the first one has nothing to show
  if (viewer.data === undefined && viewer.isError) {
    return (
      <AtriumProvider>
        <main id="main">
          <RenderErrorView
            supportHref={site.supportTicket}
            onRetry={() => {
              void viewer.refetch();
            }}
          />
        </main>
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
      <RouterProvider router={router} />
    </AtriumProvider>
  );
};
