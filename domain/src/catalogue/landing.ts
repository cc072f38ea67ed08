import { isStandardNavigation } from '../access/derived.ts';
import { holds, type Viewer } from '../access/viewer.ts';
import type { CourseType } from '../session/facts.ts';

export type CatalogueLanding =
  | { readonly kind: 'stay' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** 'Hmm... The courses for your account didn't load correctly.' */
  | { readonly kind: 'error' };

export const transactionalSessionsPath = '/my-sessions';

/**
 * Where the catalogue redirects a transactional viewer (CAT-12): the only entitled sprint, else the page of their own
 * sessions, else the error page. Everyone else stays. `entitled` is what getEntitledSessions returns.
 */
export function catalogueLanding(
  viewer: Viewer,
  entitled: readonly { readonly courseId: string; readonly courseType: CourseType }[],
): CatalogueLanding {
  if (!holds(viewer, 'area/mc-transactional') || isStandardNavigation(viewer)) return { kind: 'stay' };
  // several sessions of one sprint count as one sprint
  const sprints = new Set(entitled.filter(({ courseType }) => courseType === 'SPRINT').map(({ courseId }) => courseId));
  const [first] = sprints;
  if (first === undefined) return { kind: 'error' };
  return sprints.size === 1
    ? { kind: 'redirect', to: `/courses/${encodeURIComponent(first)}` }
    : { kind: 'redirect', to: transactionalSessionsPath };
}
