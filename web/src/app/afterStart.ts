import type { QueryClient } from '@tanstack/react-query';
import { pageData } from '#lib/pageData.ts';
import { followTimeZone } from '#parts/saveTimeZone.ts';
import { awaitConnection } from './awaitConnection.tsx';
import { followMovedClock } from './followMovedClock.ts';
import { followOtherPages } from './followOtherPages.ts';
import type { router as pages } from './router.tsx';
import { watchAccess } from './watchAccess.ts';

/** What runs for as long as the app is open, and is not needed for its first view. */
export function afterStart(queryClient: QueryClient, router: typeof pages): void {
  const { announceAccess } = followOtherPages(queryClient);
  watchAccess(queryClient, router, announceAccess);
  awaitConnection(router);
  followTimeZone(queryClient);
  if (pageData?.clockMoves === true) followMovedClock(queryClient);
}
