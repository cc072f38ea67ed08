import { matcherOf, matchRoute, type RouteMatch } from './matchRoute.ts';
import { routeTable, studio, type Route } from './routeTable.ts';

/** The pages of the studio with their titles, which only the team's browsers load (STU-05). */
export const studioTitles = [
  { path: '/studio', title: 'Studio' },
  { path: '/studio/calendar', title: 'Calendar' },
  { path: '/studio/team', title: 'Team' },
  { path: '/studio/people', title: 'Members' },
  { path: '/studio/people/add', title: 'Add people' },
  { path: '/studio/people/duplicates', title: 'Same person twice' },
  { path: '/studio/people/{userId}', title: 'Member' },
  { path: '/studio/companies', title: 'Companies' },
  { path: '/studio/companies/new', title: 'New company' },
  { path: '/studio/company/{companyId}', title: 'Company' },
  { path: '/studio/company/{companyId}/sign-on', title: 'Sign-on' },
  { path: '/studio/products', title: 'Products' },
  { path: '/studio/reconciliation', title: 'Reconciliation' },
  { path: '/studio/payments', title: 'Payments' },
  { path: '/studio/audit', title: 'Audit log' },
  { path: '/studio/outbox', title: 'Outbox' },
  { path: '/studio/letters', title: 'Letters' },
  { path: '/studio/letters/{letter}', title: 'Letter' },
  { path: '/studio/certificates-due', title: 'Certificates due' },
  { path: '/studio/health', title: 'Health' },
  { path: '/studio/jobs', title: 'Jobs' },
  { path: '/studio/webhooks', title: 'Webhooks' },
  { path: '/studio/endpoints', title: 'Endpoints' },
  { path: '/studio/flags', title: 'Flags' },
  { path: '/studio/tokens', title: 'API tokens' },
  { path: '/studio/settings', title: 'Settings' },
  { path: '/studio/submissions', title: 'Projects' },
  { path: '/studio/submissions/{submissionId}', title: 'Project' },
  { path: '/studio/running', title: 'Live sessions' },
  { path: '/studio/session/{sessionId}/people', title: 'People of a session' },
  { path: '/studio/pass/{passId}/codes', title: 'Codes' },
  { path: '/studio/{kind}', title: 'Studio' },
  { path: '/studio/{kind}/{documentId}', title: 'Studio' },
  { path: '/studio/{kind}/{documentId}/history', title: 'History' },
  { path: '/studio/{kind}/{documentId}/publish', title: 'Publish' },
] as const;

/** The path of a page of the studio, with its parameters in braces. */
export type StudioPath = (typeof studioTitles)[number]['path'];

const studioRoutes: readonly (Route & { readonly path: StudioPath })[] = studioTitles.map((row) => ({
  ...row,
  ...studio,
}));

/** Matches a path against the pages of the studio alone; null for any other, and for an unknown one. */
export const matchStudio = matcherOf(studioRoutes);

/** Every page of the product by itself, where `routeTable` has one row for the whole studio. */
export const allRoutes: readonly Route[] = [...routeTable.filter(({ isArea }) => isArea !== true), ...studioRoutes];

/** `matchRoute` with each page of the studio by itself, for the server and its tools. */
export function matchPage(path: string): RouteMatch {
  const match = matchRoute(path);
  return match?.kind === 'page' && match.route.isArea === true ? matchStudio(path) : match;
}
