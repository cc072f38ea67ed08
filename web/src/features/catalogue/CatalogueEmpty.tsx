import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import styles from './Catalogue.module.css';

export interface CatalogueEmptyProps {
  onClear: () => void;
  /** Cards of the courses nearest to the search text. */
  nearest: readonly ReactNode[];
}

/** No courses under these filters: a button to clear them, and the nearest courses (CAT-04). */
export const CatalogueEmpty = ({ onClear, nearest }: CatalogueEmptyProps) => (
  <>
    <EmptyState
      title="No courses found. Try adjusting your search filters."
      action={
        <Button variant="line" onClick={onClear}>
          Clear Search
        </Button>
      }
    />
    {nearest.length > 0 ? (
      <Section title="Nearest matches" className={styles.nearest}>
        <CourseGrid>{nearest}</CourseGrid>
      </Section>
    ) : null}
  </>
);
