import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis, isSet } from '../../../base/sql/fragments.ts';
import type { FoundDifference, RunKind } from '../types.ts';

/** Adds a run that is to begin; its id. */
export async function addRun(tx: Tx, kind: RunKind, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('billing_run')
    .values({ kind, begun_at: now })
    .returning('run_id as id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A run that has not ended; null for one that has, and for none. */
export async function findOpenRun(tx: Tx, runId: number): Promise<RunKind | null> {
  const row = await tx
    .selectFrom('billing_run')
    .select('kind')
    .where('run_id', '=', runId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Whether a run has not ended that was begun since an instant, or one of a kind was begun since a later one. */
export async function isRunning(
  tx: Tx,
  { since, kind, lately }: { readonly since: Date; readonly kind: RunKind; readonly lately: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('billing_run')
    .select('run_id')
    .where('begun_at', '>', since)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb.and([eb('kind', '=', kind), eb('begun_at', '>', lately)])]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a run has come to. */
export interface RunResult {
  readonly subscriptions: number;
  readonly refunds: number;
  readonly lost: number;
  readonly owed: number;
  readonly failure: string | null;
  readonly differences: readonly FoundDifference[];
}

/** Notes that a run has ended, with what it found; nothing for one that had ended before. */
export async function endRun(tx: Tx, runId: number, now: Date, result: RunResult): Promise<void> {
  const { differences, ...numbers } = result;
  const ended = await tx
    .updateTable('billing_run')
    .set({ ...numbers, ended_at: now })
    .where('run_id', '=', runId)
    .where('ended_at', 'is', null)
    .returning('run_id')
    .executeTakeFirst();
  if (ended === undefined || differences.length === 0) return;
  await tx
    .insertInto('billing_run_difference')
    .values(
      differences.map(({ providerCustomerId, subject, words, isCorrected }, place) => ({
        run_id: runId,
        place,
        provider_customer_id: providerCustomerId,
        subject,
        words,
        corrected: isCorrected,
      })),
    )
    .execute();
}

/** Removes the runs of before an instant with what they found. */
export async function removeRuns(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('billing_run').where('begun_at', '<', before).execute();
}

/** The last runs, the newest first. */
export function listRuns(tx: Tx, count: number) {
  return tx
    .selectFrom('billing_run as r')
    .select((eb) => [
      'r.run_id as runId',
      'r.kind',
      epochMillis(eb.ref('r.begun_at')).as('begunAt'),
      epochMillis(eb.ref('r.ended_at')).as('endedAt'),
      isSet(eb.ref('r.ended_at')).as('hasEnded'),
      'r.subscriptions',
      'r.refunds',
      'r.lost',
      'r.owed',
      'r.failure',
    ])
    .orderBy('r.begun_at', 'desc')
    .orderBy('r.run_id', 'desc')
    .limit(count)
    .execute();
}

/** What these runs found, in its order, with whom it concerns. */
export async function listFoundBy(tx: Tx, runIds: readonly number[]) {
  if (runIds.length === 0) return [];
  return tx
    .selectFrom('billing_run_difference as d')
    .leftJoin('billing_account as a', 'a.provider_customer_id', 'd.provider_customer_id')
    .leftJoin('member as m', 'm.member_id', 'a.member_id')
    .select(['d.run_id as runId', 'd.subject', 'd.words', 'd.corrected as isCorrected', 'm.member_id as userId'])
    .select('m.display_name as displayName')
    .where('d.run_id', 'in', runIds)
    .orderBy('d.run_id')
    .orderBy('d.place')
    .limit(1000)
    .execute();
}
