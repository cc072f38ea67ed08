import { QueryClient } from '@tanstack/react-query';

/** What the pages have fetched. A failed call was already asked again by `execute`. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: false }, mutations: { retry: false } },
});
