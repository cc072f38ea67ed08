import type { Context } from '../../../base/context.ts';
import type { Payments } from '../../../ports/payments.ts';
import { countUnknownEvents } from '../store/events.ts';
import { listRuns } from '../store/runs.ts';

/** Events of the provider, and those of them that never came here. */
export interface LostEvents {
  /** The events of between `since` and `until` at the provider. */
  readonly told: number;
  readonly lost: number;
  /** Those that the last comparison had to fetch. */
  readonly lostBefore: number;
}

/**
 * Which events the provider's webhooks did not bring: by what it lists itself (THR-51). `since`, `until`: epoch
 * milliseconds. Throws a `PaymentsFailure` when the provider does not answer.
 */
export async function countLostEvents(
  { db }: Pick<Context, 'db'>,
  payments: Payments,
  { since, until }: { readonly since: number; readonly until: number },
): Promise<LostEvents> {
  const events = (await payments.listEvents(since)).filter(({ createdAt }) => createdAt < until);
  const lost = await countUnknownEvents(
    db,
    events.map(({ eventId }) => eventId),
  );
  const [last] = await listRuns(db, 1);
  return { told: events.length, lost, lostBefore: last?.lost ?? 0 };
}
