import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isClosed, isFull, isLater } from '@atrium/domain/pass/passTerms.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import type { StaffChange, StaffDeps } from '../../../../base/staffChange.ts';
import { writeAudit } from '../../../audit/service/writeAudit.ts';
import { listUnknown } from '../../store/known.ts';
import { endSlots, findPass, listPasses, lockPass, savePass } from '../../store/passes.ts';
import { addRedemptionCodes, countCodes, endRedemption } from '../../store/redemptionCodes.ts';
import { endRegistration, findRegistration } from '../../store/registrations.ts';
import type { Pass } from '../../types.ts';
import { hashRedemption } from '../passLimits.ts';
import { fileOf, makePassCode, passFileShape, withoutCode, type PassFile } from './passFile.ts';

type Change = Promise<Result<StaffChange>>;

const mostCodes = 10_000;

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

/** One pass as JSON. Refuses with PASS_NOT_FOUND. */
export async function describePass({ db }: StaffDeps, code: string): Promise<Result<string>> {
  const pass = await findPass(db, code);
  return pass === null ? missing(code) : ok(JSON.stringify(fileOf(pass), null, 2));
}

/**
 * Adds a pass, or replaces the one of the code. Refuses with INVALID_INPUT, and a sentence for each fault in `reason`.
 */
export async function savePassFile(deps: StaffDeps, read: unknown): Change {
  const parsed = passFileShape.safeParse(read);
  if (!parsed.success) {
    return fault(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
  const file = parsed.data;
  return transaction(deps.db, async (tx) => {
    const unknown = await listUnknown(tx, file);
    if (unknown.length > 0) return fault(unknown.map((name) => `There is no ${name}.`).join('\n'));
    const { redemptionCode, shortCode: code = makePassCode(), ...rest } = file;
    const before = await findPass(tx, code);
    const kept = before?.redemptionHash ?? null;
    const redemptionHash =
      redemptionCode === undefined ? kept : redemptionCode === null ? null : hashRedemption(redemptionCode);
    // the code of the pass is kept where the file leaves it out
    if (file.usesSSO && redemptionHash !== null) return fault(`usesSSO: ${withoutCode}`);
    const at = (text: string | null): number | null => (text === null ? null : Date.parse(text));
    const times = { startsAt: at(rest.startsAt), closesAt: at(rest.closesAt) };
    const lines = [`${before === null ? 'Adds' : 'Replaces'} the pass ${code}.`, ...consequences(file, before)];
    if (deps.dryRun) return ok({ lines, isSaved: false });
    await savePass(tx, { ...rest, ...times, code, redemptionHash }, new Date(deps.now));
    const after = await findPass(tx, code);
    await writeAudit(tx, deps, {
      actor: deps.by,
      action: 'PASS_SAVED',
      subject: `pass/${code}`,
      before: before === null ? null : fileOf(before),
      after: after === null ? null : fileOf(after),
      // the code itself is a secret
      detail: { hasNewCode: redemptionHash !== kept },
    });
    return ok({ lines: [...lines, `The invitation is at /preview/${code}`], isSaved: true });
  });
}

function consequences({ slots }: PassFile, before: Pass | null): readonly string[] {
  if (before === null || slots === null || slots >= before.taken) return [];
  return [`${String(before.taken)} slots are taken, more than the ${String(slots)} of the file: nobody else gets in.`];
}

/**
 * Makes one-time redemption codes, of which only hashes are stored; the lines are the codes, those of a dry run how
 * many there are. Refuses with PASS_NOT_FOUND and INVALID_INPUT.
 */
export async function addCodes(deps: StaffDeps, code: string, count: number): Change {
  const pass = await findPass(deps.db, code);
  if (pass === null) return missing(code);
  if (!pass.usesOTRC) return fault(`The pass ${code} has no one-time redemption codes: save it with usesOTRC.`);
  if (!Number.isInteger(count) || count < 1 || count > mostCodes) return fault('A count from 1 to 10000 is needed.');
  if (deps.dryRun) {
    const { all, used } = await countCodes(deps.db, pass.passId);
    return ok({ lines: [`${String(all)} codes are there, ${String(used)} of them used.`], isSaved: false });
  }
  const codes = Array.from({ length: count }, makePassCode);
  await transaction(deps.db, async (tx) => {
    await addRedemptionCodes(tx, pass.passId, codes.map(hashRedemption));
    const subject = `pass/${pass.code}` as const;
    await writeAudit(tx, deps, { actor: deps.by, action: 'PASS_CODES_MADE', subject, detail: { count } });
  });
  return ok({ lines: codes, isSaved: true });
}

/**
 * Removes a person's registration, and returns the slot where the pass says so (D50). What it has granted stays.
 * Refuses with PASS_NOT_FOUND and NOT_FOUND.
 */
export async function removePerson(deps: StaffDeps, code: string, address: string): Change {
  const pass = await findPass(deps.db, code);
  if (pass === null) return missing(code);
  return transaction(deps.db, async (tx) => {
    const locked = await lockPass(tx, pass.passId);
    const registration = await findRegistration(tx, pass.passId, address);
    if (locked === null || registration === null || registration.state === 'REMOVED') {
      return refuse('NOT_FOUND', { reason: `${address} is not registered by ${code}.` });
    }
    const slot = locked.returnSlots ? 'The slot returns.' : 'The slot does not return.';
    const lines = [`Removes the registration of ${address}.`, slot];
    if (deps.dryRun) return ok({ lines, isSaved: false });
    await endRegistration(tx, registration.registrationId);
    await endRedemption(tx, registration.registrationId);
    if (locked.returnSlots) await endSlots(tx, pass.passId, 1);
    await writeAudit(tx, deps, {
      actor: deps.by,
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
