import type { QueryClient } from '@tanstack/react-query';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Changes an object wherever the pages have it: each cached object that `concerns` gets the fields of `patch` that it
 * already has. What is not concerned keeps its identity, so that only the parts that show it draw anew.
 */
export function patchCache(queryClient: QueryClient, concerns: (one: Fields) => boolean, patch: Fields): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data } = query.state;
    const next = patched(data, concerns, patch);
    // the age of the answer stays: only this part of it is known to be new
    if (next !== data) queryClient.setQueryData(query.queryKey, next, { updatedAt: query.state.dataUpdatedAt });
  }
}

/** The same value with the concerned objects changed; the value itself where nothing is. */
export function patched(value: unknown, concerns: (one: Fields) => boolean, patch: Fields): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const next = items.map((one) => patched(one, concerns, patch));
    return next.some((one, at) => one !== items[at]) ? next : value;
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
