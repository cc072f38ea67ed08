import type { SortBy } from './figures.ts';

type Cell = string | number | boolean | null;

/**
 * Rows by one of their columns: what has no value comes last in both directions, and equal ones are in the order of
 * their ids (D61). Texts are compared as they are: titles by their `titleOrder`.
 */
export function sortRows<Key extends string, Row extends Readonly<Record<Key, Cell>>>(
  rows: readonly Row[],
  { key, direction }: SortBy<Key>,
  idOf: (row: Row) => string,
): Row[] {
  const sign = direction === 'ASC' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other]: readonly [Cell, Cell] = [a[key], b[key]];
    if (one === null || other === null) {
      if (one !== other) return one === null ? 1 : -1;
    } else {
      const order = compare(one, other) * sign;
      if (order !== 0) return order;
    }
    return idOf(a) < idOf(b) ? -1 : 1;
  });
}

function compare(one: NonNullable<Cell>, other: NonNullable<Cell>): number {
  if (typeof one !== 'string' || typeof other !== 'string') return Number(one) - Number(other);
  return one === other ? 0 : one < other ? -1 : 1;
}
