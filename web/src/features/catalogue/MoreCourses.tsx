import { enterSearch, noFilters, type CatalogueFilters } from '@atrium/domain/catalogue/filters.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { lazyView } from '#lib/lazyView.tsx';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { CourseCard, type OnSaveCourse } from '#parts/CourseCard.tsx';
import { CourseGrid, CourseGridSkeleton } from '#parts/CourseGrid.tsx';
import { courseCardProps } from '#parts/facts/courseCardProps.tsx';
import { toMemberCourse } from '#parts/facts/memberCourse.ts';
import { toOwnMeetings } from '#parts/facts/ownMeetings.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { NothingYet } from '#parts/NothingYet.tsx';
import { waitsOffline } from '#parts/waitsOffline.ts';
import { Section } from '#ui/SectionHead.tsx';
import type { AlsoFound } from './alsoFound.ts';
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
  foot: (course: CourseCardFieldsFragment) => ReactNode;
  /** Below the courses, or instead of them: what else the search has found; null without a search. */
  alsoFound: AlsoFound | null;
}

/** All courses in one grid, below a learning plan: search, saved courses, difficulty and topic (CAT-17). */
export const MoreCourses = ({ filters: asked, onFilters, onSave, foot, alsoFound }: MoreCoursesProps) => {
  const now = useNow();
  const zone = useTimeZone(useViewer().timeZone);
  const query = useInfiniteQuery({ ...catalogueQuery(asked), placeholderData: keepPreviousData });
  const options = useFilterOptions();
  const filters = knownFilters(asked, options);
  const [first] = query.data?.pages ?? [];
  const total = first?.total ?? null;
  const meetings = toOwnMeetings(first?.ownMeetings);
  const all = query.data?.pages.flatMap(({ courses }) => courses) ?? [];
  const courses = [...new Map(all.map((wire) => [wire.courseId, wire])).values()];
  if (isCatalogueEmpty(total, filters, options) && !query.isPlaceholderData && !alsoFound?.lessons) {
    return (
      <Section id="more-courses" title="More courses">
        <NothingYet of="courses" />
      </Section>
    );
  }
  const card = (wire: CourseCardFieldsFragment) => (
    <CourseCard
      key={wire.courseId}
      {...courseCardProps(wire, toMemberCourse(wire, now), { now, zone, meetings, onSave })}
      foot={foot(wire)}
    />
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
      <div className={query.isPlaceholderData ? styles.old : undefined} aria-busy={query.isPlaceholderData}>
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
      </div>
    </Section>
  );
};
