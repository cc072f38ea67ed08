import type { Refusal } from '@atrium/domain/errors.ts';
import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import type { CacheTag } from './cacheTags.ts';
import { refusalOf } from './callError.ts';
import type { PersistedDocument } from './executeCore.ts';
import { execute } from './graphql.ts';
import { refetchWhenDue, type Fetched } from './refetchWhenDue.ts';

/** The answer to a page's query: what the page shows, or why the server refused it. */
export type Answer<Page> =
  | { readonly page: Page; readonly refusal: null }
  | { readonly page: null; readonly refusal: Refusal };

/** TanStack's query options for one page; `PageAnswer` renders the outcome. */
export interface PageOptions<Page> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Answer<Page>>;
  readonly meta: { readonly tags: readonly CacheTag[] };
  readonly staleTime?: 'static';
  refetchInterval?(query: Fetched<Answer<Page>>): number | false;
}

interface PageSpec<Args extends readonly unknown[], Result, Variables, Page> {
  readonly document: PersistedDocument<Result, Variables>;
  /** The key from the address; equal arguments share one cached answer. */
  readonly variables: (...args: Args) => Variables;
  /** Maps the data of a complete answer to what the page shows; null: not found. */
  readonly read: (data: Result) => Page | null;
  /** The cache tags of what the page shows. */
  readonly tags?: readonly CacheTag[];
  /**
   * The maximum age, in milliseconds, of a cached answer with which the page may open; it then stays unchanged. Without
   * it a page opens with any cached answer, and fetches a stale one again while it is shown.
   */
  readonly freshFor?: number;
  /**
   * When what the page shows changes next by itself, after `after`; a page that is open then is fetched again. Both
   * epoch milliseconds.
   */
  readonly changesAt?: (page: Page, after: number) => number | null;
}

export interface PageQuery<Args extends readonly unknown[], Page> {
  (...args: Args): PageOptions<Page>;
  /** For a route's loader: fetches what is not cached. Null for a refusal or an outage, which the page shows. */
  load(queryClient: QueryClient, ...args: Args): Promise<Page | null>;
}

const notFound: Refusal = {
  code: 'NOT_FOUND',
  message: 'Not found.',
  reason: 'NOT_FOUND',
  unlock: [],
  field: null,
  retryAfter: null,
};

/**
 * Declares a page's data: its document, the variables for an address, and what the page shows of the answer. Fetching
 * rejects only in an outage (CallError); a refusal is a value.
 */
export function pageQuery<Args extends readonly unknown[], Result, Variables, Page>({
  document,
  variables: variablesOf,
  read,
  tags = [],
  freshFor,
  changesAt,
}: PageSpec<Args, Result, Variables, Page>): PageQuery<Args, Page> {
  const refetchInterval =
    changesAt && refetchWhenDue(({ page }: Answer<Page>, after) => (page === null ? null : changesAt(page, after)));
  const options = (...args: Args): PageOptions<Page> => {
    const variables = variablesOf(...args);
    return {
      queryKey: [document.__meta__?.['hash'], ...args],
      queryFn: ({ signal }) => answerOf(() => execute(document, variables, { signal }), read),
      meta: { tags },
      ...(freshFor !== undefined && { staleTime: 'static' }),
      ...(refetchInterval && { refetchInterval }),
    };
  };
  const load = async (queryClient: QueryClient, ...args: Args): Promise<Page | null> => {
    const answer = queryClient.query({ ...options(...args), staleTime: freshFor ?? 'static' });
    return answer.then(
      ({ page }) => page,
      () => null,
    );
  };
  return Object.assign(options, { load });
}

async function answerOf<Result, Page>(
  ask: () => Promise<Result>,
  read: (data: Result) => Page | null,
): Promise<Answer<Page>> {
  try {
    const page = read(await ask());
    return page === null ? { page: null, refusal: notFound } : { page, refusal: null };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return { page: null, refusal };
  }
}
