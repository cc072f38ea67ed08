import type { QueryClient } from '@tanstack/react-query';

/**
 * Tags of cached data. A query lists the tags of the data it shows, a write those of the data it changes; so a new page
 * needs no entry in any write, and a write none in any page.
 */
export type CacheTag =
  | 'account'
  | 'billing'
  | 'data'
  | 'enrollment'
  | 'progress'
  | 'bookmarks'
  | 'events'
  | 'learningPlan'
  | 'certificates'
  | 'profile'
  | 'seats';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly tags?: readonly CacheTag[] | undefined };
  }
}

/**
 * Invalidates every cached query with one of these tags. Mounted ones are fetched again at once, unless `later`: then
 * each page fetches again when it is opened next.
 */
export function invalidateTags(
  queryClient: QueryClient,
  changed: readonly CacheTag[],
  { later = false }: { later?: boolean } = {},
): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.tags?.some((tag) => changed.includes(tag)) === true,
    refetchType: later ? 'none' : 'active',
  });
}
