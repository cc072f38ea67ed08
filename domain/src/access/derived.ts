import type { AreaKey } from './entitlement.ts';
import { holdsAny, type Viewer } from './viewer.ts';

export const standardAreas = [
  'area/mcsc-unlimited',
  'area/ai-academy',
  'area/ai-ondemand',
] as const satisfies readonly AreaKey[];

/** Standard navigation: unlimited, AI academy or AI on-demand (access.md §2.3, ACC-19). */
export function isStandardNavigation(viewer: Viewer): boolean {
  return holdsAny(viewer, standardAreas);
}

/** AI academy: ai-academy or ai-ondemand (ACC-19). */
export function isAiAcademy(viewer: Viewer): boolean {
  return holdsAny(viewer, ['area/ai-academy', 'area/ai-ondemand']);
}

/** Any transactional: mc-transactional or crash-courses (ACC-19). */
export function isAnyTransactional(viewer: Viewer): boolean {
  return holdsAny(viewer, ['area/mc-transactional', 'area/crash-courses']);
}

/** Limited exclusive: mc-limited is the only area held (ACC-19). */
export function isLimitedExclusive(viewer: Viewer): boolean {
  const held = viewer.entitlements.filter((key) => key.startsWith('area/'));
  return held.length > 0 && held.every((key) => key === 'area/mc-limited');
}

/** Crash courses, then a subscription: standard navigation plus crash-courses (ACC-19). */
export function isCrashCoursesThenSubscription(viewer: Viewer): boolean {
  return isStandardNavigation(viewer) && holdsAny(viewer, ['area/crash-courses']);
}

/** On-demand only: ai-ondemand without a plan that includes live courses (learning.md §6). */
export function isOnDemandOnly(viewer: Viewer): boolean {
  return holdsAny(viewer, ['area/ai-ondemand']) && !holdsAny(viewer, ['area/mcsc-unlimited', 'area/ai-academy']);
}

/** Which of home's three bodies this viewer sees (D5, HOM-01, HOM-02). */
export function homeBody(viewer: Viewer): 'member' | 'limited' | 'transactional' {
  if (isStandardNavigation(viewer)) return 'member';
  return viewer.accountType === 'LIMITED' ? 'limited' : 'transactional';
}

/** Whether this person's plan has ended: alumni and post-trial accounts. */
export function isLapsed(viewer: Viewer): boolean {
  return viewer.accountType === 'ALUMNI' || viewer.accountType === 'POST_TRIAL';
}

/** Whether the dashboard of their company is the only area that somebody holds, as after its contract (D97, COM-02). */
export function isDashboardOnly(viewer: Viewer): boolean {
  const held = viewer.entitlements.filter((key) => key.startsWith('area/'));
  return held.length > 0 && held.every((key) => key === 'area/enterprise-dashboard');
}

/**
 * Where someone goes who asks for no page in particular: resubscribe when the plan has ended, the dashboard where that
 * is all they have (D97), else home (D5).
 */
export function defaultPath(viewer: Viewer): string {
  if (isLapsed(viewer)) return '/resubscribe';
  return viewer.accountType === 'MEMBER' && isDashboardOnly(viewer) ? '/organization' : '/';
}
