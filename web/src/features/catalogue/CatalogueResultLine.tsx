import { noFilters, type CatalogueFilters, type FilterGroup } from '@atrium/domain/catalogue/filters.ts';
import { Button } from '#ui/Button.tsx';
import { ChipGroup, RemovableChip } from '#ui/Chip.tsx';
import { offlineWords } from '#ui/offlineWords.ts';
import { withoutCourses, type AlsoFound } from './alsoFound.ts';
import { coursesInWords, filterLabel } from './filterGroups.ts';
import styles from './Catalogue.module.css';

const groups: readonly FilterGroup[] = ['meta', 'difficulty', 'topic', 'stack'];

export interface CatalogueResultLineProps {
  /** Null while loading. */
  total: number | null;
  filters: CatalogueFilters;
  alsoFound: AlsoFound | null;
  /** The filters wait for the connection, and the courses of the previous ones are shown. */
  offline?: boolean;
  onChange: (filters: CatalogueFilters) => void;
}

/** The number of courses, announced when it changes. */
export const CatalogueCount = ({
  total,
  alsoFound,
  offline = false,
}: Pick<CatalogueResultLineProps, 'total' | 'alsoFound' | 'offline'>) => {
  // announced once, when the number of lessons is known, too
  const isKnown = total !== 0 || withoutCourses(alsoFound) !== 'searching';
  return (
    <p role="status">
      {offline ? offlineWords : total === null || !isKnown ? null : <b>{foundInWords(total, alsoFound)}</b>}
    </p>
  );
};

/** The active filters, each removable; nothing without one. */
export const ActiveFilters = ({ filters, onChange }: Pick<CatalogueResultLineProps, 'filters' | 'onChange'>) => {
  const active = [
    ...(filters.q === '' ? [] : [{ key: 'q', label: `“${filters.q}”`, without: { ...filters, q: '' } }]),
    ...(filters.bookmarked ? [{ key: 'b', label: 'Saved', without: { ...filters, bookmarked: false } }] : []),
    ...groups.flatMap((group) =>
      filters[group].map((value) => ({
        key: `${group}:${value}`,
        label: filterLabel(group, value),
        without: { ...filters, [group]: filters[group].filter((item) => item !== value) },
      })),
    ),
  ];
  if (active.length === 0) return null;
  return (
    <ChipGroup name="Active filters">
      {active.map(({ key, label, without }) => (
        <RemovableChip
          key={key}
          onRemove={() => {
            onChange(without);
          }}
        >
          {label}
        </RemovableChip>
      ))}
      <Button
        variant="bare"
        size="s"
        onClick={() => {
          onChange(noFilters);
        }}
      >
        Clear all
      </Button>
    </ChipGroup>
  );
};

/** Both in one line. */
export const CatalogueResultLine = ({ total, filters, alsoFound, offline, onChange }: CatalogueResultLineProps) => (
  <div className={styles.result}>
    <CatalogueCount total={total} alsoFound={alsoFound} {...(offline !== undefined && { offline })} />
    <ActiveFilters filters={filters} onChange={onChange} />
  </div>
);

/** '12 courses'; without courses also the lessons, which the page shows instead: '0 courses, 8 lessons'. */
function foundInWords(total: number, alsoFound: AlsoFound | null): string {
  const lessons = total === 0 ? (alsoFound?.lessons ?? 0) : 0;
  if (lessons === 0) return coursesInWords(total);
  return `${coursesInWords(total)}, ${lessons === 1 ? '1 lesson' : `${String(lessons)} lessons`}`;
}
