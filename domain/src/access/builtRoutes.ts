import { matchRoute } from './matchRoute.ts';

/**
 * Pages that the route table already holds but that are not built yet: each shows a placeholder, and nothing links to
 * it (D78). Remove a path from this list when its page is built.
 */
export const soonPaths: readonly string[] = [
  '/preview/{inviteCode}',
  '/pathway/{inviteCode}',
  '/invite-registration/{inviteCode}',
  '/verify/{credentialId}',
  '/member-directory',
  '/member-directory/{userId}',
  '/member-directory/{userId}/edit',
  '/account-settings',
  '/referrals',
  '/insights',
  '/insights/{insightId}',
  '/organization',
  '/organization/employee/{userId}',
  '/organization/{customerId}',
  '/organization/{customerId}/employee/{userId}',
  '/resources',
  '/resources/{slug}',
  '/courses/business-archive',
  '/courses/portfolio',
  '/certificates',
  '/certificates/{certificateId}',
  '/crash-courses',
  '/crash-courses/{certificateId}',
  '/cancel-offer',
  '/coupon-confirmation',
  '/plan/intro',
  '/plan/quiz',
];

/**
 * Whether a page of ours is built at this address; query and hash are ignored. False as well for an address that is
 * none of our routes.
 */
export function isBuilt(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  const match = matchRoute(path);
  if (match === null) return false;
  return match.kind === 'redirect' ? isBuilt(match.to) : !soonPaths.includes(match.route.path);
}
