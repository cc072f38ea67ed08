import { nextTry, triedFor } from '@atrium/domain/endpoint/retries.ts';
import { minute, second } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { pinnedPost, type SendingRules } from '../../../base/http/pinnedPost.ts';
import { signWebhook } from '../../../base/http/standardWebhook.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { endpointMails } from '../mails.ts';
import { endWaiting, findDue, listDue, saveClaim, saveDelivered, saveTry } from '../store/deliveries.ts';
import { listOwners, saveArrived, saveCalm, saveFailing, saveGivenUp } from '../store/endpoints.ts';
import { removeOldEvents } from '../store/events.ts';
import { openSecret } from './secrets.ts';

/** How long events are kept, in milliseconds. */
const eventsKept = 30 * 24 * 60 * 60 * second;

type Delivering = Pick<Context, 'db' | 'now' | 'site' | 'secret'>;
type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

/**
 * Sends a message that is due, once, signed as Standard Webhooks says, and notes whether it has arrived (API-08). An
 * endpoint may get a message twice, by the same id. A failure is noted with the time of the next try, and is none of
 * the job. `rules`: which addresses may be asked.
 */
export async function deliver(ctx: Delivering, deliveryId: string, rules?: SendingRules): Promise<void> {
  const at = new Date(ctx.now);
  const due = await findDue(ctx.db, deliveryId, at);
  const until = new Date(ctx.now + minute);
  if (due === null || !(await saveClaim(ctx.db, deliveryId, { now: at, until }))) return;
  const failure = await send(ctx, due, rules);
  await transaction(ctx.db, async (tx) => {
    if (failure === null) {
      await saveArrived(tx, due.endpointId);
      await saveDelivered(tx, deliveryId, at);
      return;
    }
    const { since, isOn } = await saveFailing(tx, due.endpointId, at);
    const tries = due.tries + 1;
    const next = nextTry({ begunAt: due.beganAt.getTime(), tries }, ctx.now);
    await saveTry(tx, deliveryId, { failure, nextAt: next === null ? null : new Date(next), at });
    if (isOn && ctx.now - since.getTime() >= triedFor) await giveUp(tx, ctx, due, since);
    else if (next === null) await saveCalm(tx, due.endpointId);
  });
}

/** Why a message has not arrived; null when it has. */
async function send({ secret, now }: Delivering, due: Due, rules?: SendingRules): Promise<string | null> {
  const keys = [due.sealedSecret, due.formerUntil !== null && due.formerUntil.getTime() > now ? due.sealedFormer : null]
    .flatMap((sealed) => (sealed === null ? [] : openSecret(sealed, secret)))
    .filter((key) => key !== null);
  if (keys.length === 0) return 'The secret cannot be read, because the secret of the product is another one since.';
  // receivers compare it with their own clock
  const message = { id: due.eventId, timestamp: Math.floor(machineNow() / second), body: due.body };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Atrium-Webhooks',
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': keys.map((key) => signWebhook(key, message)).join(' '),
  };
  try {
    const status = await pinnedPost(due.address, { headers, body: due.body }, rules);
    return status >= 200 && status < 300 ? null : `The endpoint answered with the status ${String(status)}.`;
  } catch (error) {
    return error instanceof Error ? `${'code' in error ? `${String(error.code)}: ` : ''}${error.message}` : 'unknown';
  }
}

/** Switches an endpoint off that has answered nothing for three days, and tells the owners. */
async function giveUp(tx: Tx, ctx: Delivering, { endpointId, address }: Due, since: Date): Promise<void> {
  const at = new Date(ctx.now);
  await saveGivenUp(tx, endpointId, at);
  await endWaiting(tx, endpointId, 'The endpoint was switched off.', at);
  await writeAudit(tx, ctx, {
    actor: { kind: 'job', name: 'endpoint.deliver' },
    action: 'ENDPOINT_GIVEN_UP',
    subject: `endpoint/${endpointId}`,
    before: { isOn: true },
    after: { isOn: false },
    detail: { failingSince: since.toISOString() },
  });
  for (const owner of await listOwners(tx))
    await queueMail(tx, ctx, {
      dedupeKey: `endpoint-given-up/${endpointId}/${String(ctx.now)}/${owner.email}`,
      to: owner.email,
      letter: endpointMails.givenUp(owner, ctx.site, new URL(address).host),
    });
}

/** Has every message that is due be sent by a job, and forgets what is older than 30 days. */
export async function deliverDue(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const due = await listDue(ctx.db, new Date(ctx.now));
  if (due.length > 0)
    await transaction(ctx.db, async (tx) => {
      for (const deliveryId of due) await enqueue(tx, 'endpoint.deliver', { deliveryId }, deliveryId);
    });
  await removeOldEvents(ctx.db, new Date(ctx.now - eventsKept));
}
