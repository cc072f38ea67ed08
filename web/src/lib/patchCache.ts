import type { QueryClient } from '@tanstack/react-query';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Changes an object in every cached query: each cached object that `concerns` selects gets the fields of `patch` that
 * it already has. Other objects keep their identity, so that only the components that show a changed object render
 * again.
 */
export function patchCache(
  queryClient: QueryClient,
  concerns: (object: Fields, queryKey: readonly unknown[]) => boolean,
  patch: Fields,
): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data, dataUpdatedAt, isInvalidated } = query.state;
    const next = patched(data, (object) => concerns(object, query.queryKey), patch);
    if (next === data) continue;
    // keeps the age of the answer, and that it is to be fetched again: only this part of it is known to be new
    queryClient.setQueryData(query.queryKey, next, { updatedAt: dataUpdatedAt });
    if (isInvalidated) query.invalidate();
  }
}

/** The same value with the selected objects changed; the value itself when nothing changed. */
export function patched(value: unknown, concerns: (object: Fields) => boolean, patch: Fields): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const next = items.map((item) => patched(item, concerns, patch));
    return next.some((item, at) => item !== items[at]) ? next : value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  const changes = entries.flatMap(([name, old]) => {
    const next = patched(old, concerns, patch);
    return next === old ? [] : [[name, next] as const];
  });
  const own = concerns(value) ? entries.filter(([name, old]) => name in patch && patch[name] !== old) : [];
  if (changes.length === 0 && own.length === 0) return value;
  return { ...value, ...Object.fromEntries(changes), ...Object.fromEntries(own.map(([name]) => [name, patch[name]])) };
}

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
