import { failureWords } from '@atrium/domain/job/failureWords.ts';
import type { Context } from '../../../base/context.ts';
import { isUuid } from '../../../base/text/isUuid.ts';
import { readPageEnd, writePageEnd } from '../../../base/text/pageEnd.ts';
import { countFailed, listDeliveryRows } from '../store/deliveries.ts';
import { listEndpointRows } from '../store/endpoints.ts';
import type { Delivery, DeliveryPage, DeliveryState, Endpoint } from '../types.ts';

type Reading = Pick<Context, 'db' | 'now'>;
const mostListed = 100;

/** The endpoints, the oldest first, without their secrets (API-08). */
export async function listEndpoints({ db, now }: Reading): Promise<readonly Endpoint[]> {
  return (await listEndpointRows(db)).map(({ waiting, failed, formerUntil, ...row }) => ({
    ...row,
    formerUntil: formerUntil !== null && formerUntil > now ? formerUntil : null,
    waiting: Number(waiting ?? 0),
    failed: Number(failed ?? 0),
  }));
}

/** A page of what endpoints were or are to be told, the newest first (API-08). */
export async function listDeliveries(
  { db }: Reading,
  asked: {
    readonly endpointId: string | null;
    readonly state: DeliveryState | null;
    readonly after: string | null;
    readonly count: number;
  },
): Promise<DeliveryPage> {
  const count = Math.min(Math.max(asked.count, 1), mostListed);
  const after = asked.after === null ? null : readPageEnd(asked.after);
  const { endpointId, state } = asked;
  // an address that somebody typed names no row
  if ((endpointId !== null && !isUuid(endpointId)) || (after !== null && !isUuid(after.id)))
    return { deliveries: [], nextAfter: null };
  const rows = await listDeliveryRows(db, { endpointId, state, after, count: count + 1 });
  const last = rows.slice(0, count).at(-1);
  return {
    deliveries: rows
      .slice(0, count)
      .map(({ failure, createdAt: _, ...row }): Delivery => ({ ...row, failure: failureWords(failure) })),
    nextAfter:
      rows.length > count && last !== undefined ? writePageEnd({ at: last.createdAt, id: last.deliveryId }) : null,
  };
}

/** How many messages were given up, which somebody replays, or whose endpoint is removed (STU-02). */
export function countFailedDeliveries({ db }: Reading): Promise<number> {
  return countFailed(db);
}
