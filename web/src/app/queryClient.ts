import { notifyManager, QueryClient } from '@tanstack/react-query';

// Optimistic changes render in the task of the event: a controlled checkbox would show its old state for one frame
// else.
notifyManager.setScheduler(queueMicrotask);

/** The cache of fetched data. No retry here: `execute` retries. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: false }, mutations: { retry: false } },
});
