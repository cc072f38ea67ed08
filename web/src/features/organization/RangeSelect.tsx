import { filterOf, type FigureFilter } from '@atrium/domain/organization/figures.ts';
import { SlimSelect } from '#ui/Select.tsx';
import { rangeOptions } from './range.ts';

interface RangeSelectProps {
  value: FigureFilter;
  onChange: (range: FigureFilter) => void;
}

/** The range of days that figures are of (ORG-02). */
export const RangeSelect = ({ value, onChange }: RangeSelectProps) => (
  <SlimSelect
    label="Time range"
    value={value}
    options={rangeOptions}
    onChange={(event) => {
      onChange(filterOf(event.target.value));
    }}
  />
);
