import { isRecord } from '@atrium/domain/document/isSame.ts';

/** A group with another value of this name, or, where it is undefined, without it; the order of the others stays. */
export function withValue(group: unknown, name: string, value: unknown): Readonly<Record<string, unknown>> {
  const { [name]: _before, ...others } = isRecord(group) ? group : {};
  if (value === undefined) return others;
  // in its place, so that the order of the fields stays
  const names = isRecord(group) ? Object.keys(group) : [];
  return Object.fromEntries(
    (names.includes(name) ? names : [...names, name]).map((each) => [each, each === name ? value : others[each]]),
  );
}
