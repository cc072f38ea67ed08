import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Tags of cached data. A query lists the tags of the data it shows, a write those of the data it changes; so a new page
 * needs no entry in any write, and a write none in any page.
 */
export type CacheTag =
  | 'academy'
  | 'account'
  | 'audit'
  | 'billing'
  | 'data'
  | 'documents'
  | 'endpoints'
  | 'enrollment'
  | 'progress'
  | 'bookmarks'
  | 'companies'
  | 'events'
  | 'example'
  | 'films'
  | 'flags'
  | 'jobs'
  | 'learningPlan'
  | 'letters'
  | 'notes'
  | 'outbox'
  | 'passCodes'
  | 'payments'
  | 'people'
  | 'certificates'
  | 'products'
  | 'profile'
  | 'runs'
  | 'seats'
  | 'team'
  | 'tokens'
  | 'views'
  | 'webhooks';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly tags?: readonly CacheTag[] | undefined };
  }
}

let announce: ((changed: readonly CacheTag[]) => void) | null = null;

/** Calls `listener` with the tags of every change that this page makes. */
export function onTagsChanged(listener: (changed: readonly CacheTag[]) => void): void {
  announce = listener;
}

/**
 * Invalidates every cached query with one of these tags, and announces the tags. Mounted queries are fetched again at
 * once, unless `later`: then each page fetches again when it is opened next.
 */
export function invalidateTags(
  queryClient: QueryClient,
  changed: readonly CacheTag[],
  { later = false }: { later?: boolean } = {},
): Promise<void> {
  if (changed.length > 0) announce?.(changed);
  return queryClient.invalidateQueries({ predicate: hasTag(changed), refetchType: later ? 'none' : 'active' });
}

/** Which queries show something of these tags. */
export function hasTag(changed: readonly CacheTag[]): (query: Pick<Query, 'meta'>) => boolean {
  return ({ meta }) => meta?.tags?.some((tag) => changed.includes(tag)) === true;
}
