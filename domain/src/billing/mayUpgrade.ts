import { checkRoute } from '../access/checkRoute.ts';
import { isOnDemandOnly } from '../access/derived.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Plan } from './plans.ts';

/** Whether a membership or its upgrade is offered to this viewer on the upgrade page (BIL-04). */
export function mayUpgrade(viewer: Viewer): boolean {
  return viewer.accountType === 'LIMITED' || isOnDemandOnly(viewer);
}

/**
 * Whether the upgrade page opens: to whom it offers something, and to staff, to whom it says what it is for (BEG-06);
 * everybody else is redirected home (BIL-04).
 */
export function opensUpgradePage(viewer: Viewer): boolean {
  return viewer.accountType === 'EMPLOYEE' || mayUpgrade(viewer);
}

/**
 * Whether one of the memberships that the upgrade page offers to this viewer opens the page at `path`: by the check of
 * the route, asked for the member that the viewer would be. A refusal leads to the upgrade page only then (ACC-02).
 */
export function upgradeOpens(viewer: Viewer, path: string, plans: readonly Pick<Plan, 'grants'>[]): boolean {
  if (!mayUpgrade(viewer)) return false;
  return plans.some(({ grants }) => {
    const entitlements = [...viewer.entitlements, ...grants];
    return checkRoute({ ...viewer, accountType: 'MEMBER', entitlements }, path).kind === 'allow';
  });
}
