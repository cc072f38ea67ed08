import type { FieldValues, Path, PathValue } from 'react-hook-form';

/** The fields that were changed while a save was under way. */
export function changesSince<Values extends FieldValues>(
  sent: Values,
  now: Values,
): [Path<Values>, PathValue<Values, Path<Values>>][] {
  return Object.keys(now)
    .filter((name) => JSON.stringify(sent[name]) !== JSON.stringify(now[name]))
    .map((name) => [name as Path<Values>, now[name] as PathValue<Values, Path<Values>>]);
}
