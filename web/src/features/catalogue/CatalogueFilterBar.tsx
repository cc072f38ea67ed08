import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { allValue, toggleBookmarked, toggleFilter, type CatalogueFilters } from '@atrium/domain/catalogue/filters.ts';
import { Chip, ChipGroup, FilterPanel } from '../../ui/Chip.tsx';
import type { FilterButtons } from './filterGroups.ts';

export interface CatalogueFilterBarProps {
  rows: readonly FilterButtons[];
  filters: CatalogueFilters;
  onChange: (filters: CatalogueFilters) => void;
}

/** The filter buttons, a row a group; the saved-courses toggle stands before the first (CAT-02, CAT-06). */
export const CatalogueFilterBar = ({ rows, filters, onChange }: CatalogueFilterBarProps) => (
  <FilterPanel>
    {rows.map(({ group, label, choices }, at) => (
      <ChipGroup key={group} label={label}>
        {at === 0 ? (
          <Chip
            pressed={filters.bookmarked}
            icon={filters.bookmarked ? <IconBookmarkFilled aria-hidden="true" /> : <IconBookmark aria-hidden="true" />}
            onClick={() => {
              onChange(toggleBookmarked(filters));
            }}
          >
            Saved
          </Chip>
        ) : null}
        <Chip
          pressed={filters[group].length === 0}
          onClick={() => {
            onChange(toggleFilter(filters, group, allValue, []));
          }}
        >
          All
        </Chip>
        {choices.map(({ value, label: name }) => (
          <Chip
            key={value}
            pressed={filters[group].includes(value)}
            onClick={() => {
              const options = choices.map((choice) => choice.value);
              onChange(toggleFilter(filters, group, value, options));
            }}
          >
            {name}
          </Chip>
        ))}
      </ChipGroup>
    ))}
  </FilterPanel>
);
