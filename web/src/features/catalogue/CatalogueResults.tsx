import { offersCalendar } from '@atrium/domain/catalogue/sections.ts';
import { Suspense, type ReactNode } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { AddAllToCalendar } from '#parts/AddAllToCalendar.tsx';
import { CourseGridSkeleton } from '#parts/CourseGrid.tsx';
import { ListAnswer, type ListState } from '#parts/ListAnswer.tsx';
import type { AlsoFound } from './alsoFound.ts';
import { CatalogueSections } from './CatalogueSections.tsx';
import type { CatalogueEntry, CatalogueView } from './catalogueView.ts';
import styles from './Catalogue.module.css';

// rarely shown, and not needed for the first paint
const CatalogueEmpty = lazyView(
  () => import('./CatalogueEmpty.tsx'),
  (file) => file.CatalogueEmpty,
);

export interface CatalogueResultsProps {
  query: ListState & { readonly isPlaceholderData: boolean };
  view: CatalogueView | null;
  nearest: readonly ReactNode[];
  card: (entry: CatalogueEntry, eager: boolean) => ReactNode;
  onClear: () => void;
  alsoFound: AlsoFound | null;
}

/** The courses that were found; while others are being searched, the previous ones stay, dimmed. */
export const CatalogueResults = ({ query, view, nearest, card, onClear, alsoFound }: CatalogueResultsProps) => (
  <div className={query.isPlaceholderData ? styles.old : undefined} aria-busy={query.isPlaceholderData}>
    <ListAnswer query={query} skeleton={<CourseGridSkeleton cards={8} />} noun="courses" scrolls>
      {view === null ? null : view.total === 0 ? (
        <Suspense>
          <CatalogueEmpty onClear={onClear} nearest={nearest} alsoFound={alsoFound} />
        </Suspense>
      ) : (
        <CatalogueSections
          sections={view.sections}
          card={card}
          action={(section) =>
            section.key === 'available' && offersCalendar(section.entries) ? (
              <AddAllToCalendar of="member" size="s" />
            ) : null
          }
        />
      )}
    </ListAnswer>
  </div>
);
