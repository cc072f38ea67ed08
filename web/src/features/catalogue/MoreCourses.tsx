import { enterSearch, noFilters, type CatalogueFilters } from '@atrium/domain/catalogue/filters.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useMemo, type ComponentType } from 'react';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { lazyView } from '#lib/lazyView.tsx';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import type { OnSaveCourse } from '#parts/CourseCard.tsx';
import { CourseGrid, CourseGridSkeleton } from '#parts/CourseGrid.tsx';
import type { CardView } from '#parts/facts/courseCardProps.tsx';
import { toOwnMeetings } from '#parts/facts/ownMeetings.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { NothingYet } from '#parts/NothingYet.tsx';
import { waitsOffline } from '#parts/waitsOffline.ts';
import { Older } from '#ui/Older.tsx';
import { Section } from '#ui/SectionHead.tsx';
import type { AlsoFound } from './alsoFound.ts';
import { CatalogueCard } from './CatalogueCard.tsx';
import { CatalogueFilterBar } from './CatalogueFilterBar.tsx';
import { catalogueQuery, useFilterOptions } from './catalogueQuery.ts';
import { CatalogueResultLine } from './CatalogueResultLine.tsx';
import { CatalogueSearch } from './CatalogueSearch.tsx';
import { isCatalogueEmpty, knownFilters, topicButtons } from './filterGroups.ts';
import styles from './Catalogue.module.css';

const CatalogueEmpty = lazyView(
  () => import('./CatalogueEmpty.tsx'),
  (file) => file.CatalogueEmpty,
);

export interface MoreCoursesProps {
  /** The filters in the address. */
  filters: CatalogueFilters;
  /** Writes the filters into the address; `replace` replaces the history entry, for text that is still being typed. */
  onFilters: (filters: CatalogueFilters, replace?: boolean) => void;
  onSave: OnSaveCourse;
  /** At the foot of a card. */
  Foot: ComponentType<{ course: CourseCardFieldsFragment }>;
  /** Below the courses, or instead of them: what else the search has found; null without a search. */
  alsoFound: AlsoFound | null;
}

/** All courses in one grid, below a learning plan: search, saved courses, difficulty and topic (CAT-17). */
export const MoreCourses = ({ filters: asked, onFilters, onSave, Foot, alsoFound }: MoreCoursesProps) => {
  const now = useNow();
  const zone = useTimeZone(useViewer().timeZone);
  const query = useInfiniteQuery({ ...catalogueQuery(asked), placeholderData: keepPreviousData });
  const options = useFilterOptions();
  const filters = knownFilters(asked, options);
  const pages = query.data?.pages;
  const first = pages?.[0];
  const total = first?.total ?? null;
  const ownMeetings = first?.ownMeetings;
  const cards: CardView = useMemo(
    () => ({ now, zone, meetings: toOwnMeetings(ownMeetings), onSave }),
    [now, zone, ownMeetings, onSave],
  );
  const found = useMemo(() => {
    const all = pages?.flatMap(({ courses }) => courses) ?? [];
    return [...new Map(all.map((wire) => [wire.courseId, wire])).values()];
  }, [pages]);
  // the cards are rendered after everything else, in pieces, so that a press or a letter shows at once
  const later = useDeferredValue(found);
  const courses = later.length > 0 === found.length > 0 ? later : found;
  const busy = query.isPlaceholderData || courses !== found;
  if (isCatalogueEmpty(total, filters, options) && !query.isPlaceholderData && !alsoFound?.lessons) {
    return (
      <Section id="more-courses" title="More courses">
        <NothingYet of="courses" />
      </Section>
    );
  }
  const card = (wire: CourseCardFieldsFragment) => (
    <CatalogueCard key={wire.courseId} wire={wire} view={cards} Foot={Foot} />
  );
  return (
    <Section id="more-courses" title="More courses">
      <div className={styles.moreSearch}>
        <CatalogueSearch
          q={filters.q}
          searching={filters.q !== '' && query.isPlaceholderData}
          onSearch={(text, entered) => {
            onFilters(enterSearch(filters, text), !entered && filters.q !== '');
          }}
        />
      </div>
      <CatalogueFilterBar rows={topicButtons(options, filters)} filters={filters} total={total} onChange={onFilters} />
      <CatalogueResultLine
        total={total}
        filters={filters}
        alsoFound={alsoFound}
        offline={waitsOffline(query)}
        onChange={onFilters}
      />
      <Older busy={busy}>
        <ListAnswer query={query} skeleton={<CourseGridSkeleton cards={8} />} noun="courses" scrolls>
          {first === undefined ? null : courses.length > 0 ? (
            <CourseGrid label="More courses" stepped>
              {courses.map(card)}
            </CourseGrid>
          ) : (
            <Suspense>
              <CatalogueEmpty
                alsoFound={alsoFound}
                nearest={first.suggestions.map(card)}
                onClear={() => {
                  onFilters(noFilters);
                }}
              />
            </Suspense>
          )}
        </ListAnswer>
        {courses.length > 0 ? alsoFound?.list : null}
      </Older>
    </Section>
  );
};
