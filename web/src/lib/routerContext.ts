import type { QueryClient } from '@tanstack/react-query';

/** The context that the router passes to every route's loader and guard. */
export interface RouterContext {
  readonly queryClient: QueryClient;
}
