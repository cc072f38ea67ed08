import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { PaymentsFailure } from '../../../ports/payments.ts';
import { countUnknownEvents } from '../store/events.ts';
import { addRun, endRun, findOpenRun, listFoundBy, listRuns, removeRuns } from '../store/runs.ts';
import type { FoundDifference, ReconciliationRun, RunKind } from '../types.ts';
import { eventsSince, reconcile, type Reconciliation } from './reconcile.ts';
import { compareSubscriptions } from './reconcileDifferences.ts';

/** How long what a run found is kept. */
const keptFor = 90 * day;
const mostShown = 20;
/** So many differences of a run are kept; more is one fault of all of them. */
const mostFound = 200;

const nothing = { subscriptions: 0, refunds: 0, lost: 0, owed: 0 };

/**
 * Carries a run out and notes what it found, also why it came to no end (PAY-05). Throws a `PaymentsFailure` when the
 * provider does not answer.
 */
export async function carryOutRun(ctx: Context, runId: number): Promise<void> {
  const kind = await findOpenRun(ctx.db, runId);
  if (kind === null) return;
  const end = (result: Omit<Parameters<typeof endRun>[3], 'failure'>, failure: string | null) =>
    transaction(ctx.db, async (tx) => {
      await endRun(tx, runId, new Date(ctx.now), {
        ...result,
        failure,
        differences: result.differences.slice(0, mostFound),
      });
      await removeRuns(tx, new Date(ctx.now - keptFor));
    });
  try {
    if (kind === 'COMPARE') await end(await compareOnly(ctx), null);
    else await end(foundOf(await reconcile(ctx)), null);
  } catch (error) {
    if (error instanceof PaymentsFailure) await end({ ...nothing, differences: [] }, error.message.slice(0, 300));
    throw error;
  }
}

/** Notes a run that begins now, and carries it out. */
export async function runNow(ctx: Context, kind: RunKind): Promise<void> {
  await carryOutRun(ctx, await addRun(ctx.db, kind, new Date(ctx.now)));
}

function foundOf({ healed: _, reopened, differences, ...numbers }: Reconciliation) {
  const again = reopened.map((paymentId) => ({
    providerCustomerId: null,
    subject: paymentId,
    words: 'It was noted as given back, and is not at Stripe: it is given back again.',
    isCorrected: true,
  }));
  return { ...numbers, differences: [...differences, ...again] };
}

/** What a run would find of subscriptions and events; nothing is changed. */
async function compareOnly(ctx: Context) {
  const { payments } = ctx.ports;
  if (payments === null) return { ...nothing, differences: [] };
  const there = await payments.listOpenSubscriptions();
  const differences: FoundDifference[] = (await compareSubscriptions(ctx, there)).map((found) => ({
    ...found,
    isCorrected: false,
  }));
  const events = await payments.listEvents(ctx.now - eventsSince);
  const ids = events.map(({ eventId }) => eventId);
  const lost = await countUnknownEvents(ctx.db, ids);
  return { ...nothing, subscriptions: there.length, lost, differences };
}

/** The last runs with what they found, the newest first (PAY-05). */
export async function listReconciliations({ db }: Pick<Context, 'db'>): Promise<ReconciliationRun[]> {
  const runs = await listRuns(db, mostShown);
  const found = await listFoundBy(
    db,
    runs.map(({ runId }) => runId),
  );
  return runs.map(({ runId, hasEnded: _, ...run }) => ({
    ...run,
    runId,
    differences: found
      .filter((each) => each.runId === runId)
      .map(({ subject, words, isCorrected, userId, displayName }) => ({
        subject,
        words,
        isCorrected,
        userId,
        displayName,
      })),
  }));
}
