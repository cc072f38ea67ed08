import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import type { Refusal } from '@atrium/domain/errors.ts';
import type { CacheTag } from './cacheTags.ts';
import { refusalOf } from './callError.ts';
import type { PersistedDocument } from './executeCore.ts';
import { execute } from './graphql.ts';

/** The answer to a page's query: what the page shows, or why the server refused it. */
export type Answer<Page> =
  { readonly page: Page; readonly refusal: null } | { readonly page: null; readonly refusal: Refusal };

/** TanStack's options of one page's query; `PageAnswer` shows what becomes of it. */
export interface PageOptions<Page> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Answer<Page>>;
  readonly meta: { readonly tags: readonly CacheTag[] };
  readonly staleTime?: 'static';
}

interface PageSpec<Args extends readonly unknown[], Result, Variables, Page> {
  readonly document: PersistedDocument<Result, Variables>;
  /** From what the address says; equal arguments share one answer in the cache. */
  readonly variables: (...args: Args) => Variables;
  /** What the page shows, from the data of a whole answer; null: not found. */
  readonly read: (data: Result) => Page | null;
  /** What the page shows that a write may change. */
  readonly tags?: readonly CacheTag[];
  /**
   * For a page that must open with fresh data and then stay as it is: the oldest answer that it opens with,
   * milliseconds. Without it a page opens with any answer in the cache, and fetches a stale one again while it is shown.
   */
  readonly freshFor?: number;
}

export interface PageQuery<Args extends readonly unknown[], Page> {
  (...args: Args): PageOptions<Page>;
  /** For a route's loader: fetches what is not in the cache. Null for a refusal or an outage, which the page shows. */
  load(queryClient: QueryClient, ...args: Args): Promise<Page | null>;
}

const notFound: Refusal = { code: 'NOT_FOUND', message: 'Not found.', reason: 'NOT_FOUND', unlock: [] };

/**
 * Names a page's data: its document, the variables of an address, and what of the answer the page shows. Fetching rejects
 * only for an outage (CallError); a refusal is an answer.
 */
export function pageQuery<Args extends readonly unknown[], Result, Variables, Page>({
  document,
  variables: variablesOf,
  read,
  tags = [],
  freshFor,
}: PageSpec<Args, Result, Variables, Page>): PageQuery<Args, Page> {
  const options = (...args: Args): PageOptions<Page> => {
    const variables = variablesOf(...args);
    return {
      queryKey: [document.__meta__?.['hash'], ...args],
      queryFn: ({ signal }) => answerOf(() => execute(document, variables, { signal }), read),
      meta: { tags },
      ...(freshFor !== undefined && { staleTime: 'static' }),
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
