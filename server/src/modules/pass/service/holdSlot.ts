import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { holdLifetime, isClosed, isLater } from '@atrium/domain/pass/passTerms.ts';
import type { PassRegistration } from '@atrium/domain/pass/registrationForm.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { isSame } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { refuseTooMany } from '../../attempt/service/countAttempt.ts';
import { makeTac, networkKey } from '../../proof/service/tac.ts';
import { hasSeatFor, lockProgram } from '../../seat/service/program.ts';
import type { RunningProgram } from '../../seat/types.ts';
import { endSlots, lockPass, saveSlot } from '../store/passes.ts';
import { isFreeCode, saveRedemption } from '../store/redemptionCodes.ts';
import { countHeld, removeLapsed, findRegistration, saveRegistration, saveTac } from '../store/registrations.ts';
import { countAwaitedSeats } from '../store/seats.ts';
import type { Holder, Pass, StoredRegistration } from '../types.ts';
import { mailNextStep } from './mailNextStep.ts';
import { countWrongRedemption, findRedemptionWait, hashRedemption, mostHeld } from './passLimits.ts';

/** No window ends here: a mail that is opened makes room. */
const heldWords =
  'Too many registrations from your network wait for their email to be opened. Open one, or try again later.';

export interface Held {
  readonly pass: Pass;
  readonly registrationId: string;
  readonly tac: string;
  /** Whether the pass has not started yet. */
  readonly isLater: boolean;
}

interface Person {
  readonly person: PassRegistration;
  /** The account of the address, if there is one. */
  readonly holder: Holder | null;
  /** Whether an identity provider or a sign-in has proved the address, so that no mail has to. */
  readonly isProved?: boolean;
  /** The second sign-in of the account, when that was typed: the mail goes there. */
  readonly secondAddress?: string | null;
}

/**
 * Takes a slot of a pass for an address, under the lock on the pass, once however often it is called, and mails the
 * next step (D50, PAS-06). Refuses with PASS_NOT_FOUND, PASS_CLOSED, PASS_CAP_REACHED, PASS_INVALID_REDEMPTION_CODE and
 * RATE_LIMITED. The caller rolls back then, but for PASS_INVALID_REDEMPTION_CODE, before which only the attempt was
 * written: that stays.
 */
export async function holdSlot(
  tx: Tx,
  ctx: Context,
  passId: string,
  { person, holder, isProved = false, secondAddress = null }: Person,
): Promise<Result<Held>> {
  const pass = await lockPass(tx, passId);
  if (pass === null) return refuse('PASS_NOT_FOUND');
  if (isClosed(pass, ctx.now)) return refuse('PASS_CLOSED');
  // before any registration is locked or removed, as activations do (docs/locks.md)
  const program = pass.takesSeat ? await lockProgram(tx, pass.customer.customerId, ctx.now) : null;
  const clock = new Date(machineNow());
  await returnLapsed(tx, passId, clock);
  const later = isLater(pass, ctx.now);
  const { tac, tacHash } = makeTac();
  // a pass that starts later keeps the slot until it has started, and then as long as any
  const begins = Math.max(clock.getTime(), pass.startsAt ?? 0);
  const times = { mailedAt: later ? null : clock, expiresAt: new Date(begins + holdLifetime) };
  const earlier = await findRegistration(tx, passId, person.email);
  let registrationId: string;
  if (earlier !== null && isTaken(earlier)) {
    registrationId = earlier.registrationId;
    // sent again it waits no longer than before, so that nobody holds a slot forever without proving the address
    await saveTac(tx, registrationId, { tacHash, ...times, expiresAt: earlier.expiresAt });
  } else {
    const wrong = await compareCode(tx, ctx, pass, person.redemptionCode);
    if (wrong !== null) return wrong;
    const refused = await takeSlot(tx, pass, { program, memberId: holder?.memberId ?? null });
    if (refused !== null) return refused;
    const network = networkKey(ctx);
    if ((await countHeld(tx, passId, network)) >= mostHeld)
      return refuse('RATE_LIMITED', { reason: 'HELD', message: heldWords });
    const row = { ...detailsOf(person), passId, tacHash, network, registeredAt: clock, ...times };
    registrationId = await saveRegistration(tx, row);
    if (pass.usesOTRC) {
      const codeHash = hashRedemption(person.redemptionCode);
      const isSaved = await saveRedemption(tx, { passId, codeHash, registrationId }, clock);
      if (!isSaved) throw new Error('a code that is free stays so under the lock on its pass');
    }
  }
  const to = secondAddress ?? holder?.email ?? person.email;
  if (later || !isProved) await mailNextStep(tx, ctx, { pass, tac, tacHash, isLater: later, to, holder });
  return ok({ pass, registrationId, tac, isLater: later });
}

/** Whether a registration has one of the slots. */
export const isTaken = ({ state }: StoredRegistration): boolean => state === 'HELD' || state === 'ACTIVATED';

/** Returns the slots of holds that have expired (D50). */
export async function returnLapsed(tx: Tx, passId: string, now: Date): Promise<void> {
  const lapsed = await removeLapsed(tx, passId, now);
  if (lapsed > 0) await endSlots(tx, passId, lapsed);
}

/**
 * Takes a slot, and looks for a seat where the pass gives one; null when there was one. The seat itself is taken by the
 * activation: an address that nobody has proved keeps no seat from the company's administrator.
 */
async function takeSlot(
  tx: Tx,
  pass: Pass,
  { program, memberId }: { readonly program: RunningProgram | null; readonly memberId: string | null },
): Promise<Refused | null> {
  if (!(await saveSlot(tx, pass.passId))) return refuse('PASS_CAP_REACHED');
  if (!pass.takesSeat) return null;
  if (program === null) return refuse('PASS_CLOSED');
  const hasSeat = await hasPassSeat(tx, program, memberId);
  return hasSeat ? null : refuse('PASS_CAP_REACHED', { reason: 'NO_SEATS_LEFT' });
}

/**
 * Whether a member has a seat of the company, or a pass could still give one: people who have registered come first.
 */
export async function hasPassSeat(tx: Tx, program: RunningProgram, memberId: string | null): Promise<boolean> {
  return hasSeatFor(tx, program, { memberId, awaited: await countAwaitedSeats(tx, program.customerId) });
}

/**
 * Compares the shared redemption code, or looks for a free one-time code (D51); null when it is right, or none is asked
 * for. A wrong one is counted under the lock on the pass, so that of many at once no more than the limit are compared
 * (THR-13); too many refuse with RATE_LIMITED without a comparison.
 */
async function compareCode(tx: Tx, ctx: Context, pass: Pass, code: string): Promise<Refused | null> {
  const { passId, redemptionHash, usesOTRC } = pass;
  if (!usesOTRC && redemptionHash === null) return null;
  const wait = await findRedemptionWait(tx, ctx, passId);
  if (wait !== null) return refuseTooMany(wait, { reason: 'REDEMPTION_CODES' });
  const codeHash = hashRedemption(code);
  const isRight = usesOTRC
    ? await isFreeCode(tx, passId, codeHash)
    : redemptionHash !== null && isSame(codeHash, redemptionHash);
  if (isRight) return null;
  await countWrongRedemption(tx, ctx, passId);
  return refuse('PASS_INVALID_REDEMPTION_CODE', { field: 'redemptionCode' });
}

function detailsOf(person: PassRegistration) {
  const filled = (text: string): string | null => (text === '' ? null : text);
  const { email: address, firstName, lastName } = person;
  const { company, jobTitle, jobLevel, companyNumberOfEmployees, phone } = person;
  return {
    address,
    firstName,
    lastName,
    company: filled(company),
    jobTitle: filled(jobTitle),
    jobLevel: filled(jobLevel),
    phone: filled(phone),
    companyNumberOfEmployees: filled(companyNumberOfEmployees),
  };
}
