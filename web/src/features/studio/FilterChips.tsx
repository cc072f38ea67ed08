import { Chip, ChipGroup } from '#ui/Chip.tsx';

export interface FilterChipsProps<Value> {
  /** What the group is called. */
  name: string;
  options: readonly { readonly label: string; readonly value: Value }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Chips above a list, of which one is on (STU-04). */
export const FilterChips = <Value,>({ name, options, value: chosen, onChange }: FilterChipsProps<Value>) => (
  <ChipGroup name={name}>
    {options.map(({ label, value }) => (
      <Chip
        key={label}
        pressed={value === chosen}
        onClick={() => {
          onChange(value);
        }}
      >
        {label}
      </Chip>
    ))}
  </ChipGroup>
);
