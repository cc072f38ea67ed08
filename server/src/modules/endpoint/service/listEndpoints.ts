import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { failureWords } from '@atrium/domain/job/failureWords.ts';
import type { Context, StaffContext } from '../../../base/context.ts';
import { isUuid } from '../../../base/text/isUuid.ts';
import { readPageEnd, writePageEnd } from '../../../base/text/pageEnd.ts';
import { countFailed, listDeliveryRows } from '../store/deliveries.ts';
import { listEndpointRows } from '../store/endpoints.ts';
import type { Delivery, DeliveryPage, DeliveryState, Endpoint } from '../types.ts';

type Reading = Pick<StaffContext, 'db' | 'now' | 'staff'>;
const mostListed = 100;

/** The address as somebody may read it: whole for people who may change it, as its path is often a secret. */
const shownTo = ({ staff }: Reading, address: string): string =>
  staffReach(staff, 'endpoint.write') === null ? `${new URL(address).origin}/…` : address;

/** The endpoints, the oldest first, without their secrets (API-08). */
export async function listEndpoints(ctx: Reading): Promise<readonly Endpoint[]> {
  return (await listEndpointRows(ctx.db)).map(({ waiting, failed, formerUntil, ...row }) => ({
    ...row,
    address: shownTo(ctx, row.address),
    formerUntil: formerUntil !== null && formerUntil > ctx.now ? formerUntil : null,
    waiting: Number(waiting ?? 0),
    failed: Number(failed ?? 0),
  }));
}

/** A page of what endpoints were or are to be told, the newest first (API-08). */
export async function listDeliveries(
  ctx: Reading,
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
  const rows = await listDeliveryRows(ctx.db, { endpointId, state, after, count: count + 1 });
  const last = rows.slice(0, count).at(-1);
  return {
    deliveries: rows.slice(0, count).map(({ failure, createdAt: _, ...row }): Delivery => ({
      ...row,
      address: shownTo(ctx, row.address),
      failure: failureWords(failure),
    })),
    nextAfter:
      rows.length > count && last !== undefined ? writePageEnd({ at: last.createdAt, id: last.deliveryId }) : null,
  };
}

/** How many messages were given up, which somebody replays, or whose endpoint is removed (STU-02). */
export function countFailedDeliveries({ db }: Pick<Context, 'db'>): Promise<number> {
  return countFailed(db);
}
