import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { NothingYet } from '#parts/NothingYet.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { SubmitSearch } from '#parts/SubmitSearch.tsx';
import { waitsOffline } from '#parts/waitsOffline.ts';
import { Button } from '#ui/Button.tsx';
import { ChipGroup, RemovableChip } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { offlineWords } from '#ui/offlineWords.ts';
import { Older } from '#ui/Older.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { noResourceFilters, type ResourceFilters } from './resourceFilters.ts';
import { ResourceGrid, ResourceGridSkeleton } from './ResourceGrid.tsx';
import { ResourceRefinements } from './ResourceRefinements.tsx';
import { resourcesQuery } from './resourcesQuery.ts';
import styles from './Resource.module.css';

interface ResourcesPageProps {
  /** The filters in the address. */
  filters: ResourceFilters;
  /** Writes the filters into the address. */
  onFilters: (filters: ResourceFilters) => void;
}

const perPage = 24;

/** The library: search, refinements, and twenty-four resources a page (RES-01). */
export const ResourcesPage = ({ filters, onFilters }: ResourcesPageProps) => {
  const query = useInfiniteQuery({ ...resourcesQuery(filters), placeholderData: keepPreviousData });
  const found = query.data?.pages[0] ?? null;
  const isBare = found?.pageInfo.total === 0 && !query.isPlaceholderData;
  // over nothing at all there is nothing to search (BEG-06)
  const whole = useInfiniteQuery({ ...resourcesQuery(noResourceFilters), enabled: isBare && !isUnfiltered(filters) });
  if (isBare && (isUnfiltered(filters) || whole.data?.pages[0]?.pageInfo.total === 0)) {
    return (
      <Wrap className={styles.library}>
        <PageHead title="Resources" />
        <NothingYet of="resources" />
      </Wrap>
    );
  }
  const clear = () => {
    onFilters(noResourceFilters);
  };
  return (
    <Wrap className={styles.library}>
      <PageHead
        title="Resources"
        aside={
          <SubmitSearch
            label="Search resources"
            q={filters.q}
            onSearch={(q) => {
              onFilters({ ...filters, q, page: 1 });
            }}
          />
        }
      >
        <p>Prompt packs, strategy frameworks and community tactics to download and make your own.</p>
      </PageHead>
      <ResourceRefinements
        facets={found?.facets ?? null}
        loading={query.isPending}
        filters={filters}
        onChange={onFilters}
      />
      <div className={styles.result}>
        <p role="status">
          {waitsOffline(query) ? offlineWords : found === null ? null : <b>{inWords(found.pageInfo.total)}</b>}
        </p>
        {filters.q === '' ? null : (
          <ChipGroup name="Active search">
            <RemovableChip
              onRemove={() => {
                onFilters({ ...filters, q: '', page: 1 });
              }}
            >
              “{filters.q}”
            </RemovableChip>
          </ChipGroup>
        )}
      </div>
      <Older busy={query.isPlaceholderData}>
        <ListAnswer query={query} skeleton={<ResourceGridSkeleton />} noun="resources">
          {found === null ? null : found.list.length === 0 ? (
            <EmptyState
              title="No resources found."
              action={
                <Button variant="line" onClick={clear}>
                  Clear search and filters
                </Button>
              }
            />
          ) : (
            <ResourceGrid resources={found.list} />
          )}
        </ListAnswer>
      </Older>
      {found !== null && found.pageInfo.totalPages > 1 ? (
        <div className={styles.pages}>
          <Pagination
            label="Resources"
            page={found.pageInfo.page}
            pages={found.pageInfo.totalPages}
            range={rangeOf(found.pageInfo)}
            onPage={(page) => {
              onFilters({ ...filters, page });
            }}
          />
        </div>
      ) : null}
    </Wrap>
  );
};

function isUnfiltered({ q, types, stacks }: ResourceFilters): boolean {
  return q === '' && types.length === 0 && stacks.length === 0;
}

function inWords(total: number): string {
  return total === 1 ? '1 resource' : `${total.toLocaleString('en-US')} resources`;
}

/** '25 to 26 of 26'. */
function rangeOf({ page, total }: { page: number; total: number }): string {
  const first = Math.min((page - 1) * perPage + 1, total);
  return `${String(first)} to ${String(Math.min(page * perPage, total))} of ${total.toLocaleString('en-US')}`;
}
