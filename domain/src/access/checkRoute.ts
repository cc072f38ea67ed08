import type { Refusal } from '../errors.ts';
import { refusalSaying, unauthorized } from '../refusals.ts';
import type { AccountType } from './accountType.ts';
import { defaultPath, isLapsed, isLimitedExclusive } from './derived.ts';
import { matchRoute } from './matchRoute.ts';
import { refusalSentence } from './refusalSentence.ts';
import {
  defaultAccountTypes,
  defaultAreas,
  notAuthorizedPath,
  secondFactorPath,
  type Requirement,
  type Route,
} from './routeTable.ts';
import { signedOutTarget, wantedPath } from './signIn.ts';
import type { Stranger, Viewer } from './viewer.ts';

export type RouteCheck =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly reason: 'REFUSED'; readonly refusal: Refusal }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly reason: 'MOVED' | 'ALREADY_SIGNED_IN';
      readonly refusal: null;
    }
  | { readonly kind: 'pageLock'; readonly refusal: Refusal }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'signIn'; readonly to: string };

export type RequirementCheck = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

const allow = { kind: 'allow' } as const;

/**
 * Decides what happens when someone opens a path (access.md §2.2, §2.3; D6; ACC-01 to ACC-18).
 * `search` is the address's query with its '?', or ''. `pageLock` comes before any redirect (NAV-07).
 */
export function checkRoute(viewer: Viewer | Stranger, path: string, search = ''): RouteCheck {
  const match = matchRoute(path);
  if (match === null) return { kind: 'notFound' };
  if (match.kind === 'redirect') return { kind: 'redirect', to: match.to + search, reason: 'MOVED', refusal: null };
  const { route } = match;
  if (viewer === null) return route.public ? allow : { kind: 'signIn', to: signedOutTarget(path + search) };
  if (route.staff && viewer.staff === null) return { kind: 'notFound' };
  // nothing else answers to staff until their second factor is there (STF-02)
  if (viewer.staff?.factor === 'OVERDUE' && route.path !== secondFactorPath) {
    const refusal = refusalSaying('SECOND_FACTOR_NEEDED', 'Add a second factor to your account first.');
    return { kind: 'redirect', to: secondFactorPath, reason: 'REFUSED', refusal };
  }
  if (route.guestOnly) return leaveSignIn(viewer, search);
  if (route.public) return allow;
  return checkRow(viewer, route);
}

/** The check of one signed-in viewer against one row of the route table. */
export function checkRow(viewer: Viewer, route: Route): RouteCheck {
  if (isLocked(viewer, route))
    return { kind: 'pageLock', refusal: forbidden('ENTITLEMENT', unlockOf(route), { subject: 'page' }) };
  const check = checkRequirement(viewer, route, 'page');
  if (check.ok) return allow;
  return { kind: 'redirect', to: refusedTarget(viewer, route), reason: 'REFUSED', refusal: check.refusal };
}

/**
 * Whether a viewer meets a requirement, on either side of the wire: account type, then flags, then entitlements (D6).
 * Refusals: UNAUTHENTICATED for a visitor, else FORBIDDEN with reason ACCOUNT_TYPE, FLAG or ENTITLEMENT, and as its
 * message the sentence for the reader. `subject`: what the sentence calls it.
 */
export function checkRequirement(
  viewer: Viewer | Stranger,
  requirement: Requirement,
  subject?: 'page' | 'session',
): RequirementCheck {
  const allowed: readonly AccountType[] = requirement.accountTypes ?? defaultAccountTypes;
  const refuse = (reason: Parameters<typeof forbidden>[0], unlock: readonly string[]): RequirementCheck => ({
    ok: false,
    refusal: forbidden(reason, unlock, { subject, forMembers: allowed.includes('MEMBER') }),
  });
  if (viewer === null) return { ok: false, refusal: refusalSaying('UNAUTHENTICATED', unauthorized) };
  if (!allowed.includes(viewer.accountType)) return refuse('ACCOUNT_TYPE', []);
  if (requirement.areaFlags?.some((flag) => !viewer.flags[flag])) return refuse('FLAG', []);
  const listed = unlockOf(requirement);
  if (isLocked(viewer, requirement)) return refuse('ENTITLEMENT', listed);
  if (listed.length > 0 && !listed.some((key) => viewer.entitlements.includes(key))) {
    return refuse('ENTITLEMENT', listed);
  }
  return { ok: true };
}

/** Whether a limited account, which holds nothing else, meets the page-lock dialog here (NAV-07). */
function isLocked(viewer: Viewer, { pageLock }: Requirement): boolean {
  return pageLock === true && viewer.accountType === 'LIMITED' && isLimitedExclusive(viewer);
}

/** Whether the page at this path would open for the viewer; menus ask before they show a link. */
export function isPathPermitted(viewer: Viewer, path: string): boolean {
  return checkRoute(viewer, path).kind === 'allow';
}

function leaveSignIn(viewer: Viewer, search: string): RouteCheck {
  const to = wantedPath(search) ?? defaultPath(viewer);
  return { kind: 'redirect', to, reason: 'ALREADY_SIGNED_IN', refusal: null };
}

function refusedTarget(viewer: Viewer, route: Route): string {
  if (isLapsed(viewer)) return '/resubscribe';
  if (viewer.accountType === 'LIMITED' && viewer.entitlements.includes('area/mc-limited')) return '/';
  return route.unauthorizedRedirectPath ?? notAuthorizedPath;
}

/** The keys of which any one is enough; none for a requirement that is open (ACC-04). */
export function unlockOf(requirement: Requirement): readonly string[] {
  return requirement.areaEntitlements ?? defaultAreas;
}

/** FORBIDDEN, with the sentence that says why (D7). */
export function forbidden(
  reason: 'ACCOUNT_TYPE' | 'FLAG' | 'ENTITLEMENT',
  unlock: readonly string[],
  { subject, forMembers }: { readonly subject?: 'page' | 'session' | undefined; readonly forMembers?: boolean } = {},
): Refusal {
  const words = refusalSentence({ reason, unlock, ...(forMembers !== undefined && { forMembers }) }, subject);
  return refusalSaying('FORBIDDEN', words, { reason, unlock });
}
