import { Suspense, type ReactNode } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { LoadMore } from './LoadMore.tsx';

// rarely shown, and not needed for the first paint
const ListError = lazyView(
  () => import('./ListError.tsx'),
  (file) => file.ListError,
);

/** What a list needs of `useInfiniteQuery`. */
export interface ListState {
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

export interface ListAnswerProps {
  query: ListState;
  skeleton: ReactNode;
  /** What is listed, in the plural: 'courses'. */
  noun: string;
  /** Fetches the next page when the end of the list is near, not only by the button. */
  scrolls?: boolean;
  /** The entries, or an EmptyState; null before the first answer. */
  children: ReactNode;
}

/** A list that is fetched page by page: its skeleton, its failure, or its entries with a button for the next ones. */
export const ListAnswer = ({ query, skeleton, noun, scrolls = false, children }: ListAnswerProps) => {
  if (query.isError && !query.isFetchNextPageError) {
    return (
      <Suspense>
        <ListError
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => {
            query.refetch();
          }}
        />
      </Suspense>
    );
  }
  if (children === null) return skeleton;
  return (
    <>
      {children}
      {query.hasNextPage ? (
        <LoadMore
          noun={noun}
          scrolls={scrolls}
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => {
            query.fetchNextPage();
          }}
        />
      ) : null}
    </>
  );
};
