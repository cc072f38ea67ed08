import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { eventTitle, mayReplay, webhookState, type WebhookProvider } from '@atrium/domain/webhook/webhookState.ts';
import { enqueue } from '../../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { takeNoticeAgain } from '../../../attendance/service/takeNotice.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { takeEventAgain } from '../../../billing/service/takeEvent.ts';
import { tryKeyedAgain } from '../../../job/service/tryKeyedAgain.ts';
import { findReceived, type ReceivedRow } from '../../store/received.ts';

const titles = { STRIPE: 'the payment provider', ZOOM: 'the meeting provider' } as const;

/**
 * Has an event of a provider be handled once more, by the job that handles it anyway (RUN-01). What that does follows
 * from the state at the provider, so that a replay gives nothing twice. One that waits is left as it is. Refuses with
 * NOT_FOUND for no event, and with INVALID_INPUT for one that concerns nothing of ours.
 */
export function replayWebhook(
  deps: StaffAct,
  { provider, eventId }: { readonly provider: WebhookProvider; readonly eventId: string },
): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const event = await findReceived(tx, provider, eventId);
    if (event === null) return refuse('NOT_FOUND', { reason: 'There is no such event.' });
    const { about, type } = event;
    const state = webhookState(event.handledAt, event.job);
    if (about === null)
      return refuse('INVALID_INPUT', { reason: 'This event concerns no customer: there is nothing to read.' });
    if (!mayReplay({ state, about })) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(deps, { takesAway: false });
    if (unexplained !== null) return unexplained;
    // a worker, or another press, may have been faster
    if (!(await again(tx, event, about))) return ok({ lines: [], isSaved: false });
    await auditAct(tx, deps, {
      action: 'WEBHOOK_REPLAYED',
      subject: `webhook/${eventId}`,
      before: { state },
      after: { state: 'WAITING' },
      detail: { provider, type },
    });
    return ok({ lines: [lineOf(event)], isSaved: true });
  });
}

async function again(tx: Tx, { provider, eventId, handledAt, job }: ReceivedRow, about: string): Promise<boolean> {
  const isStripe = provider === 'STRIPE';
  if (handledAt !== null) return isStripe ? takeEventAgain(tx, eventId) : takeNoticeAgain(tx, eventId);
  if (job !== null)
    return isStripe ? tryKeyedAgain(tx, 'billing.sync', about) : tryKeyedAgain(tx, 'attendance.takeNotice', eventId);
  if (isStripe) await enqueue(tx, 'billing.sync', { customerId: about }, about);
  else await enqueue(tx, 'attendance.takeNotice', { noticeId: eventId }, eventId);
  return true;
}

function lineOf({ provider, type }: ReceivedRow): string {
  const what =
    provider === 'STRIPE'
      ? 'what the customer has bought is read once more, and granted as it is there'
      : 'its meetings are looked for once more';
  return `“${eventTitle(type)}” of ${titles[provider]} is handled again: ${what}.`;
}
