import { checkRequirement } from './checkRoute.ts';
import { routeRequirement } from './routeRequirement.ts';
import { holds, type Viewer } from './viewer.ts';

/**
 * Whether a viewer's company lets its people use the AI tutor (D72): an enterprise must have it enabled and AI features
 * not disabled; anybody else's customer has no say. Asked besides the requirement of /profai/transfer.
 */
export function isTutorAllowed({ customer }: Pick<Viewer, 'customer'>): boolean {
  if (customer?.type !== 'ENTERPRISE') return true;
  return customer.enableProfAI && !customer.disableAIFeatures;
}

const transfer = routeRequirement('/profai/transfer');

/** Whether the AI tutor opens for a viewer; the dashboard then has a link to it (ACC-16, TUT-01). */
export function mayOpenTutor(viewer: Viewer): boolean {
  return checkRequirement(viewer, transfer).ok && isTutorAllowed(viewer);
}

/**
 * Whether pages show the banner of the AI tutor (CAT-11, members.md): people of a company that lets them use it; others
 * unless they hold ai-ondemand. Never where the page it leads to would refuse (D78).
 */
export function seesTutorBanner(viewer: Viewer): boolean {
  if (!mayOpenTutor(viewer)) return false;
  return viewer.customer?.type === 'ENTERPRISE' || !holds(viewer, 'area/ai-ondemand');
}

/** The words that the banner carries for everybody but the people of a company (CAT-11); null for those. */
export function tutorBannerNote({ customer }: Pick<Viewer, 'customer'>): string | null {
  return customer?.type === 'ENTERPRISE' ? null : '6 MONTH BETA ACCESS';
}
