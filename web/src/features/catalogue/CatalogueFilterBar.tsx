import {
  allValue,
  noFilters,
  toggleBookmarked,
  toggleFilter,
  type CatalogueFilters,
} from '@atrium/domain/catalogue/filters.ts';
import { IconAdjustmentsHorizontal, IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip, ChipGroup, FilterPanel } from '#ui/Chip.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { coursesInWords, type FilterButtons } from './filterGroups.ts';
import styles from './Catalogue.module.css';

export interface CatalogueFilterBarProps {
  rows: readonly FilterButtons[];
  filters: CatalogueFilters;
  /** The number of courses under these filters; null while loading. */
  total: number | null;
  onChange: (filters: CatalogueFilters) => void;
}

/** The filter buttons, one row for each group; on a phone they open from one button (CAT-02, CAT-06). */
export const CatalogueFilterBar = (props: CatalogueFilterBarProps) => (
  <>
    <div className={styles.bar}>
      <FilterPanel>
        <FilterRows {...props} />
      </FilterPanel>
    </div>
    <FilterSheet {...props} />
  </>
);

/** The buttons, with the saved-courses toggle before the first group. */
const FilterRows = ({ rows, filters, onChange }: CatalogueFilterBarProps) =>
  rows.map(({ group, label, choices }, at) => (
    <ChipGroup key={group} label={label}>
      {at === 0 ? (
        <Chip
          className={styles.saved}
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
  ));

/** All filters behind one button, for phones. */
const FilterSheet = (props: CatalogueFilterBarProps) => {
  const [opened, setOpened] = useState(false);
  const { filters, total, onChange } = props;
  const active = filters.meta.length + filters.topic.length + filters.stack.length + filters.difficulty.length;
  const chosen = active + (filters.bookmarked ? 1 : 0);
  const close = () => {
    setOpened(false);
  };
  return (
    <div className={styles.sheet}>
      <Button
        variant="line"
        wide
        icon={<IconAdjustmentsHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
        }}
      >
        {chosen === 0 ? 'Filters' : `Filters (${String(chosen)})`}
      </Button>
      {opened ? (
        <Dialog
          opened
          onClose={close}
          title="Filters"
          actions={
            <>
              <Button
                variant="line"
                onClick={() => {
                  onChange({ ...noFilters, q: filters.q });
                }}
              >
                Clear all
              </Button>
              <Button onClick={close}>{total === null ? 'Show courses' : `Show ${coursesInWords(total)}`}</Button>
            </>
          }
        >
          <div className={styles.choices}>
            <FilterRows {...props} />
          </div>
        </Dialog>
      ) : null}
    </div>
  );
};
