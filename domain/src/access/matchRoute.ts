import { routeRedirects, routeTable, type Route } from './routeTable.ts';

export type RouteParams = Readonly<Record<string, string>>;

export type PageMatch<R extends Route = Route> = {
  readonly kind: 'page';
  readonly route: R;
  readonly params: RouteParams;
};

export type RouteMatch = PageMatch | { readonly kind: 'redirect'; readonly to: string } | null;

/** Literal path segments that are never read as an identifier. */
const reservedWords: Readonly<Record<string, readonly string[]>> = {
  '/courses/{courseId}': ['session', 'ondemand'],
  '/courses/{topLevelId}/{groupId}/{videoContentId}': ['session', 'ondemand', 'business-archive', 'portfolio'],
  '/organization/{customerId}': ['employee', 'seats'],
};

type Pattern = { readonly parts: readonly string[]; readonly reserved: readonly string[]; readonly isArea: boolean };

const findPage = finderOf(routeTable);
const redirects = routeRedirects.map(({ path, to }) => ({ to, pattern: patternOf({ path }) }));

/**
 * Matches a path against the routes (access.md §2.1): a page with its parameters decoded, a redirect with its
 * parameters filled in, or null for the not-found page. A literal segment wins over a parameter; one trailing slash is
 * ignored. Every path of the studio is one page here; `matchPage` tells them apart.
 */
export function matchRoute(path: string): RouteMatch {
  const segments = split(path);
  if (segments === null) return null;
  const page = findPage(segments);
  if (page !== null) return page;
  for (const { to, pattern } of redirects) {
    const params = matchPattern(pattern, segments);
    if (params !== null) return { kind: 'redirect', to: fillPath(to, params) };
  }
  return null;
}

/** Matches paths in the same way against these routes alone; the function that it returns gives null for any other. */
export function matcherOf<R extends Route>(routes: readonly R[]): (path: string) => PageMatch<R> | null {
  const find = finderOf(routes);
  return (path) => {
    const segments = split(path);
    return segments === null ? null : find(segments);
  };
}

function finderOf<R extends Route>(routes: readonly R[]): (segments: readonly string[]) => PageMatch<R> | null {
  // fewer parameters first: a literal segment wins over a parameter
  const pages = routes
    .map((route) => ({ route, pattern: patternOf(route) }))
    .toSorted((a, b) => countParams(a.route.path) - countParams(b.route.path));
  return (segments) => {
    for (const { route, pattern } of pages) {
      const params = matchPattern(pattern, segments);
      if (params !== null) return { kind: 'page', route, params };
    }
    return null;
  };
}

/**
 * Fills parameters into a path pattern, each percent-encoded. Throws when a parameter is missing: a programming error.
 */
export function fillPath(pattern: string, params: RouteParams): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`No value for {${name}} in ${pattern}`);
    return encodeURIComponent(value);
  });
}

function matchPattern({ parts, reserved, isArea }: Pattern, segments: readonly string[]): RouteParams | null {
  if (isArea ? parts.length > segments.length : parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  let first = true;
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith('{')) {
      if (part !== segment) return null;
      continue;
    }
    if (first && reserved.includes(segment)) return null;
    first = false;
    params[part.slice(1, -1)] = segment;
  }
  return params;
}

function patternOf({ path, isArea = false }: { readonly path: string; readonly isArea?: boolean }): Pattern {
  return { parts: path === '/' ? [] : path.slice(1).split('/'), reserved: reservedWords[path] ?? [], isArea };
}

function countParams(pattern: string): number {
  return pattern.split('{').length - 1;
}

function split(path: string): string[] | null {
  if (!path.startsWith('/')) return null;
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (trimmed === '/') return [];
  const segments = trimmed.slice(1).split('/').map(decodeSegment);
  return segments.every((segment) => segment !== null && segment !== '') ? (segments as string[]) : null;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
