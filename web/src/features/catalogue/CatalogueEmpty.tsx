import type { ReactNode } from 'react';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { withoutCourses, type AlsoFound } from './alsoFound.ts';
import styles from './Catalogue.module.css';

export interface CatalogueEmptyProps {
  onClear: () => void;
  /** Cards of the courses nearest to the search text, or to the filters. */
  nearest: readonly ReactNode[];
  alsoFound: AlsoFound | null;
}

const title = 'No courses found. Try adjusting your search filters.';

/**
 * No courses under these filters: a button to clear them, and the nearest courses (CAT-04). Lessons that the search has
 * found come first.
 */
export const CatalogueEmpty = ({ onClear, nearest, alsoFound }: CatalogueEmptyProps) => {
  const clear = (
    <Button variant="line" size={alsoFound?.lessons ? 's' : undefined} onClick={onClear}>
      Clear Search
    </Button>
  );
  return (
    <>
      {withoutCourses(alsoFound) === 'nothing' ? (
        <>
          <EmptyState title={title} action={clear} />
          {alsoFound?.list}
        </>
      ) : (
        <div className={styles.firstFound}>{alsoFound?.list}</div>
      )}
      {withoutCourses(alsoFound) === 'lessons' ? (
        <div className={cx(look.stackS, styles.noCourses)}>
          <p className={look.muted}>{title}</p>
          <Row>{clear}</Row>
        </div>
      ) : null}
      {nearest.length > 0 ? (
        <Section title="Nearest matches" className={styles.nearest}>
          <CourseGrid>{nearest}</CourseGrid>
        </Section>
      ) : null}
    </>
  );
};
