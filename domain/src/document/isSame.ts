/** Whether two values of JSON are the same, in whatever order the fields of objects are. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/** Whether a value is an object of JSON, no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether more than `most` objects and lists are in each other; counted level by level, so that no depth is too much to
 * be counted.
 */
export function isDeeperThan(most: number, value: unknown): boolean {
  const inside = (values: readonly unknown[]): readonly object[] =>
    values.filter((item) => typeof item === 'object' && item !== null);
  let level = inside([value]);
  for (let depth = 0; depth < most; depth += 1)
    level = inside(level.flatMap((item): readonly unknown[] => Object.values(item)));
  return level.length > 0;
}

/** A row of a list by its name, which it keeps wherever it moves. */
export interface NamedRow {
  readonly id: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** What names a row: an id of its own; else the key of an answer, or the priority of a rule. */
const nameFields = ['id', 'key', 'priority'] as const;

/** The rows of a list when each has a name of its own; null for any other value. */
export function rowsOf(value: unknown): readonly NamedRow[] | null {
  if (!Array.isArray(value)) return null;
  const rows: readonly unknown[] = value;
  if (!rows.every(isRecord)) return null;
  const isName = (name: unknown): boolean => typeof name === 'string' || typeof name === 'number';
  const field = nameFields.find((name) => rows.every((row) => isName(row[name])));
  if (field === undefined) return null;
  const named = rows.map((row) => ({ id: String(row[field]), row }));
  return new Set(named.map(({ id }) => id)).size === rows.length ? named : null;
}
