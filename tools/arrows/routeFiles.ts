/** The routes that access.md §2.1 lists, without those that it redirects ('- /bootcamps goes to /mini-mbas.'). */
export function readDocumentRoutes(document: string): string[] {
  const section = document.split('### 2.1 ', 2)[1]?.split('\n### ', 1)[0] ?? '';
  const list = section.split('\n').find((line) => line.startsWith('/ (home)')) ?? '';
  const redirects = new Set([...section.matchAll(/^- (\/\S+) goes to /gm)].map(([, from]) => from));
  return [...list.matchAll(/(?:^|; )(\/[^ ;.]*)/g)]
    .map(([, route = '']) => route)
    .filter((route) => !redirects.has(route));
}

/** The same path in the router's notation. */
const routerSpelling = (path: string): string => path.replaceAll(/\{(\w+)\}/g, '$$$1');

/**
 * Routes of the document that lack a row in the access table, rows that lack a file, and route files that lack a row.
 */
export function findMissingRoutes(
  documentRoutes: readonly string[],
  tablePaths: readonly string[],
  routerPaths: readonly string[],
): string[] {
  const rows = new Set(tablePaths);
  const files = new Set(routerPaths.map((path) => (path === '/' ? path : path.replace(/\/$/, ''))));
  const tableRoutes = new Set(tablePaths.map(routerSpelling));
  return [
    ...(documentRoutes.length === 0 ? ['routes: access.md §2.1 lists none, so they were not compared'] : []),
    ...documentRoutes
      .filter((route) => !rows.has(route))
      .map((route) => `routes: ${route} has no row in the access table`),
    ...tablePaths
      .filter((path) => !files.has(routerSpelling(path)))
      .map((path) => `routes: ${path} has no file in web/src/routes`),
    ...[...files]
      .filter((file) => !['', '/$'].includes(file) && !tableRoutes.has(file) && !file.includes('/_'))
      .map((file) => `routes: the file of ${file} has no row in the access table`),
  ];
}

/** The full paths in the generated route tree. */
export function readRouterPaths(routeTree: string): string[] {
  const list = /interface FileRoutesByTo \{([^}]*)\}/.exec(routeTree)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)':/g)].map((match) => match[1] ?? '');
}
