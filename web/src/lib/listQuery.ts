import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { CacheTag } from './cacheTags.ts';
import type { PersistedDocument } from './executeCore.ts';
import { execute } from './graphql.ts';
import { firstAfter, refetchWhenDue } from './refetchWhenDue.ts';

interface ListSpec<Filters, Result, Variables, Page, Next extends number | string> {
  readonly document: PersistedDocument<Result, Variables>;
  /** `after`: 0 for the first page, else what `next` gave for the page before. */
  readonly variables: (filters: Filters, after: Next | 0, queryClient: QueryClient) => Variables;
  /** What one page of the list shows. */
  readonly read: (data: Result, filters: Filters, queryClient: QueryClient) => Page;
  /** Where the next page begins: how many entries are before it, or the id of the last one; null after the last one. */
  readonly next: (page: Page) => Next | null;
  /** The filters as a text: equal texts share one cached list. */
  readonly key: (filters: Filters) => string;
  readonly tags: (filters: Filters) => readonly CacheTag[];
  /** When what a page of the list shows changes next by itself, after `after`; both epoch milliseconds. */
  readonly changesAt?: (page: Page, after: number) => number | null;
}

/**
 * Declares a filtered list that is fetched page by page. The list renders at once and shows its own loading state, so
 * its route only starts to fetch it; refusals and outages both reject, and are shown in place of the list.
 */
export function listQuery<Filters, Result, Variables, Page, Next extends number | string = number>(
  spec: ListSpec<Filters, Result, Variables, Page, Next>,
) {
  const { document, variables, read, next, key, tags, changesAt } = spec;
  const refetchInterval =
    changesAt &&
    refetchWhenDue(({ pages }: InfiniteData<Page>, after) =>
      firstAfter(
        after,
        pages.map((page) => changesAt(page, after)),
      ),
    );
  /** The beginning of the keys of all lists that it declares. */
  const root = [document.__meta__?.['hash']];
  const options = (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: [...root, key(filters)],
      queryFn: async ({ pageParam, signal, client }) =>
        read(await execute(document, variables(filters, pageParam as Next | 0, client), { signal }), filters, client),
      initialPageParam: 0,
      getNextPageParam: next,
      meta: { tags: tags(filters) },
      ...(refetchInterval && { refetchInterval }),
    });
  /** For a route's loader: starts to fetch what is not cached, and does not wait. */
  const begin = (queryClient: QueryClient, filters: Filters): void => {
    queryClient.infiniteQuery({ ...options(filters), staleTime: 'static' }).catch(() => undefined);
  };
  return Object.assign(options, { begin, root });
}
