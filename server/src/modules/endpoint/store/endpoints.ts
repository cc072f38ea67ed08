import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';

/** Every endpoint that was not removed, the oldest first, with how much waits and has failed. */
export function listEndpointRows(db: Db) {
  return db
    .selectFrom('webhook_endpoint as e')
    .select((eb) => [
      'e.webhook_endpoint_id as endpointId',
      'e.address',
      'e.event_types as eventTypes',
      'e.is_on as isOn',
      'e.secret_number as secretNumber',
      epochMillis(eb.ref('e.former_until')).as('formerUntil'),
      epochMillis(eb.ref('e.failing_since')).as('failingSince'),
      epochMillis(eb.ref('e.given_up_at')).as('givenUpAt'),
      eb
        .selectFrom('webhook_delivery as w')
        .select((w) => w.fn.countAll().as('total'))
        .whereRef('w.webhook_endpoint_id', '=', 'e.webhook_endpoint_id')
        .where('w.state', '=', 'WAITING')
        .as('waiting'),
      eb
        .selectFrom('webhook_delivery as f')
        .select((f) => f.fn.countAll().as('total'))
        .whereRef('f.webhook_endpoint_id', '=', 'e.webhook_endpoint_id')
        .where('f.state', '=', 'FAILED')
        .as('failed'),
    ])
    .where('e.removed_at', 'is', null)
    .orderBy('e.made_at')
    .orderBy('e.webhook_endpoint_id')
    .limit(100)
    .execute();
}

interface LockedEndpoint {
  readonly address: string;
  readonly eventTypes: readonly string[];
  readonly isOn: boolean;
  readonly secretNumber: number;
  readonly sealedSecret: Buffer;
}

/** An endpoint that was not removed, locked until the transaction ends; null for none. */
export async function lockEndpoint(tx: Tx, endpointId: string): Promise<LockedEndpoint | null> {
  const row = await tx
    .selectFrom('webhook_endpoint')
    .select([
      'address',
      'event_types as eventTypes',
      'is_on as isOn',
      'secret_number as secretNumber',
      'sealed_secret as sealedSecret',
    ])
    .where('webhook_endpoint_id', '=', endpointId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** How many endpoints there are that were not removed. */
export async function countEndpoints(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom('webhook_endpoint')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

interface EndpointFacts {
  readonly address: string;
  readonly eventTypes: readonly string[];
  readonly isOn: boolean;
}

/** Adds an endpoint; false when one of that id is there, or was. */
export async function addEndpoint(
  tx: Tx,
  endpointId: string,
  { address, eventTypes, isOn, sealed, at }: EndpointFacts & { readonly sealed: Buffer; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('webhook_endpoint')
    .values({
      webhook_endpoint_id: endpointId,
      address,
      event_types: [...eventTypes],
      is_on: isOn,
      sealed_secret: sealed,
      made_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('webhook_endpoint_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes an endpoint; from then on it has failed since nothing. */
export async function saveEndpoint(tx: Tx, endpointId: string, facts: EndpointFacts): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({
      address: facts.address,
      event_types: [...facts.eventTypes],
      is_on: facts.isOn,
      failing_since: null,
      given_up_at: null,
    })
    .where('webhook_endpoint_id', '=', endpointId)
    .execute();
}

/** Gives an endpoint another secret; the one that it has signs as well until an instant. */
export async function saveSecret(tx: Tx, endpointId: string, sealed: Buffer, formerUntil: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set((eb) => ({
      sealed_former_secret: eb.ref('sealed_secret'),
      former_until: formerUntil,
      sealed_secret: sealed,
      secret_number: eb('secret_number', '+', 1),
    }))
    .where('webhook_endpoint_id', '=', endpointId)
    .execute();
}

/** Removes an endpoint: it is told nothing more, and what waits has failed. */
export async function endEndpoint(tx: Tx, endpointId: string, at: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ removed_at: at, is_on: false })
    .where('webhook_endpoint_id', '=', endpointId)
    .execute();
}

/** Notes that an endpoint has answered. */
export async function saveArrived(tx: Tx, endpointId: string): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ failing_since: null })
    .where('webhook_endpoint_id', '=', endpointId)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Notes that an endpoint for which nothing waits fails no more: what comes next is tried for three days of its own. */
export async function saveCalm(tx: Tx, endpointId: string): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ failing_since: null })
    .where('webhook_endpoint_id', '=', endpointId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('webhook_delivery as w')
            .select('w.webhook_delivery_id')
            .whereRef('w.webhook_endpoint_id', '=', 'webhook_endpoint.webhook_endpoint_id')
            .where('w.state', '=', 'WAITING'),
        ),
      ),
    )
    .execute();
}

/** Notes that a try has failed; returns since when every one has, and whether the endpoint is on. */
export async function saveFailing(
  tx: Tx,
  endpointId: string,
  at: Date,
): Promise<{ readonly since: Date; readonly isOn: boolean }> {
  const { since, isOn } = await tx
    .updateTable('webhook_endpoint')
    .set((eb) => ({ failing_since: eb.fn.coalesce('failing_since', eb.val(at)) }))
    .where('webhook_endpoint_id', '=', endpointId)
    .returning(['failing_since as since', 'is_on as isOn'])
    .executeTakeFirstOrThrow();
  return { since: since ?? at, isOn };
}

/** Switches an endpoint off that has failed for too long. */
export async function saveGivenUp(tx: Tx, endpointId: string, at: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ is_on: false, given_up_at: at })
    .where('webhook_endpoint_id', '=', endpointId)
    .execute();
}

/** The owners, who are mailed. */
export function listOwners(tx: Tx): Promise<{ readonly email: string; readonly firstName: string }[]> {
  return tx
    .selectFrom('staff_role as r')
    .innerJoin('member as m', 'm.member_id', 'r.member_id')
    .select(['m.email', 'm.first_name as firstName'])
    .where('r.role', '=', 'owner')
    .orderBy('m.member_id')
    .execute();
}

/** What is encrypted of every endpoint. */
export function listSealed(tx: Tx) {
  return tx
    .selectFrom('webhook_endpoint')
    .select(['webhook_endpoint_id as endpointId', 'sealed_secret as secret', 'sealed_former_secret as former'])
    .orderBy('webhook_endpoint_id')
    .execute();
}

/** Keeps what was encrypted again. */
export async function saveSealed(
  tx: Tx,
  endpointId: string,
  { secret, former }: { readonly secret: Buffer; readonly former: Buffer | null },
): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ sealed_secret: secret, sealed_former_secret: former })
    .where('webhook_endpoint_id', '=', endpointId)
    .execute();
}
