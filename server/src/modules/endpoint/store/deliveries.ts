import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import type { PageEnd } from '../../../base/text/pageEnd.ts';
import type { DeliveryState } from '../types.ts';

/** What was or is to be told, the newest first. */
export function listDeliveryRows(
  db: Db,
  asked: {
    readonly endpointId: string | null;
    readonly state: DeliveryState | null;
    readonly after: PageEnd | null;
    readonly count: number;
  },
) {
  let rows = db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_event as v', 'v.webhook_event_id', 'd.webhook_event_id')
    .innerJoin('webhook_endpoint as e', 'e.webhook_endpoint_id', 'd.webhook_endpoint_id')
    .select((eb) => [
      'd.webhook_delivery_id as deliveryId',
      'v.webhook_event_id as eventId',
      'v.type',
      'e.address',
      'd.state',
      'd.tries',
      'd.failure',
      epochMillis(eb.ref('v.happened_at')).as('happenedAt'),
      epochMillis(eb.ref('d.created_at')).as('createdAt'),
      epochMillis(eb.ref('d.next_at')).as('nextAt'),
      epochMillis(eb.ref('d.settled_at')).as('settledAt'),
    ])
    .orderBy('d.created_at', 'desc')
    .orderBy('d.webhook_delivery_id', 'desc')
    .limit(asked.count);
  const { endpointId, state, after } = asked;
  if (endpointId !== null) rows = rows.where('d.webhook_endpoint_id', '=', endpointId);
  if (state !== null) rows = rows.where('d.state', '=', state);
  if (after !== null)
    rows = rows.where((eb) =>
      eb(eb.refTuple('d.created_at', 'd.webhook_delivery_id'), '<', eb.tuple(new Date(after.at), after.id)),
    );
  return rows.execute();
}

/** How many messages of endpoints that were not removed have failed. */
export async function countFailed(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_endpoint as e', 'e.webhook_endpoint_id', 'd.webhook_endpoint_id')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('d.state', '=', 'FAILED')
    .where('e.removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

interface DueDelivery {
  readonly endpointId: string;
  readonly eventId: string;
  readonly address: string;
  readonly sealedSecret: Buffer;
  readonly sealedFormer: Buffer | null;
  readonly formerUntil: Date | null;
  readonly body: string;
  readonly beganAt: Date;
  readonly tries: number;
}

/** A message that is due, with what it is sent by; null for one that is not, or whose endpoint is off. */
export async function findDue(db: Db, deliveryId: string, now: Date): Promise<DueDelivery | null> {
  const row = await db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_event as v', 'v.webhook_event_id', 'd.webhook_event_id')
    .innerJoin('webhook_endpoint as e', 'e.webhook_endpoint_id', 'd.webhook_endpoint_id')
    .select([
      'e.webhook_endpoint_id as endpointId',
      'v.webhook_event_id as eventId',
      'e.address',
      'e.sealed_secret as sealedSecret',
      'e.sealed_former_secret as sealedFormer',
      'e.former_until as formerUntil',
      'v.body',
      'd.begun_at as beganAt',
      'd.tries',
    ])
    .where('d.webhook_delivery_id', '=', deliveryId)
    .where('d.state', '=', 'WAITING')
    .where('d.next_at', '<=', now)
    .where('e.is_on', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Messages that are due, the longest waiting first: of each endpoint so many, and of one that fails a single one, so
 * that none holds the others up.
 */
export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_endpoint as e')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_delivery as w')
          .select(['w.webhook_delivery_id as deliveryId', 'w.next_at as nextAt'])
          .whereRef('w.webhook_endpoint_id', '=', 'e.webhook_endpoint_id')
          .where('w.state', '=', 'WAITING')
          .where('w.next_at', '<=', now)
          .orderBy('w.next_at')
          .limit((of) => of.case().when('e.failing_since', 'is not', null).then(1).else(100).end())
          .as('d'),
      (join) => join.onTrue(),
    )
    .select('d.deliveryId')
    .where('e.is_on', '=', true)
    .orderBy('d.nextAt')
    .execute();
  return rows.map(({ deliveryId }) => deliveryId);
}

/**
 * Takes a message that is due for a try, so that no second job sends it beside this one; false when one has it. It is
 * due again at `until`, should the process end.
 */
export async function saveClaim(
  db: Db,
  deliveryId: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('webhook_delivery')
    .set({ next_at: until })
    .where('webhook_delivery_id', '=', deliveryId)
    .where('state', '=', 'WAITING')
    .where('next_at', '<=', now)
    .returning('webhook_delivery_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a message has arrived. */
export async function saveDelivered(tx: Tx, deliveryId: string, at: Date): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set((eb) => ({
      state: 'DELIVERED',
      tries: eb('tries', '+', 1),
      next_at: null,
      failure: null,
      settled_at: at,
    }))
    .where('webhook_delivery_id', '=', deliveryId)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Notes that a try has failed, why, and when the next is; null: it is given up. */
export async function saveTry(
  tx: Tx,
  deliveryId: string,
  { failure, nextAt, at }: { readonly failure: string; readonly nextAt: Date | null; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set((eb) => ({
      state: nextAt === null ? 'FAILED' : 'WAITING',
      tries: eb('tries', '+', 1),
      next_at: nextAt,
      failure,
      settled_at: nextAt === null ? at : null,
    }))
    .where('webhook_delivery_id', '=', deliveryId)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Gives up everything that waits for an endpoint. */
export async function endWaiting(tx: Tx, endpointId: string, failure: string, at: Date): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set((eb) => ({
      state: 'FAILED',
      next_at: null,
      settled_at: at,
      failure: eb.fn.coalesce('failure', eb.val(failure)),
    }))
    .where('webhook_endpoint_id', '=', endpointId)
    .where('state', '=', 'WAITING')
    .execute();
}

/** The endpoint of a message, and where that is; null for none. */
export async function findDelivery(
  tx: Tx,
  deliveryId: string,
): Promise<{ readonly endpointId: string; readonly state: DeliveryState } | null> {
  const row = await tx
    .selectFrom('webhook_delivery')
    .select(['webhook_endpoint_id as endpointId', 'state'])
    .where('webhook_delivery_id', '=', deliveryId)
    .executeTakeFirst();
  return row ?? null;
}

/** Has messages of an endpoint be tried again from the beginning: one, or null: all that failed. Returns which. */
export async function saveReplay(
  tx: Tx,
  {
    endpointId,
    deliveryId,
    at,
  }: { readonly endpointId: string; readonly deliveryId: string | null; readonly at: Date },
): Promise<string[]> {
  const again = tx
    .updateTable('webhook_delivery')
    .set({ state: 'WAITING', tries: 0, begun_at: at, next_at: at, failure: null, settled_at: null })
    .where('webhook_endpoint_id', '=', endpointId)
    .returning('webhook_delivery_id as deliveryId');
  const rows = await (
    deliveryId === null
      ? again.where('state', '=', 'FAILED')
      : again.where('webhook_delivery_id', '=', deliveryId).where('state', '<>', 'WAITING')
  ).execute();
  return rows.map((row) => row.deliveryId);
}
