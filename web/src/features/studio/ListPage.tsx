import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SlimSelect } from '#ui/Select.tsx';
import { DocumentBulk } from './DocumentBulk.tsx';
import { DocumentPeek } from './DocumentPeek.tsx';
import { DocumentTable, titleOf } from './DocumentTable.tsx';
import { FilterChips } from './FilterChips.tsx';
import { mayBegin, type StudioKind } from './kinds.ts';
import type { PlaceSearch } from './listPlace.ts';
import { ListSearch } from './ListSearch.tsx';
import { NewDialog } from './NewDialog.tsx';
import { titleLabel } from './newDocument.ts';
import { NoneFound } from './NoneFound.tsx';
import { usePageActs } from './pageActs.ts';
import { SavedViews } from './SavedViews.tsx';
import { StudioBar } from './StudioBar.tsx';
import { formatStudioFilters, parseStudioFilters, sorts, views, type StudioFilters } from './studioFilters.ts';
import { documentsQuery } from './studioQueries.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useKeys } from './useKeys.ts';
import { moreOf, useListRows } from './useListRows.ts';
import styles from './ListPage.module.css';

export interface ListPageProps {
  viewer: SignedIn;
  kind: StudioKind;
  filters: StudioFilters;
  onFilters: (next: StudioFilters) => void;
  place: PlaceSearch;
  onPlace: (next: PlaceSearch) => void;
}

/** The documents of a kind: state, who and when; filters and order are in the address (STU-04). */
export const ListPage = ({ viewer, kind, filters, onFilters, place, onPlace }: ListPageProps) => {
  const [isNew, setNew] = useState(false);
  const query = useInfiniteQuery(documentsQuery(filters));
  const zone = useTimeZone(viewer.timeZone);
  const items = query.data?.pages.flatMap((page) => page.items) ?? null;
  const isFiltered = filters.text !== '' || filters.state !== null;
  // of a kind with one document only an academy that has none begins one
  const canBegin = mayBegin(viewer.staff, kind) && (kind.onlyId === null || (items?.length === 0 && !isFiltered));
  const begin = () => {
    if (canBegin) setNew(true);
  };
  const clear = () => {
    onFilters({ ...filters, text: '', state: null });
  };
  usePageActs(canBegin ? [{ label: `New ${kind.one}`, icon: IconPlus, run: begin }] : []);
  const rows = useListRows({
    ids: items?.map(({ id }) => id) ?? null,
    search: place,
    onPlace,
    onMore: moreOf(query),
    onClear: () => {
      if (isFiltered) clear();
    },
  });
  useKeys({ n: begin });
  const peeked = items?.find(({ id }) => id === rows.peeked);
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: kind.many }]}
        acts={
          canBegin ? (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} aria-keyshortcuts="n" onClick={begin}>
              New {kind.one}
            </Button>
          ) : null
        }
      />
      <h1 tabIndex={-1}>{kind.many}</h1>
      <div className={styles.filters}>
        <ListSearch
          label={`Search ${kind.many.toLowerCase()}`}
          value={filters.text}
          onSearch={(text) => {
            onFilters({ ...filters, text });
          }}
        />
        <FilterChips
          name="State"
          options={views.map(({ state, label }) => ({ value: state, label }))}
          value={filters.state}
          onChange={(state) => {
            onFilters({ ...filters, state });
          }}
        />
        <SlimSelect
          label="Order"
          options={sorts.map(({ sort, label }) => ({
            value: sort,
            label: sort === 'title' ? `By ${titleLabel(kind).toLowerCase()}` : label,
          }))}
          value={filters.sort}
          onChange={(event) => {
            const chosen = sorts.find(({ sort }) => sort === event.target.value);
            if (chosen !== undefined) onFilters({ ...filters, sort: chosen.sort, reversed: false });
          }}
        />
        <SavedViews
          list={kind.kind}
          filters={formatStudioFilters(filters)}
          onView={(search) => {
            onFilters(parseStudioFilters(kind.kind, search));
          }}
        />
      </div>
      <ListAnswer query={query} noun={kind.many.toLowerCase()} skeleton={<TableSkeleton />}>
        {items === null ? null : items.length > 0 ? (
          <DocumentTable
            viewer={viewer}
            kind={kind}
            items={items}
            rows={rows}
            filters={filters}
            onFilters={onFilters}
          />
        ) : isFiltered ? (
          <NoneFound title={`No ${kind.one} is like that.`} onClear={clear} />
        ) : (
          <EmptyState
            title={`No ${kind.one} yet.`}
            action={canBegin ? <Button onClick={begin}>New {kind.one}</Button> : null}
          >
            {canBegin ? `Begin with a ${titleLabel(kind).toLowerCase()}.` : 'Somebody who writes begins the first one.'}
          </EmptyState>
        )}
      </ListAnswer>
      {items === null ? null : (
        <DocumentBulk
          viewer={viewer}
          kind={kind}
          filters={filters}
          rows={rows}
          all={query.data?.pages.at(-1)?.total ?? 0}
          shown={items.length}
        />
      )}
      {peeked === undefined ? null : (
        <DocumentPeek viewer={viewer} kind={kind} id={peeked.id} title={titleOf(kind, peeked)} rows={rows} />
      )}
      {isNew ? (
        <NewDialog
          viewer={viewer}
          kind={kind}
          zone={zone}
          onClose={() => {
            setNew(false);
          }}
        />
      ) : null}
    </>
  );
};
