import { formatQuery } from '@atrium/domain/queryString.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { holdLifetime, isClosed, isLater } from '@atrium/domain/pass/passTerms.ts';
import type { PassRegistration } from '@atrium/domain/pass/registrationForm.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Context } from '../../../base/context.ts';
import { isSame } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { Letter } from '../../../mail/layout.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { makeTac, networkKey } from '../../proof/service/tac.ts';
import { countFreeSeats, getLockedContract } from '../../seat/service/activateSeat.ts';
import { passMails } from '../mails.ts';
import { endSlots, lockPass, saveSlot } from '../store/passes.ts';
import { saveRedemption } from '../store/redemptionCodes.ts';
import { countHeld, removeLapsed, findRegistration, saveRegistration, saveTac } from '../store/registrations.ts';
import { countAwaitedSeats } from '../store/seats.ts';
import type { RunningContract } from '../../seat/types.ts';
import type { Holder, Pass, Registration } from '../types.ts';
import { hashRedemption, mostHeld } from './passLimits.ts';

/** No window ends here: a mail that is opened makes room. */
const heldWords =
  'Too many registrations from your network wait for their mail to be opened. Open one, or try again later.';

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
}

/**
 * Takes a slot of a pass for an address, under the lock on the pass, once however often it is called, and mails the next
 * step (D50, PAS-06). Refuses with PASS_NOT_FOUND, PASS_CLOSED, PASS_CAP_REACHED, PASS_INVALID_REDEMPTION_CODE and
 * RATE_LIMITED; the caller rolls back then.
 */
export async function holdSlot(
  tx: Tx,
  ctx: Context,
  passId: string,
  { person, holder, isProved = false }: Person,
): Promise<Result<Held>> {
  const pass = await lockPass(tx, passId);
  if (pass === null) return refuse('PASS_NOT_FOUND');
  if (isClosed(pass, ctx.now)) return refuse('PASS_CLOSED');
  // before any registration is locked or removed, as activations do (docs/locks.md)
  const contract = pass.takesSeat ? await getLockedContract(tx, pass.customer.customerId, ctx.now) : null;
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
    const taken = await take(tx, pass, contract);
    if (taken !== null) return taken;
    const network = networkKey(ctx);
    if ((await countHeld(tx, passId, network)) >= mostHeld)
      return refuse('RATE_LIMITED', { reason: 'HELD', message: heldWords });
    const row = { ...detailsOf(person), passId, tacHash, network, registeredAt: clock, ...times };
    registrationId = await saveRegistration(tx, row);
    if (!(await redeem(tx, pass, registrationId, person.redemptionCode))) {
      return refuse('PASS_INVALID_REDEMPTION_CODE', { field: 'redemptionCode' });
    }
  }
  const { email: to, firstName } = person;
  if (later || !isProved) await mailNext(tx, ctx, { pass, tac, tacHash, later, to, firstName, holder });
  return ok({ pass, registrationId, tac, isLater: later });
}

const isTaken = ({ state }: Registration): boolean => state === 'HELD' || state === 'ACTIVATED';

/** Returns the slots of holds that have expired (D50). */
export async function returnLapsed(tx: Tx, passId: string, now: Date): Promise<void> {
  const lapsed = await removeLapsed(tx, passId, now);
  if (lapsed > 0) await endSlots(tx, passId, lapsed);
}

/**
 * Takes a slot, and looks for a seat where the pass gives one; null when there was one. The seat itself is taken by the
 * activation: an address that nobody has proved keeps no seat from the company's administrator.
 */
async function take(tx: Tx, pass: Pass, contract: RunningContract | null): Promise<Refused | null> {
  if (!(await saveSlot(tx, pass.passId))) return refuse('PASS_CAP_REACHED');
  if (!pass.takesSeat) return null;
  if (contract === null) return refuse('PASS_CLOSED');
  const free = (await countFreeSeats(tx, contract)) - (await countAwaitedSeats(tx, contract.customerId));
  return free < 1 ? refuse('PASS_CAP_REACHED', { reason: 'NO_SEATS_LEFT' }) : null;
}

/** Compares the shared redemption code, or uses one up (D51). */
async function redeem(tx: Tx, pass: Pass, registrationId: string, code: string): Promise<boolean> {
  const { passId, redemptionHash, usesOTRC } = pass;
  const codeHash = hashRedemption(code);
  if (usesOTRC) return saveRedemption(tx, { passId, codeHash, registrationId }, new Date(machineNow()));
  return redemptionHash === null || isSame(codeHash, redemptionHash);
}

function detailsOf(person: PassRegistration) {
  const filled = (text: string): string | null => (text === '' ? null : text);
  const { email: address, firstName, lastName } = person;
  const { company, jobTitle, jobLevel, companyNumberOfEmployees, phone } = person;
  return {
    ...{ address, firstName, lastName, company: filled(company), jobTitle: filled(jobTitle) },
    ...{ jobLevel: filled(jobLevel), phone: filled(phone) },
    companyNumberOfEmployees: filled(companyNumberOfEmployees),
  };
}

interface Next {
  readonly pass: Pass;
  readonly tac: string;
  readonly tacHash: string;
  readonly later: boolean;
  readonly to: string;
  readonly firstName: string;
  readonly holder: Holder | null;
}

/** Mails the next step: the link that sets a password or leads to the sign-in, or the day on which that comes. */
export async function mailNext(tx: Tx, ctx: Context, next: Next): Promise<void> {
  const { pass, tac, tacHash, later, holder } = next;
  // the names that a visitor typed are not put into a mail to somebody who has an account
  const person = holder ?? next;
  const host = hostOf(pass, ctx);
  const to = holder?.email ?? next.to;
  const letterOf = (): Letter => {
    if (later) return passMails.stayTuned(person, ctx.site, host, pass.startsAt ?? ctx.now);
    if (pass.usesSSO) return passMails.begun(person, ctx.site, host, `/preview/${encodeURIComponent(pass.shortCode)}`);
    if (holder !== null) return passMails.join(person, ctx.site, host, signInPath(pass, holder));
    return passMails.activate(person, ctx.site, host, passwordPath(to, tac));
  };
  const letter = letterOf();
  await queueMail(tx, ctx, { dedupeKey: passMailKey(tacHash), to, letter });
}

/** The idempotency key of the mail with the next step of a registration. */
export const passMailKey = (tacHash: string): string => `pass-registration/${tacHash}`;

/** Who invites: the company, or the product itself. */
export const hostOf = ({ customer }: Pass, { site }: Pick<Context, 'site'>): string =>
  customer.type === 'ENTERPRISE' ? customer.name : site.brandName;

/** Where somebody new sets the first password; the link alone opens nothing (THR-02). */
export const passwordPath = (email: string, tac: string): string =>
  `/set-password${formatQuery([
    ['email', email],
    ['tac', tac],
  ])}`;

/** Where a member signs in, and then accepts. */
export function signInPath({ shortCode }: Pass, { maySignIn }: Holder): string {
  const redirectPath = `/invite-registration/${encodeURIComponent(shortCode)}`;
  return `${maySignIn ? '/login' : '/corp-login'}${formatQuery([['redirectPath', redirectPath]])}`;
}
