import { listTimeZones } from '#parts/timeZones.ts';
import type { SelectOption } from '#ui/Select.tsx';

/** Every zone of this browser for a list, those of `own` first. `at`: whose offsets are shown, epoch milliseconds. */
export function zoneOptions(at: number, own: readonly string[]): readonly SelectOption[] {
  return listTimeZones(at, own).map(({ id, city, name, offset }) => ({
    value: id,
    label: [city, ...(name === offset ? [] : [name])].join(', ').concat(` (${offset})`),
  }));
}
