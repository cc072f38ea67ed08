import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { hour, minute } from '@atrium/domain/time.ts';
import { enqueue } from '../../../../base/jobs/enqueue.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import type { Payments } from '../../../../ports/payments.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { addRun, isRunning } from '../../store/runs.ts';

/** One that runs for longer was given up. */
const longest = hour;
/** A press that is sent again comes within this time; so does somebody else's, and finds the same. */
const isSame = minute;

/**
 * Has everything be compared with the payment provider now, by a job: with corrections as in each night, or only told
 * (PAY-05). While one runs, or within a minute of the same, another changes nothing. Refuses with
 * PAYMENT_PROVIDER_FAILED where there is no provider.
 */
export function startReconciliation(
  act: StaffAct & { readonly payments: Payments | null },
  compareOnly: boolean,
): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    if (act.payments === null) return refuse('PAYMENT_PROVIDER_FAILED');
    await lock(tx, 'billing/runs');
    const kind = compareOnly ? 'COMPARE' : 'TEAM';
    const recent = { since: new Date(act.now - longest), kind, lately: new Date(act.now - isSame) } as const;
    if (await isRunning(tx, recent)) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(act, { takesAway: false });
    if (unexplained !== null) return unexplained;
    const runId = await addRun(tx, kind, new Date(act.now));
    await enqueue(tx, 'billing.reconcile', { runId }, String(runId), 'minutes');
    await auditAct(tx, act, { action: 'RECONCILED', subject: 'billing/reconciliation', detail: { runId, kind } });
    const lines = compareOnly
      ? ['Every open subscription and the events of three days are compared with Stripe.', 'Nothing is corrected.']
      : [
          'Every open subscription, the events of three days and the refunds of a month are compared with Stripe.',
          'What differs becomes here as it is at Stripe: access, payments and mails follow it.',
        ];
    return ok({ lines, isSaved: true });
  });
}
