import { lazy, Suspense, type ReactNode } from 'react';
import { CourseGridSkeleton } from '#parts/CourseGrid.tsx';
import { CatalogueSections } from './CatalogueSections.tsx';
import type { CatalogueEntry, CatalogueView } from './catalogueView.ts';
import { LoadMore } from './LoadMore.tsx';
import styles from './Catalogue.module.css';

// rarely shown, and not needed for the first paint
const CatalogueEmpty = lazy(() => import('./CatalogueEmpty.tsx').then((file) => ({ default: file.CatalogueEmpty })));
const CatalogueError = lazy(() => import('./CatalogueError.tsx').then((file) => ({ default: file.CatalogueError })));

export interface CatalogueResultsProps {
  query: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  view: CatalogueView | null;
  nearest: readonly ReactNode[];
  card: (entry: CatalogueEntry, eager: boolean) => ReactNode;
  onClear: () => void;
}

/** Skeleton, error, empty state or the courses; while others are being searched, the previous ones stay, dimmed. */
export const CatalogueResults = ({ query, view, nearest, card, onClear }: CatalogueResultsProps) => {
  if (query.isError && !query.isFetchNextPageError) {
    return (
      <Suspense>
        <CatalogueError
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => {
            query.refetch();
          }}
        />
      </Suspense>
    );
  }
  if (!view) return <CourseGridSkeleton cards={8} />;
  return (
    <div className={query.isPlaceholderData ? styles.old : undefined} aria-busy={query.isPlaceholderData}>
      {view.total === 0 ? (
        <Suspense>
          <CatalogueEmpty onClear={onClear} nearest={nearest} />
        </Suspense>
      ) : (
        <CatalogueSections sections={view.sections} card={card} />
      )}
      {query.hasNextPage ? (
        <LoadMore
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => {
            query.fetchNextPage();
          }}
        />
      ) : null}
    </div>
  );
};
