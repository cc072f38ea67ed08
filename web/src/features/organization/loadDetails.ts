import { importPart } from '#lib/importPart.ts';
import { isFirstView } from '#ui/drawLater.ts';
import type { DashboardDetails } from './DashboardDetails.tsx';

let known: DashboardDetails | null = null;

/** The charts and the tables of the dashboard, once they are loaded. */
export const knownDetails = (): DashboardDetails | null => known;

/** Loads them, once. Rejects when that fails; the next call tries again. */
export async function loadDetails(): Promise<DashboardDetails> {
  return (known ??= (await importPart(() => import('./DashboardDetails.tsx'))).dashboardDetails);
}

/**
 * Resolves when the page can be drawn as high as it was left, to which a reload and Back return. Where the page is
 * opened first, at its top, they load when the figures have rendered; a failure is shown in their place.
 */
export async function detailsStand(): Promise<void> {
  if (!isFirstView()) await loadDetails().catch(() => undefined);
}
