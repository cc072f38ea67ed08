import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { RemovableChip } from '#ui/Chip.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { PlaceSearch } from './listPlace.ts';
import { ListSearch } from './ListSearch.tsx';
import { NoneFound } from './NoneFound.tsx';
import type { OnSearch } from './onSearch.ts';
import { PeopleBulk } from './PeopleBulk.tsx';
import {
  formatPeopleFilters,
  parsePeopleFilters,
  peopleViews,
  type PeopleFilters,
  type PeopleFilterSearch,
} from './peopleFilters.ts';
import { peopleQuery } from './peopleQuery.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonPeek } from './PersonPeek.tsx';
import type { Person } from './personQuery.ts';
import { PersonQuestion } from './PersonQuestion.tsx';
import { SavedViews } from './SavedViews.tsx';
import { StudioBar } from './StudioBar.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { moreOf, useListRows } from './useListRows.ts';
import styles from './ListPage.module.css';

export interface PeoplePageProps {
  viewer: SignedIn;
  search: PeopleFilterSearch & PlaceSearch;
  onSearch: OnSearch;
}

/** Everybody with an account, found by name, address, id or company; filters are in the address (STF-07, STU-04). */
export const PeoplePage = ({ viewer, search, onSearch }: PeoplePageProps) => {
  const filters = parsePeopleFilters(search);
  const [giving, setGiving] = useState<Person | null>(null);
  const query = useInfiniteQuery(peopleQuery(filters));
  const people = query.data?.pages.flatMap((page) => page.people) ?? null;
  const change = (next: Partial<PeopleFilters>) => {
    onSearch({ ...formatPeopleFilters({ ...filters, ...next }), act: search.act });
  };
  const clear = () => {
    onSearch({ act: search.act });
  };
  const isFiltered = filters.text !== '' || filters.view !== 'ALL' || filters.companyId !== null;
  const rows = useListRows({
    ids: people?.map(({ userId }) => userId) ?? null,
    search,
    onPlace: (next) => {
      onSearch({ ...formatPeopleFilters(filters), ...next }, { replace: true });
    },
    onMore: moreOf(query),
    onClear: () => {
      if (isFiltered) clear();
    },
  });
  const peeked = people?.find(({ userId }) => userId === rows.peeked);
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Members' }]}
        acts={
          <>
            {staffReach(viewer.staff, 'duplicate.write') === null ? null : (
              <ButtonLink size="s" variant="bare" href="/studio/people/duplicates">
                Same person twice
              </ButtonLink>
            )}
            {staffReach(viewer.staff, 'people.add') === null ? null : (
              <ButtonLink size="s" variant="line" href="/studio/people/add">
                Add by a file
              </ButtonLink>
            )}
          </>
        }
      />
      <h1 tabIndex={-1}>Members</h1>
      <div className={cx(styles.filters, styles.wide)}>
        <ListSearch
          label="Search by name, address, id or company"
          value={filters.text}
          onSearch={(text) => {
            change({ text });
          }}
        />
        <FilterChips
          name="Tier"
          options={peopleViews.map(({ view, label }) => ({ value: view, label }))}
          value={filters.view}
          onChange={(view) => {
            change({ view });
          }}
        />
        {filters.companyId === null ? null : (
          <RemovableChip
            onRemove={() => {
              change({ companyId: null });
            }}
          >
            {people?.[0]?.company?.name ?? filters.companyId}
          </RemovableChip>
        )}
        <SavedViews
          list="people"
          filters={formatPeopleFilters(filters)}
          onView={(view) => {
            onSearch({ ...formatPeopleFilters(parsePeopleFilters(view)), act: search.act });
          }}
        />
      </div>
      <ListAnswer query={query} noun="members" skeleton={<TableSkeleton />}>
        {people === null ? null : people.length > 0 ? (
          <PeopleTable viewer={viewer} people={people} filters={filters} rows={rows} />
        ) : isFiltered ? (
          <NoneFound title="Nobody is like that." onClear={clear} />
        ) : (
          <EmptyState title="Nobody yet.">People are listed here as soon as they have an account.</EmptyState>
        )}
      </ListAnswer>
      {people === null ? null : <PeopleBulk viewer={viewer} filters={filters} rows={rows} shown={people.length} />}
      {peeked === undefined ? null : (
        <PersonPeek
          viewer={viewer}
          userId={peeked.userId}
          name={peeked.displayName}
          rows={rows}
          onGive={(person) => {
            rows.peek('');
            setGiving(person);
          }}
        />
      )}
      {giving === null ? null : (
        <PersonQuestion
          viewer={viewer}
          person={giving}
          asked={{ what: 'give', area: '' }}
          onClose={() => {
            setGiving(null);
          }}
        />
      )}
    </>
  );
};
