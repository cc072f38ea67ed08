import type { Viewer } from './viewer.ts';

/**
 * Whether a viewer's company lets its people use the AI tutor (D72): an enterprise must have it enabled and AI features
 * not disabled; anybody else's customer has no say. Asked besides the requirement of /profai/transfer.
 */
export function isTutorAllowed({ customer }: Pick<Viewer, 'customer'>): boolean {
  if (customer?.type !== 'ENTERPRISE') return true;
  return customer.enableProfAI && !customer.disableAIFeatures;
}
