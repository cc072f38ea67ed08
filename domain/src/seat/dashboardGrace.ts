import { day } from '../time.ts';

/** How long the administrators of a company keep its dashboard after its contract, read-only (D97, COM-02). */
export const dashboardGrace = 90 * day;
