import type { QueryClient } from '@tanstack/react-query';

/** What every route's loader and guard is handed. */
export interface RouterContext {
  readonly queryClient: QueryClient;
}
