import { mayOpenTutor } from '@atrium/domain/access/tutorAccess.ts';
import { enterSearch, noFilters, type CatalogueFilters } from '@atrium/domain/catalogue/filters.ts';
import { seesSessionDates } from '@atrium/domain/session/callToAction.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, type ReactElement, type ReactNode } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import type { OnSaveCourse } from '#parts/CourseCard.tsx';
import type { CardView } from '#parts/facts/courseCardProps.tsx';
import { toOwnMeetings } from '#parts/facts/ownMeetings.ts';
import { NothingYet } from '#parts/NothingYet.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { TimeZoneNote } from '#parts/TimeZoneNote.tsx';
import { waitsOffline } from '#parts/waitsOffline.ts';
import { Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import type { AlsoFound } from './alsoFound.ts';
import { CatalogueCard } from './CatalogueCard.tsx';
import { CatalogueFilterBar } from './CatalogueFilterBar.tsx';
import { catalogueQuery, useFilterOptions } from './catalogueQuery.ts';
import { ActiveFilters, CatalogueCount } from './CatalogueResultLine.tsx';
import { CatalogueResults } from './CatalogueResults.tsx';
import { CatalogueSearch } from './CatalogueSearch.tsx';
import { catalogueView, type CatalogueEntry } from './catalogueView.ts';
import { filterButtons, isCatalogueEmpty, knownFilters } from './filterGroups.ts';
import styles from './Catalogue.module.css';

export interface CataloguePageProps {
  /** The filters in the address. */
  filters: CatalogueFilters;
  /** Writes the filters into the address; `replace` replaces the history entry, for text that is still being typed. */
  onFilters: (filters: CatalogueFilters, replace?: boolean) => void;
  onSave: OnSaveCourse;
  /** The most important one is above the page; the others follow the courses. */
  banners?: readonly ReactElement[];
  /** Below the search box: the first steps of a limited member. */
  steps?: ReactNode;
  /** What else a search has found, below the courses, or instead of them; null without a search. */
  alsoFound?: AlsoFound | null;
}

/** The catalogue of courses (learning.md §2 Course catalogue). */
export const CataloguePage = ({
  filters: asked,
  onFilters,
  onSave,
  banners = [],
  steps,
  alsoFound = null,
}: CataloguePageProps) => {
  const viewer = useViewer();
  const now = useNow();
  const zone = useTimeZone(viewer.timeZone);
  const query = useInfiniteQuery({ ...catalogueQuery(asked), placeholderData: keepPreviousData });
  const options = useFilterOptions();
  const filters = knownFilters(asked, options);
  const pages = query.data?.pages;
  const first = pages?.[0];
  const showDates = seesSessionDates(viewer);
  const ownMeetings = first?.ownMeetings;
  const meetings = useMemo(() => toOwnMeetings(ownMeetings), [ownMeetings]);
  // of the courses that are shown, while those of another search are on their way
  const ranked = first?.ranked ?? false;
  const found = useMemo(
    () => (pages ? catalogueView(pages, now, { ranked, meetings }) : null),
    [pages, now, ranked, meetings],
  );
  const total = found?.total ?? null;
  // the cards are rendered after everything else, in pieces, so that a press or a letter shows at once
  const later = useDeferredValue(found);
  const view = later ?? found;
  const cards: CardView = useMemo(
    () => ({ now, zone, meetings, showDates, onSave }),
    [now, zone, meetings, showDates, onSave],
  );
  const card = useCallback(
    ({ wire }: Pick<CatalogueEntry, 'wire'>, eager: boolean) => (
      <CatalogueCard key={wire.courseId} wire={wire} view={cards} eager={eager} />
    ),
    [cards],
  );

  // the lessons of other courses may have what is searched for
  if (isCatalogueEmpty(total, filters, options) && !query.isPlaceholderData && !alsoFound?.lessons) {
    return (
      <Wrap>
        <PageHead title="Courses Dashboard" />
        {steps}
        <NothingYet of="courses" />
      </Wrap>
    );
  }
  return (
    <>
      {banners[0]}
      <Wrap>
        <div className={styles.head}>
          <PageHead
            title="Courses Dashboard"
            aside={
              <CatalogueSearch
                q={filters.q}
                searching={filters.q !== '' && query.isPlaceholderData}
                onSearch={(text, entered) => {
                  onFilters(enterSearch(filters, text), !entered && filters.q !== '');
                }}
              />
            }
          >
            <div className={styles.facts}>
              <CatalogueCount total={total} alsoFound={alsoFound} offline={waitsOffline(query)} />
              <TimeZoneNote zone={zone} />
              {mayOpenTutor(viewer) ? (
                <Link href="/profai/transfer" target="_blank">
                  Ask ProfAI
                </Link>
              ) : null}
            </div>
          </PageHead>
        </div>
        {steps}
        <CatalogueFilterBar
          rows={filterButtons(viewer, options, filters)}
          filters={filters}
          total={total}
          onChange={onFilters}
        />
        <div className={styles.active}>
          <ActiveFilters filters={filters} onChange={onFilters} />
        </div>
        <CatalogueResults
          query={query}
          busy={query.isPlaceholderData || view !== found}
          view={view}
          nearest={(first?.suggestions ?? []).map((wire) => card({ wire }, false))}
          card={card}
          alsoFound={alsoFound}
          onClear={() => {
            onFilters(noFilters);
          }}
        />
        {view?.total === 0 ? null : alsoFound?.list}
      </Wrap>
      {banners.slice(1)}
    </>
  );
};
