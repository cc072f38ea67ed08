import { resourceTypeLabels, resourceTypes } from '@atrium/domain/resource/library.ts';
import type { ResourcesPageQuery } from '#lib/gql/graphql.ts';
import { Chip, ChipGroup, FilterPanel } from '#ui/Chip.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { toggled, type ResourceFilters } from './resourceFilters.ts';
import { typeIcons } from './TypeMark.tsx';
import styles from './Resource.module.css';

type Facets = NonNullable<ResourcesPageQuery['listResources']>['facets'];

interface ResourceRefinementsProps {
  /** Null before the first answer, and without one. */
  facets: Facets | null;
  /** Whether an answer is awaited: until then the row of stacks keeps its place. */
  loading: boolean;
  filters: ResourceFilters;
  onChange: (filters: ResourceFilters) => void;
}

/** The refinements 'Resource Type' and 'Stack', each value with its count (RES-01). */
export const ResourceRefinements = ({ facets, loading, filters, onChange }: ResourceRefinementsProps) => {
  const countOf = (facet: keyof Facets, value: string): number | null =>
    facets === null ? null : (facets[facet].find((item) => item.value === value)?.count ?? 0);
  // a chosen value without resources stays, so that it can be removed
  const stacks = [...new Set([...(facets?.stacks.map(({ value }) => value) ?? []), ...filters.stacks])].sort();
  return (
    <FilterPanel>
      <ChipGroup label="Resource Type">
        {resourceTypes.map((type) => {
          const Icon = typeIcons[type];
          return (
            <Chip
              key={type}
              pressed={filters.types.includes(type)}
              icon={<Icon aria-hidden="true" />}
              onClick={() => {
                onChange({ ...filters, types: toggled(filters.types, type), page: 1 });
              }}
            >
              {resourceTypeLabels[type]}
              <Count of={countOf('types', type)} />
            </Chip>
          );
        })}
      </ChipGroup>
      {stacks.length === 0 && !loading ? null : (
        <ChipGroup label="Stack">
          {stacks.map((stack) => (
            <Chip
              key={stack}
              pressed={filters.stacks.includes(stack)}
              onClick={() => {
                onChange({ ...filters, stacks: toggled(filters.stacks, stack), page: 1 });
              }}
            >
              {stack}
              <Count of={countOf('stacks', stack)} />
            </Chip>
          ))}
        </ChipGroup>
      )}
    </FilterPanel>
  );
};

const Count = ({ of }: { of: number | null }) =>
  of === null ? null : <span className={cx(look.num, styles.count)}>{of}</span>;
