import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isLockTimeout, lock, lockWithin } from '../../../base/sql/lock.ts';
import { isOutage } from '../../../base/sql/outage.ts';
import { saveTenant } from '../../../base/sql/tenant.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { inTurn } from '../../../base/turns.ts';
import {
  addPeriods,
  isRangeMoved,
  listDueCustomers,
  listDueMembers,
  listSeatHolders,
  listTouchable,
  removePeriods,
  removeStalePeriods,
  saveCourseFigures,
  saveCustomerFigures,
  saveDayFigures,
  saveMemberFigures,
  type Touched,
} from '../store/folds.ts';
import { addLate, removeLate, saveRun } from '../store/run.ts';
import { batches } from './batches.ts';

/** How long a fold waits for one by another process, or for an erasure at its company, in milliseconds. */
const longestWait = 3000;

/** How much one statement does: so little that it ends long before its time limit, also on a busy machine. */
const [membersAtOnce, daysAtOnce, coursesAtOnce] = [200, 20, 5];

/**
 * Brings the figures of all companies up to date (D60): of the members who were marked since the last run, or are
 * watching now, and, after midnight of a company, of those whose days left a range. A company that fails, or is locked
 * for long, is logged and tried again by the next run; the others go on. Due work of each minute.
 */
export async function foldFigures(ctx: Pick<Context, 'db' | 'now' | 'log'>): Promise<void> {
  const now = new Date(ctx.now);
  for (const customerId of await listDueCustomers(ctx.db, now)) {
    try {
      await inTurn(`figures/${customerId}`, () => transaction(ctx.db, (tx) => foldCustomer(tx, customerId, ctx.now)));
    } catch (error) {
      if (isOutage(error)) throw error;
      if (isLockTimeout(error)) ctx.log.info({ customerId }, 'the figures of a company were locked');
      else ctx.log.error({ err: error, customerId }, 'the figures of a company could not be brought up to date');
      await addLate(ctx.db, customerId);
    }
  }
  await saveRun(ctx.db, now);
}

/** Brings the figures of one company up to date; only the one who holds its lock does. */
async function foldCustomer(tx: Tx, customerId: string, instant: number): Promise<void> {
  const now = new Date(instant);
  await lockWithin(tx, `figures/${customerId}`, longestWait);
  await saveTenant(tx, customerId);
  await removeLate(tx, customerId);
  const memberIds = await listDueMembers(tx, customerId, now);
  if (memberIds.length === 0 && !(await isRangeMoved(tx, customerId, now))) return;
  await addUp(tx, customerId, await foldMembers(tx, customerId, memberIds, now), now);
}

/** Computes all figures of a company from its facts, whether they are out of date or not. */
export async function rebuildCustomer(tx: Tx, customerId: string, instant: number): Promise<void> {
  const now = new Date(instant);
  await lock(tx, `figures/${customerId}`);
  await saveTenant(tx, customerId);
  await foldMembers(tx, customerId, await listSeatHolders(tx, customerId), now);
  await removePeriods(tx, customerId);
  await addUp(tx, customerId, await listTouchable(tx, customerId), now);
}

/** Returns what the members have changed in the figures of the company. */
async function foldMembers(tx: Tx, customerId: string, memberIds: readonly string[], now: Date): Promise<Touched> {
  const [days, courses] = [new Set<string>(), new Set<string>()];
  for (const some of batches(memberIds, membersAtOnce)) {
    const touched = await saveMemberFigures(tx, { customerId, memberIds: some, now });
    for (const day of touched.days) days.add(day);
    for (const courseId of touched.courses) courses.add(courseId);
  }
  return { days: [...days], courses: [...courses] };
}

async function addUp(tx: Tx, customerId: string, { days, courses }: Touched, now: Date): Promise<void> {
  for (const some of batches(days, daysAtOnce)) await saveDayFigures(tx, customerId, some);
  await removeStalePeriods(tx, { customerId, now }, days);
  await addPeriods(tx, { customerId, now });
  for (const some of batches(courses, coursesAtOnce)) await saveCourseFigures(tx, customerId, some);
  await saveCustomerFigures(tx, { customerId, now });
}

/** Computes the figures of companies that were just loaded, in the caller's transaction. */
export async function loadFigures(tx: Tx, customerIds: readonly string[], now: number): Promise<void> {
  for (const customerId of customerIds) await rebuildCustomer(tx, customerId, now);
  await saveRun(tx, new Date(now));
}
