import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { codesAgainWithin, refuseCodeCount } from '@atrium/domain/pass/codeBatch.ts';
import { nameOf } from '../../../../base/actor.ts';
import type { Context, StaffContext } from '../../../../base/context.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { addBatch, countUsed, endBatch, findBatch } from '../../store/codeBatches.ts';
import { findPassById, lockPass } from '../../store/passes.ts';
import { addRedemptionCodes } from '../../store/redemptionCodes.ts';
import type { MadeCodes, Pass } from '../../types.ts';
import { hashRedemption } from '../passLimits.ts';
import { codeOfPress } from './makePassCode.ts';
import { reachesPass } from './reachesPass.ts';

type Ctx = Pick<StaffContext, 'staff'> & Pick<Context, 'secret'>;
interface Batch {
  readonly passId: string;
  /** Of the press; a UUID. */
  readonly batchId: string;
}

/**
 * Makes one-time codes of a pass, and hands them out: only their hashes are stored (THR-59). A press that is sent again
 * by the same person within ten minutes gets the same codes; later, and from anybody else, they are refused with when
 * and by whom they were exported. Refuses with NOT_FOUND for a pass that there is not or that is not the caller's
 * (STF-01), and with INVALID_INPUT (COM-01).
 */
export function makeCodes(
  act: StaffAct,
  ctx: Ctx,
  { passId, batchId, count }: Batch & { readonly count: number },
): Promise<Result<MadeCodes>> {
  return changeAs(act, async (tx): Promise<Result<MadeCodes>> => {
    const pass = await lockOwn(tx, ctx, passId);
    if (pass === null) return refuse('NOT_FOUND', noPass);
    if (!pass.usesOTRC) return refuse('INVALID_INPUT', withoutCodes);
    if (!isPress.test(batchId)) return refuse('INVALID_INPUT', { field: 'batchId', reason: 'A UUID is needed.' });
    const wrong = refuseCodeCount(count);
    if (wrong !== null) return refuse('INVALID_INPUT', { field: 'count', reason: wrong });
    const made = await findBatch(tx, passId, batchId);
    const codes = Array.from({ length: made?.size ?? count }, (_, n) =>
      codeOfPress(ctx.secret, `${passId} ${batchId}`, n),
    );
    if (made !== null) {
      const isOwn = made.madeBy === nameOf(act.by) && made.endedAt === null;
      const isAgain = isOwn && act.now < made.madeAt.getTime() + codesAgainWithin;
      if (!isAgain) return refuseExported(made, pass);
      if (made.size !== count)
        return refuse('INVALID_INPUT', {
          field: 'count',
          reason: `This press has made ${counted(made.size, 'code')}.`,
        });
      const again = `The ${counted(made.size, 'code')} of this press ${made.size === 1 ? 'comes' : 'come'} again.`;
      return ok({ lines: [again], isSaved: false, codes: act.dryRun ? [] : codes });
    }
    const unexplained = refuseReason(act, { takesAway: false });
    if (unexplained !== null) return unexplained;
    const lines = [
      `${counted(count, 'code')} of ${pass.code} ${count === 1 ? 'is' : 'are'} made, ${count === 1 ? 'for one person' : 'each for one person'}.`,
      'They come as a file, once: only their hashes are kept.',
    ];
    if (!(await saveCodes(tx, act, pass, { batchId, codes }))) return refuse('NOT_FOUND', noPass);
    return ok({ lines, isSaved: true, codes: act.dryRun ? [] : codes });
  });
}

/** Stores the hashes of new codes as a batch, in a transaction with the lock on the pass; false when it is there. */
export async function saveCodes(
  tx: Tx,
  act: StaffAct,
  pass: Pass,
  { batchId, codes }: { readonly batchId: string; readonly codes: readonly string[] },
): Promise<boolean> {
  const batch = { batchId, passId: pass.passId };
  const size = codes.length;
  if (!(await addBatch(tx, { ...batch, size, madeBy: nameOf(act.by) }, new Date(act.now)))) return false;
  await addRedemptionCodes(tx, batch, codes.map(hashRedemption));
  const subject = `pass/${pass.code}` as const;
  await auditAct(tx, act, { action: 'PASS_CODES_MADE', subject, detail: { count: size, batchId } });
  return true;
}

/**
 * Ends what of a batch nobody has used (D96): from then on they are codes that there are not. Who came by one keeps
 * what they have. Refuses with NOT_FOUND, and with INVALID_INPUT without a reason.
 */
export function endCodes(
  act: StaffAct,
  ctx: Pick<Ctx, 'staff'>,
  { passId, batchId }: Batch,
): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const pass = await lockOwn(tx, ctx, passId);
    const made = pass && (await findBatch(tx, passId, batchId));
    if (pass === null || made === null) return refuse('NOT_FOUND', { reason: 'There are no such codes.' });
    if (made.endedAt !== null) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(act, { takesAway: true });
    if (unexplained !== null) return unexplained;
    const used = await countUsed(tx, batchId);
    const left = made.size - used;
    await endBatch(tx, batchId, nameOf(act.by), new Date(act.now));
    await auditAct(tx, act, {
      action: 'PASS_CODES_ENDED',
      subject: `pass/${pass.code}`,
      before: { unused: left },
      after: { unused: 0 },
      detail: { batchId },
    });
    const lines = [
      `${counted(left, 'unused code')} ${left === 1 ? 'admits' : 'admit'} nobody any more.`,
      ...(used === 0
        ? []
        : [`${counted(used, 'person', 'people')} who came by one ${used === 1 ? 'keeps' : 'keep'} what they have.`]),
    ];
    return ok({ lines, isSaved: true });
  });
}

const isPress = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const noPass = { reason: 'There is no such pass.' };
const withoutCodes = { reason: 'This pass has no one-time codes: its document says that each person has one.' };

/** The pass, locked, when the caller's role reaches its company; else null. */
async function lockOwn(tx: Tx, { staff }: Pick<Ctx, 'staff'>, passId: string): Promise<Pass | null> {
  const known = passId.includes('\0') ? null : await findPassById(tx, passId);
  return known !== null && reachesPass(staff, 'pass.write', known) ? lockPass(tx, passId) : null;
}

function refuseExported(
  {
    madeAt,
    madeByName,
    endedAt,
  }: { readonly madeAt: Date; readonly madeByName: string; readonly endedAt: Date | null },
  { customer: { timeZone } }: Pass,
): Refused {
  const at = madeAt.toLocaleString('en-US', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const then = endedAt === null ? 'end them, and make others' : 'they were ended, and others can be made';
  const reason = `These codes were exported on ${at} by ${madeByName}. Only their hashes are kept: ${then}.`;
  return refuse('INVALID_INPUT', { reason });
}
