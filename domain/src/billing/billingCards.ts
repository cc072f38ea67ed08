import { isOnDemandOnly } from '../access/derived.ts';
import type { Viewer } from '../access/viewer.ts';

export type BillingCard = 'upgrade' | 'update' | 'cancel' | 'contact';

/** The cards about billing on the account page, in their order (ACT-01). */
export function billingCards(viewer: Viewer): readonly BillingCard[] {
  if (!viewer.manageBilling) return [];
  return [...(isOnDemandOnly(viewer) ? (['upgrade'] as const) : []), 'update', 'cancel', 'contact'];
}
