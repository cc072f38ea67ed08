import { memo, type ReactNode } from 'react';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import { Section } from '#ui/SectionHead.tsx';
import type { CatalogueEntry, CatalogueSectionView } from './catalogueView.ts';
import styles from './Catalogue.module.css';

/** How many pictures of the first section are on the first screen. */
const eagerCards = matchMedia('(min-width: 48rem)').matches ? 4 : 1;

export interface CatalogueSectionsProps {
  sections: readonly CatalogueSectionView[];
  card: (entry: CatalogueEntry, eager: boolean) => ReactNode;
  /** At the right end of a section's head. */
  action?: (section: CatalogueSectionView) => ReactNode;
}

/** The courses in their sections, each with its count (CAT-03); rendered again only with other properties. */
export const CatalogueSections = memo(({ sections, card, action }: CatalogueSectionsProps) =>
  sections.map((section, at) => (
    <Section
      key={section.key}
      title={section.title}
      count={section.count}
      action={action?.(section)}
      className={at === 0 ? styles.first : undefined}
    >
      <CourseGrid before={countCards(sections.slice(0, at))}>
        {section.entries.map((entry, index) => card(entry, at === 0 && index < eagerCards))}
      </CourseGrid>
    </Section>
  )),
);

const countCards = (sections: readonly CatalogueSectionView[]): number =>
  sections.reduce((sum, { entries }) => sum + entries.length, 0);
