import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isSupportedInstant } from '@atrium/domain/time.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { isUuid } from '../../../base/text/isUuid.ts';
import { auditAct } from '../../audit/service/writeAudit.ts';
import { addAct, findAct } from '../store/acts.ts';
import { addItems, listFailed } from '../store/items.ts';
import type { BulkBegun, BulkOrder, BulkStaff, BulkThing } from '../types.ts';
import { refuseOrder } from './carryOut.ts';
import { documentsNow } from './chosenThings.ts';
import { rehearseBulk } from './rehearseBulk.ts';

export interface BulkInput {
  readonly bulkActId: string;
  readonly order: BulkOrder;
  readonly dryRun: boolean;
  /** Finds what was chosen, when the act is not there yet. */
  readonly choose: () => Promise<Result<readonly BulkThing[]>>;
}

/**
 * Begins an act on many things, which jobs then carry out one after another, or says what it will do (STU-04). The same
 * id again changes nothing. Refuses with FORBIDDEN for a role that may not do it, and with INVALID_INPUT for an id that
 * is none, for nothing that fits, and, where it gives access to people, without a reason.
 */
export async function beginBulk(
  staff: BulkStaff,
  { bulkActId, order, dryRun, choose }: BulkInput,
): Promise<Result<BulkBegun>> {
  const refusal = refuseOrder(staff, order);
  if (refusal !== null) return { ok: false, refusal };
  if (!isUuid(bulkActId)) return refuse('INVALID_INPUT', { field: 'bulkActId' });
  const unexplained = refuseReason({ reason: order.reason }, { takesAway: order.act === 'GIVE_AREA' && !dryRun });
  if (unexplained !== null) return unexplained;
  const { publishAt } = order;
  if (order.act === 'SCHEDULE' ? publishAt === null || !isSupportedInstant(publishAt) : publishAt !== null)
    return refuse('INVALID_INPUT', { reason: 'Choose a day and a time.', field: 'publishAt' });
  if (publishAt !== null && publishAt <= staff.now)
    return refuse('INVALID_INPUT', { reason: 'Choose a time that is still to come.', field: 'publishAt' });
  const known = await findAct(staff.db, bulkActId);
  if (known !== null) return begunBefore(staff, known.begunBy);
  const chosen = await choose();
  if (!chosen.ok) return chosen;
  const things = chosen.value;
  const noun = nounOf(staff, order.kind);
  if (things.length === 0) return refuse('INVALID_INPUT', { reason: nothingFits[order.act] });
  if (dryRun) {
    // a reason may still be written: what happens does not depend on it
    const explained = { ...order, reason: order.reason === '' ? 'Not written yet.' : order.reason };
    const lines = await rehearseBulk(staff, explained, things, noun);
    return ok({ lines, isSaved: false, total: things.length });
  }
  return transaction(staff.db, async (tx): Promise<Result<BulkBegun>> => {
    const begunBy = staff.staff.memberId;
    if (!(await addAct(tx, { ...order, bulkActId, begunBy, begunAt: staff.now })))
      return begunBefore(staff, (await findAct(tx, bulkActId))?.begunBy ?? '');
    await addItems(tx, bulkActId, things);
    const { act, kind, area, lastDay, publishAt, reason } = order;
    await auditAct(
      tx,
      { by: staff.staff, now: staff.now, reason },
      {
        action: 'BULK_BEGUN',
        subject: `bulk/${bulkActId}`,
        detail: { act, kind, area, lastDay, publishAt, things: things.length },
      },
    );
    await enqueue(tx, 'bulk.step', { bulkActId }, bulkActId);
    return ok({ lines: ['It has begun.'], isSaved: true, total: things.length });
  });
}

/** The same call again; of somebody else's act nothing is told. */
function begunBefore(staff: BulkStaff, begunBy: string): Result<BulkBegun> {
  return begunBy === staff.staff.memberId ? ok({ lines: [], isSaved: false, total: 0 }) : refuse('NOT_FOUND');
}

/** Begins an act again with the things with which it could not be done. Refuses as `beginBulk`. */
export async function retryBulk(
  staff: BulkStaff,
  {
    bulkActId,
    formerActId,
    dryRun,
  }: { readonly bulkActId: string; readonly formerActId: string; readonly dryRun: boolean },
): Promise<Result<BulkBegun>> {
  const former = isUuid(formerActId) ? await findAct(staff.db, formerActId) : null;
  if (former === null || former.begunBy !== staff.staff.memberId) return refuse('NOT_FOUND');
  const { act, kind, publishAt, area, lastDay, reason } = former;
  return beginBulk(staff, {
    bulkActId,
    order: { act, kind, publishAt, area, lastDay, reason },
    dryRun,
    choose: async () => {
      const failed = await listFailed(staff.db, formerActId);
      if (act === 'GIVE_AREA' || kind === null) return ok(failed);
      // as they are now: what was wrong with them may have been mended
      return documentsNow(staff, { kind, act, ids: failed.flatMap(({ documentId }) => documentId ?? []) });
    },
  });
}

function nounOf({ documentKinds }: BulkStaff, kind: string | null): readonly [string, string] {
  if (kind === null) return ['person', 'people'];
  return documentKinds.find(({ definition }) => definition.kind === kind)?.definition.noun ?? ['document', 'documents'];
}

const nothingFits = {
  PUBLISH: 'None of them has a draft that could be published.',
  SCHEDULE: 'None of them has a draft that could be published.',
  ARCHIVE: 'None of them can be archived.',
  RESTORE: 'None of them is archived.',
  GIVE_AREA: 'Nobody is chosen.',
} as const;
