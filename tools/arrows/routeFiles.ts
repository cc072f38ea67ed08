/** The routes as access.md §2.1 lists them. */
export const documentRoutes: readonly string[] = [
  '/',
  '/login',
  '/signup',
  '/corp-login',
  '/oauth',
  '/reset-password',
  '/reset-password-confirmation',
  '/set-password',
  '/lms',
  '/preview/{inviteCode}',
  '/pathway/{inviteCode}',
  '/invite-registration/{inviteCode}',
  '/member-directory',
  '/member-directory/{userId}',
  '/member-directory/{userId}/edit',
  '/account-settings',
  '/referrals',
  '/insights',
  '/insights/{insightId}',
  '/mini-mbas',
  '/mini-mbas/{sessionId}',
  '/mini-mbas/{topLevelId}/{groupId}/{videoContentId}',
  '/resources',
  '/resources/{slug}',
  '/courses',
  '/courses/business-archive',
  '/courses/portfolio',
  '/courses/{courseId}',
  '/courses/session/{sessionId}',
  '/courses/session/{topLevelId}/{groupId}/{videoContentId}',
  '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}',
  '/certificates',
  '/certificates/{certificateId}',
  '/resubscribe',
  '/cancel-offer',
  '/coupon-confirmation',
  '/crash-courses',
  '/crash-courses/{certificateId}',
  '/upgrade',
  '/organization',
  '/organization/{customerId}',
  '/organization/{customerId}/employee/{userId}',
  '/organization/employee/{userId}',
  '/profai/transfer',
  '/plan/intro',
  '/drops',
  '/events',
  '/events/{memberEventId}',
];

/** The same path in the router's notation. */
const routerSpelling = (path: string): string => path.replaceAll(/\{(\w+)\}/g, '$$$1');

/**
 * Routes of the document that lack a row in the access table, rows that lack a file, and route files that lack a row.
 */
export function findMissingRoutes(tablePaths: readonly string[], routerPaths: readonly string[]): string[] {
  const rows = new Set(tablePaths);
  const files = new Set(routerPaths.map((path) => (path === '/' ? path : path.replace(/\/$/, ''))));
  const tableRoutes = new Set(tablePaths.map(routerSpelling));
  return [
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
