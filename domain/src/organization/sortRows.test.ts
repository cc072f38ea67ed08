import { expect, test } from 'vitest';
import type { Direction } from './figures.ts';
import { sortRows } from './sortRows.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly enrolledOn: string | null;
  readonly views: number;
}
const row = (id: string, given: Partial<Row> = {}): Row => ({
  id,
  title: 'Same',
  enrolledOn: null,
  views: 0,
  ...given,
});
const idsBy = (rows: readonly Row[], key: 'title' | 'enrolledOn' | 'views', direction: Direction): string =>
  sortRows(rows, { key, direction }, ({ id }) => id)
    .map(({ id }) => id)
    .join(' ');

test('[ORG-03] what has no value comes last in both directions', () => {
  const rows = [row('none'), row('late', { enrolledOn: '2026-05-01' }), row('early', { enrolledOn: '2026-02-01' })];
  expect(idsBy(rows, 'enrolledOn', 'ASC')).toBe('early late none');
  expect(idsBy(rows, 'enrolledOn', 'DESC')).toBe('late early none');
});

test('[ORG-03] equal rows are in the order of their ids, in both directions and whatever order they came in', () => {
  const rows = [row('b', { views: 3 }), row('d'), row('a', { views: 3 }), row('c')];
  for (const given of [rows, rows.toReversed()]) {
    expect(idsBy(given, 'views', 'ASC')).toBe('c d a b');
    expect(idsBy(given, 'views', 'DESC')).toBe('a b c d');
    expect(idsBy(given, 'enrolledOn', 'DESC')).toBe('a b c d');
  }
});

test('[ORG-03] numbers are compared as numbers, and equal texts are in the order of their ids', () => {
  const counts = [row('nine', { views: 9 }), row('ten', { views: 10 }), row('hundred', { views: 100 })];
  expect(idsBy(counts, 'views', 'DESC')).toBe('hundred ten nine');
  const texts = [
    row('2', { title: 'b' }),
    row('1', { title: 'b' }),
    row('0', { title: 'c' }),
    row('3', { title: 'a' }),
  ];
  expect(idsBy(texts, 'title', 'ASC')).toBe('3 1 2 0');
  expect(idsBy(texts, 'title', 'DESC')).toBe('0 1 2 3');
});
