import { homeBody } from '../access/derived.ts';
import { hasLearningPlans } from '../access/learningPlans.ts';
import type { Viewer } from '../access/viewer.ts';

/** Which parts of the home page its document asks for besides those that everybody has (HOM-01, HOM-02). */
export interface HomeParts {
  readonly withMembers: boolean;
  readonly withEvents: boolean;
  readonly withPlan: boolean;
}

/** The parts of this viewer's home; the page and the server, which sends its data with the page, ask the same. */
export const homeParts = (viewer: Viewer): HomeParts => ({
  withMembers: showsMembers(viewer),
  withEvents: showsEvents(viewer),
  withPlan: homeBody(viewer) === 'member' && hasLearningPlans(viewer),
});

/** Whether this viewer's home shows 'Meet our members'. */
function showsMembers(viewer: Viewer): boolean {
  return (
    homeBody(viewer) === 'member' &&
    viewer.customizations.homePageConfig?.hideMeetOurMembers !== true &&
    viewer.customer?.hideMemberProfile !== true
  );
}

/** Whether this viewer's home shows 'Upcoming events'. */
function showsEvents(viewer: Viewer): boolean {
  return homeBody(viewer) === 'member' && viewer.customizations.homePageConfig?.hideUpcomingEvents !== true;
}
