/** The parameters of a request, nested as its brackets say: `a[b][0]=c` is `{a: {b: {0: 'c'}}}`. */
export interface Params {
  readonly [name: string]: string | Params;
}

const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a query or a form body of Stripe's API. */
export function readParams(text: string): Params {
  const root: Record<string, string | Params> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    if (path.length === 0 || path.some((part) => forbidden.has(part))) continue;
    let at = root;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      const inner: Record<string, string | Params> = typeof next === 'object' ? { ...next } : {};
      at[part] = inner;
      at = inner;
    }
    // `expand[]=` has no index of its own
    const last = path.at(-1) ?? '';
    const key = name.endsWith('[]') ? String(Object.keys(valueAt(at, last)).length) : last;
    if (!name.endsWith('[]')) at[key] = value;
    else at[last] = { ...valueAt(at, last), [key]: value };
  }
  return root;
}

function valueAt(at: Params, name: string): Params {
  const value = at[name];
  return typeof value === 'object' ? value : {};
}

/** The text under a name; undefined without one. */
export function textOf(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
}

/** The nested parameters under a name; none when there are none. */
export function paramsOf(params: Params, name: string): Params {
  return valueAt(params, name);
}

/** The values of a list, whose indexes are names. */
export function listOf(params: Params, name: string): (string | Params)[] {
  return Object.values(paramsOf(params, name));
}

export function textsOf(params: Params): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
