import { offersCalendar } from '@atrium/domain/catalogue/sections.ts';
import { Suspense, type ReactNode } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { AddAllToCalendar } from '#parts/AddAllToCalendar.tsx';
import { CourseGridSkeleton } from '#parts/CourseGrid.tsx';
import { ListAnswer, type ListState } from '#parts/ListAnswer.tsx';
import { Older } from '#ui/Older.tsx';
import type { AlsoFound } from './alsoFound.ts';
import { CatalogueSections } from './CatalogueSections.tsx';
import type { CatalogueEntry, CatalogueSectionView, CatalogueView } from './catalogueView.ts';

// rarely shown, and not needed for the first paint
const CatalogueEmpty = lazyView(
  () => import('./CatalogueEmpty.tsx'),
  (file) => file.CatalogueEmpty,
);

export interface CatalogueResultsProps {
  query: ListState;
  /** Other courses than these are being searched. */
  busy: boolean;
  view: CatalogueView | null;
  nearest: readonly ReactNode[];
  card: (entry: CatalogueEntry, eager: boolean) => ReactNode;
  onClear: () => void;
  alsoFound: AlsoFound | null;
}

/** The courses that were found; while others are being searched, the previous ones stay. */
export const CatalogueResults = ({ query, busy, view, nearest, card, onClear, alsoFound }: CatalogueResultsProps) => (
  <Older busy={busy}>
    <ListAnswer query={query} skeleton={<CourseGridSkeleton cards={8} />} noun="courses" scrolls>
      {view === null ? null : view.total === 0 ? (
        <Suspense>
          <CatalogueEmpty onClear={onClear} nearest={nearest} alsoFound={alsoFound} />
        </Suspense>
      ) : (
        <CatalogueSections sections={view.sections} card={card} action={calendarOf} />
      )}
    </ListAnswer>
  </Older>
);

const calendarOf = ({ key, entries }: CatalogueSectionView): ReactNode =>
  key === 'available' && offersCalendar(entries) ? <AddAllToCalendar of="member" size="s" /> : null;
