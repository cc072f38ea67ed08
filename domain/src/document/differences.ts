import type { DocumentBody } from './anyDocument.ts';
import { isRecord, isSame, rowsOf } from './isSame.ts';

/** A field that is not as it was; null where it was not, or is no longer. */
export interface FieldDifference {
  /** Rows by their id: `groups.core.title`; the rows' own path where only their order differs. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between two bodies, field by field, in the order of the fields (DOC-05). Null: there was none. */
export function listDifferences(before: DocumentBody | null, after: DocumentBody | null): readonly FieldDifference[] {
  return differencesOf(before ?? {}, after ?? {}, []);
}

function differencesOf(before: unknown, after: unknown, path: readonly string[]): readonly FieldDifference[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differencesOf(before[name], after[name], [...path, name]));
  }
  const [rows, newRows] = [rowsOf(before), rowsOf(after)];
  if (rows === null || newRows === null || rows.length + newRows.length === 0) {
    return [{ path: path.join('.'), before: before ?? null, after: after ?? null }];
  }
  const ids = [...new Set([...rows, ...newRows].map(({ id }) => id))];
  const find = (of: typeof rows, id: string) => of.find((row) => row.id === id)?.row;
  const kept = (of: typeof rows) => of.map(({ id }) => id).filter((id) => find(rows, id) && find(newRows, id));
  const isMoved = !isSame(kept(rows), kept(newRows));
  return [
    ...(isMoved ? [{ path: path.join('.'), before: kept(rows), after: kept(newRows) }] : []),
    ...ids.flatMap((id) => differencesOf(find(rows, id), find(newRows, id), [...path, id])),
  ];
}
