import type { DocumentBody } from './anyDocument.ts';
import { isRecord, isSame } from './isSame.ts';

/** What has changed of a body, and what that was. */
interface ChangedParts {
  readonly body: DocumentBody;
  readonly began: DocumentBody;
}

/**
 * The fields that have changed; of a list of rows, those that are as before are sent by their ids alone, so that one
 * row of a long list is a small request. `fillParts` is the other half.
 */
export function changedParts(began: DocumentBody, body: DocumentBody): ChangedParts {
  const parts: Record<string, readonly [before: unknown, after: unknown]> = {};
  for (const name of Object.keys(body)) {
    if (!isSame(began[name], body[name])) parts[name] = shortened(began[name], body[name]);
  }
  return {
    body: Object.fromEntries(Object.entries(parts).map(([name, [, after]]) => [name, after])),
    began: Object.fromEntries(
      Object.entries(parts)
        .filter(([name]) => name in began)
        .map(([name, [before]]) => [name, before]),
    ),
  };
}

function shortened(before: unknown, after: unknown): readonly [unknown, unknown] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after];
  const [old, now] = [byId(before), byId(after)];
  if (old === null || now === null) return [before, after];
  const isKept = (id: string): boolean => old.has(id) && now.has(id) && isSame(old.get(id), now.get(id));
  const short = (rows: ReadonlyMap<string, unknown>): unknown[] =>
    [...rows].map(([id, row]) => (isKept(id) ? { id } : row));
  return [short(old), short(now)];
}

/** What was sent of a body, with the rows of the newest one that were sent by their ids alone. */
export function fillParts(newest: DocumentBody, parts: DocumentBody): DocumentBody {
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => {
      const known = Array.isArray(newest[name]) ? byId(newest[name] as readonly unknown[]) : null;
      if (known === null || !Array.isArray(value)) return [name, value];
      return [name, value.map((row: unknown) => (isIdAlone(row) ? (known.get(row.id) ?? row) : row))];
    }),
  );
}

const isIdAlone = (row: unknown): row is { readonly id: string } =>
  isRecord(row) && typeof row['id'] === 'string' && Object.keys(row).length === 1;

/** Rows by their ids; null where one has none, or two have the same. */
function byId(rows: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  const named = rows.flatMap((row) =>
    isRecord(row) && typeof row['id'] === 'string' ? [[row['id'], row] as const] : [],
  );
  const found = new Map<string, unknown>(named);
  return found.size === rows.length ? found : null;
}
