import type { FieldValues, Path, PathValue } from 'react-hook-form';

/** The fields of `now` that are not as they were in `sent`; `now` may leave out those that nobody has changed. */
export function changesSince<Values extends FieldValues>(
  sent: Values,
  now: Partial<Values>,
): [Path<Values>, PathValue<Values, Path<Values>>][] {
  return Object.keys(now)
    .filter((name) => JSON.stringify(sent[name]) !== JSON.stringify(now[name]))
    .map((name) => [name as Path<Values>, now[name] as PathValue<Values, Path<Values>>]);
}
