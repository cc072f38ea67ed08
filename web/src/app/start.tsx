import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { awaitPerson } from '#lib/leisure.ts';
import { departureTarget } from '#lib/logOut.ts';
import { signIn } from '#lib/signIn.ts';
import { loadViewer, viewerOptions } from '#lib/viewer.ts';
import { sendWaiting } from '#lib/viewing/sendWaiting.ts';
import { announceArrivals } from './announceArrivals.ts';
import { App } from './App.tsx';
import { depart } from './depart.ts';
import { markMissingCode } from './missingCode.ts';
import { queryClient } from './queryClient.ts';
import { router } from './router.tsx';
import { SignedOut } from './SignedOut.tsx';
import { trackClicks } from './trackClicks.ts';
import './start.css';

/** Starts the web app in `root`. */
export function start(root: HTMLElement): void {
  const page = createRoot(root);

  markMissingCode();

  // the page shows a failure, with a retry button
  loadViewer(queryClient).catch(() => undefined);

  // loads the code of the requested page while the access check runs, but not that of the studio, of which members load
  // no byte (STU-05): the server names its files to the team
  const { pathname } = router.latestLocation;
  const [, , foundRoute] = router.getMatchedRoutes(pathname);
  if (foundRoute !== undefined && !pathname.startsWith('/studio'))
    router.loadRouteChunk(foundRoute)?.catch(() => undefined);

  announceArrivals(router);
  trackClicks(document);
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting();
    document.getElementById('start')?.remove();
    document.getElementById('failed')?.remove();
    // the pictures of the first view have priority
    setTimeout(() => {
      nameManifest();
      import('./afterStart.ts').then(
        ({ afterStart }) => {
          afterStart(queryClient, router);
        },
        // without it a page learns of a changed membership only when it is loaded again
        () => undefined,
      );
      awaitPerson();
    }, 2_500);
  });
  sendWaiting();

  signIn.subscribe(() => {
    const cachedViewer = queryClient.getQueryData(viewerOptions().queryKey);
    if (signIn.status() === 'signedOut' && cachedViewer) {
      const target = departureTarget(location.pathname + location.search + location.hash);
      void depart(queryClient, target, (retry) => {
        page.render(<SignedOut onRetry={retry} />);
      });
    } else if (signIn.status() === 'signedIn' && cachedViewer === null) {
      queryClient.query({ ...viewerOptions(), staleTime: 0 }).then(
        () => router.invalidate(),
        // signed in, but without an answer: the page waits, and offers a retry
        () => {
          location.reload();
        },
      );
    }
  });

  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/**
 * Links the web app manifest late: linked in the HTML, it and its icons compete with the first view for the network.
 */
function nameManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}
