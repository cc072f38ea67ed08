import type { Tx } from '../../../base/sql/db.ts';
import { saveGrantsUntil } from '../store/grants.ts';
import { refAfter } from './endContract.ts';
import { refreshStanding } from './standings.ts';

/**
 * Changes until when the administrators of a company keep the dashboard after a contract, where they still do (D97).
 * `endsAt`, `now`: epoch milliseconds.
 */
export async function saveDashboardAfter(
  tx: Tx,
  { customerId, contractId }: { readonly customerId: string; readonly contractId: string },
  { endsAt, now }: { readonly endsAt: number; readonly now: number },
): Promise<void> {
  const grants = { customerId, source: 'CONTRACT', sourceRef: refAfter(contractId) } as const;
  const changed = await saveGrantsUntil(tx, grants, { endsAt: new Date(endsAt), now: new Date(now) });
  for (const memberId of new Set(changed)) await refreshStanding(tx, memberId, now);
}
