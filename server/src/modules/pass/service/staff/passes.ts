import { randomUUID } from 'node:crypto';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { refuseCodeCount } from '@atrium/domain/pass/codeBatch.ts';
import { isClosed, isFull, isLater } from '@atrium/domain/pass/passTerms.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import { changeAs, type StaffAct, type StaffChange, type StaffDeps } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { endSlots, findPass, listPasses, lockPass } from '../../store/passes.ts';
import { countCodes, endRedemption } from '../../store/redemptionCodes.ts';
import { endRegistration, findRegistration } from '../../store/registrations.ts';
import type { Pass } from '../../types.ts';
import { makePassCode } from './makePassCode.ts';
import { saveCodes } from './passCodes.ts';

type Change = Promise<Result<StaffChange>>;

/** A line for each pass. */
export async function writePasses({ db, now }: StaffDeps): Promise<readonly string[]> {
  const passes = await listPasses(db);
  const stateOf = (pass: Pass): string =>
    isClosed(pass, now) ? 'closed' : isFull(pass) ? 'full' : isLater(pass, now) ? 'starts later' : 'open';
  return passes.map((pass) => {
    const slots = `${String(pass.taken)} of ${pass.slots === null ? 'any' : String(pass.slots)}`;
    return [pass.code.padEnd(20), stateOf(pass).padEnd(12), slots.padEnd(12), pass.customer.name].join(' ');
  });
}

/**
 * Makes one-time redemption codes, of which only hashes are stored; the lines are the codes, those of a dry run how
 * many there are. Refuses with PASS_NOT_FOUND and INVALID_INPUT.
 */
export async function addCodes(deps: StaffAct, code: string, count: number): Change {
  const pass = await findPass(deps.db, code);
  if (pass === null) return missing(code);
  if (!pass.usesOTRC)
    return fault(`The pass ${code} has no one-time redemption codes: its document says that each person has one.`);
  const wrong = refuseCodeCount(count);
  if (wrong !== null) return fault(wrong);
  if (deps.dryRun) {
    const { all, used } = await countCodes(deps.db, pass.passId);
    return ok({ lines: [`${String(all)} codes are there, ${String(used)} of them used.`], isSaved: false });
  }
  const unexplained = refuseReason(deps, { takesAway: false });
  if (unexplained !== null) return unexplained;
  const codes = Array.from({ length: count }, makePassCode);
  await transaction(deps.db, async (tx) => {
    await lockPass(tx, pass.passId);
    await saveCodes(tx, deps, pass, { batchId: randomUUID(), codes });
  });
  return ok({ lines: codes, isSaved: true });
}

/**
 * Removes a person's registration, and returns the slot where the pass says so (D50). What it has granted stays.
 * Refuses with PASS_NOT_FOUND, NOT_FOUND, and INVALID_INPUT without a reason (D96).
 */
export async function removePerson(deps: StaffAct, code: string, address: string): Change {
  const pass = await findPass(deps.db, code);
  if (pass === null) return missing(code);
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const locked = await lockPass(tx, pass.passId);
    const registration = await findRegistration(tx, pass.passId, address);
    if (locked === null || registration === null || registration.state === 'REMOVED') {
      return refuse('NOT_FOUND', { reason: `${address} is not registered by ${code}.` });
    }
    const slot = locked.returnSlots ? 'The slot returns.' : 'The slot does not return.';
    const lines = [`Removes the registration of ${address}.`, slot];
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    await endRegistration(tx, registration.registrationId);
    await endRedemption(tx, registration.registrationId);
    if (locked.returnSlots) await endSlots(tx, pass.passId, 1);
    await auditAct(tx, deps, {
      action: 'PASS_REGISTRATION_REMOVED',
      subject: `pass/${pass.code}`,
      before: { state: registration.state },
      after: { state: 'REMOVED' },
      detail: { registrationId: registration.registrationId },
    });
    return ok({ lines, isSaved: true });
  });
}

const missing = (code: string): Result<never> => refuse('PASS_NOT_FOUND', { reason: `There is no pass ${code}.` });
const fault = (reason: string): Result<never> => refuse('INVALID_INPUT', { reason });
