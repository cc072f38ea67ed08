import { QueryClient } from '@tanstack/react-query';

/** The cache of fetched data. No retry here: `execute` retries. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: false }, mutations: { retry: false } },
});
