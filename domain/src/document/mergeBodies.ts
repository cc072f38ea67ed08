import type { DocumentBody } from './anyDocument.ts';
import { isRecord, isSame, rowsOf, type NamedRow } from './isSame.ts';

/** A field that two people have changed to different values; null where one has removed it. */
export interface FieldConflict {
  /** As of a `DocumentFault`, but rows by their id: `groups.core.title`. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Merged<Value> {
  readonly value: Value;
  readonly conflicts: readonly FieldConflict[];
}

/**
 * What two people made of the same body: fields that only one has changed are as they left them, and one that both have
 * changed to different values is a conflict (DOC-02). Rows are merged by their names, wherever they moved. The value
 * has mine in a conflict.
 */
export function mergeBodies(base: DocumentBody, mine: DocumentBody, theirs: DocumentBody): Merged<DocumentBody> {
  const { value, conflicts } = mergeValues(base, mine, theirs, []);
  return { value: value as DocumentBody, conflicts };
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown, path: readonly string[]): Merged<unknown> {
  if (isSame(mine, theirs) || isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const fields = names.map(
      (name) => [name, mergeValues(base[name], mine[name], theirs[name], [...path, name])] as const,
    );
    return {
      value: Object.fromEntries(
        fields.filter(([, { value }]) => value !== undefined).map(([name, { value }]) => [name, value]),
      ),
      conflicts: fields.flatMap(([, { conflicts }]) => conflicts),
    };
  }
  const [baseRows, myRows, theirRows] = [rowsOf(base), rowsOf(mine), rowsOf(theirs)];
  if (baseRows !== null && myRows !== null && theirRows !== null) return mergeRows(baseRows, myRows, theirRows, path);
  return conflict(mine, theirs, path);
}

const conflict = (mine: unknown, theirs: unknown, path: readonly string[]): Merged<unknown> => ({
  value: mine ?? theirs,
  conflicts: [{ path: path.join('.'), mine: mine ?? null, theirs: theirs ?? null }],
});

type Rows = readonly NamedRow[];

function mergeRows(base: Rows, mine: Rows, theirs: Rows, path: readonly string[]): Merged<unknown> {
  const before = byId(base);
  const [my, their] = [byId(mine), byId(theirs)];
  const inAll = (rows: Rows): string[] =>
    rows.map(({ id }) => id).filter((id) => before.has(id) && my.has(id) && their.has(id));
  const [order, myOrder, theirOrder] = [inAll(base), inAll(mine), inAll(theirs)];
  const haveI = !isSame(order, myOrder);
  const isOrderOpen = haveI && !isSame(order, theirOrder) && !isSame(myOrder, theirOrder);
  const [first, second] = haveI ? [mine, theirs] : [theirs, mine];
  const ids = [...new Set([...first, ...second].map(({ id }) => id))];
  const merged = ids.map((id) => mergeRow(before.get(id), my.get(id), their.get(id), [...path, id]));
  return {
    value: merged.map(({ value }) => value).filter((value) => value !== undefined),
    conflicts: [
      ...(isOrderOpen ? [{ path: path.join('.'), mine: myOrder, theirs: theirOrder }] : []),
      ...merged.flatMap(({ conflicts }) => conflicts),
    ],
  };
}

/** A row that one has removed and the other has changed is a conflict; removed and left alone, it is gone. */
function mergeRow(base: unknown, mine: unknown, theirs: unknown, path: readonly string[]): Merged<unknown> {
  if (mine === undefined && isSame(base, theirs)) return { value: undefined, conflicts: [] };
  if (theirs === undefined && isSame(base, mine)) return { value: undefined, conflicts: [] };
  return mergeValues(base, mine, theirs, path);
}

const byId = (rows: Rows): ReadonlyMap<string, NamedRow['row']> => new Map(rows.map(({ id, row }) => [id, row]));
