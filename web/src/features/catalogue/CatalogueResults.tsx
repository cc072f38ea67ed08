import type { ReactNode } from 'react';
import { outside } from '../../lib/links.ts';
import { requestIdOf } from '../../lib/requestId.ts';
import { CourseGridSkeleton } from '../../parts/CourseGrid.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { CatalogueEmpty } from './CatalogueEmpty.tsx';
import { CatalogueSections } from './CatalogueSections.tsx';
import type { CatalogueEntry, CatalogueView } from './catalogueView.ts';
import { LoadMore } from './LoadMore.tsx';
import styles from './Catalogue.module.css';

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

/** Skeleton, error, emptiness, or the courses; the earlier ones stay, dimmed, while others are searched for. */
export const CatalogueResults = ({ query, view, nearest, card, onClear }: CatalogueResultsProps) => {
  if (query.isError && !query.isFetchNextPageError) {
    return (
      <ErrorState
        onRetry={() => {
          query.refetch();
        }}
        retrying={query.isFetching}
        supportHref={outside.supportTicket}
        requestId={requestIdOf(query.error)}
      />
    );
  }
  if (!view) return <CourseGridSkeleton cards={8} />;
  return (
    <div className={query.isPlaceholderData ? styles.old : undefined} aria-busy={query.isPlaceholderData}>
      {view.total === 0 ? (
        <CatalogueEmpty onClear={onClear} nearest={nearest} />
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
