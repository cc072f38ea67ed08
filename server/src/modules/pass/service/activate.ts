import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isLater, joinBy } from '@atrium/domain/pass/passTerms.ts';
import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { grantPass } from '../../entitlement/service/grantPass.ts';
import { addCustomerMember } from '../../member/service/addCustomerMember.ts';
import { moveToCustomer } from '../../member/service/moveToCustomer.ts';
import { activateSeat } from '../../seat/service/activateSeat.ts';
import { findSeatContract, hasSeatFor, isUnseated, lockProgram } from '../../seat/service/program.ts';
import type { RunningContract } from '../../seat/types.ts';
import { passMails } from '../mails.ts';
import { findHolderById, isAtAddress, isSubscribed } from '../store/holders.ts';
import { findPassById } from '../store/passes.ts';
import { findRegistrationById, lockRegistration, saveActivated } from '../store/registrations.ts';
import type { Pass, StoredRegistration } from '../types.ts';
import { hostOf } from './mailNextStep.ts';

type Ctx = Pick<Context, 'now' | 'site'>;
interface Claim {
  readonly registrationId: string;
  readonly memberId: string;
}

/**
 * Makes the member of a registration whose address was proved, at the customer of the pass. Returns the id; null when
 * the address has an account, or the registration is gone.
 */
export async function addMemberOf(tx: Tx, ctx: Ctx, registrationId: string): Promise<string | null> {
  const registration = await findRegistrationById(tx, registrationId);
  const pass = registration && (await findPassById(tx, registration.passId));
  if (registration === null || pass === null) return null;
  const { address: email, firstName, lastName, company, jobTitle } = registration;
  const { customerId, type, name } = pass.customer;
  const companyName = company ?? (type === 'ENTERPRISE' ? name : null);
  const person = { customerId, email, firstName, lastName, companyName, jobRole: jobTitle };
  return addCustomerMember(tx, { ...person, registeredAt: new Date(ctx.now) });
}

/**
 * Gives a member what their registration grants, in the transaction that proves who they are: entitlements, company,
 * seat, and by a job sessions and certificates, each exactly once (PAS-07, D53, D54). Called again it restores what is
 * missing, and mails nothing; under the next contract of the company it gives a seat of that. Refuses with NOT_FOUND
 * when the registration has lapsed, was removed or its pass has not started, with OTHER_ORGANIZATION, and for a pass
 * with a seat with PASS_CLOSED when no contract of the company runs, and with PASS_CAP_REACHED when no seat is left, or
 * the member's was revoked (ORG-13); nothing is changed then.
 */
export async function activateForMember(tx: Tx, ctx: Ctx, { registrationId, memberId }: Claim): Promise<Result<Pass>> {
  const known = await findRegistrationById(tx, registrationId);
  const pass = known && (await findPassById(tx, known.passId));
  if (pass === null || isLater(pass, ctx.now)) return refuse('NOT_FOUND');
  const now = new Date(ctx.now);
  const program = pass.takesSeat ? await lockProgram(tx, pass.customer.customerId, ctx.now) : null;
  // without a contract there would be no end of what is granted
  if (pass.takesSeat && program === null) return refuse('PASS_CLOSED');
  const registration = await lockRegistration(tx, registrationId);
  if (registration === null || !isOpenFor(registration, memberId)) return refuse('NOT_FOUND');
  const holder = await findHolderById(tx, memberId);
  if (holder === null) return refuse('NOT_FOUND');
  const join = joinBy(holder.customer, pass.customer);
  if (join === 'REFUSED') return refuse('OTHER_ORGANIZATION');
  const isFirst = registration.state === 'HELD';
  // what an administrator has revoked comes back neither by accepting again nor by another pass
  if (program !== null && (await isUnseated(tx, program, memberId))) {
    return refuse('PASS_CAP_REACHED', { reason: 'SEAT_REVOKED' });
  }
  // the seat that the pass gave before may have been of a contract that is over
  const held = program === null ? null : await findSeatContract(tx, program, memberId);
  const seating = isFirst || held === null ? program : null;
  if (seating !== null && !(await hasSeatFor(tx, seating, { memberId, awaited: 0 }))) {
    return refuse('PASS_CAP_REACHED', { reason: 'NO_SEATS_LEFT' });
  }
  // the first write: of two companies' passes that are accepted at once, one lets the member in
  const between = { from: holder.customer.customerId, to: pass.customer.customerId };
  if (join === 'MOVES' && !(await moveToCustomer(tx, memberId, between))) return refuse('OTHER_ORGANIZATION');
  // a process hears of another address a moment later: by the former one its next owner registers (ACT-06)
  if (isFirst && !(await isAtAddress(tx, memberId, registration.address))) return refuse('NOT_FOUND');
  const contract = seating === null ? held : await activateSeat(tx, seating, memberId, ctx.now);
  if (isFirst) await saveActivated(tx, registrationId, memberId, now);
  const endsAt = endOf(pass, contract, ctx.now);
  const isCoveredTwice = isFirst && (await isSubscribed(tx, memberId, now));
  // a person who registers again, as after staff removed a registration, has a new term, also where the first one has
  // ended
  const isRenewed = program === null ? isFirst : held === null;
  await grantPass(tx, { ...pass, memberId, startsAt: now, endsAt, now: ctx.now, isRenewed });
  if (!isFirst) return ok(pass);
  await writeAudit(tx, ctx, {
    actor: { kind: 'person', memberId },
    action: 'PASS_ACTIVATED',
    subject: `member/${memberId}`,
    detail: { passId: pass.passId, moved: join === 'MOVES' },
  });
  if (pass.sessionIds.length + pass.certificateIds.length > 0) {
    await enqueue(tx, 'pass.enroll', { registrationId }, registrationId);
  }
  const path = safeRedirectPath(pass.redirectUrl ?? '') ?? '/';
  const { timeZone } = pass.customer;
  const welcome = { host: hostOf(pass, ctx), endsAt: endsAt?.getTime() ?? null, timeZone, isCoveredTwice, path };
  const letter = passMails.welcome(holder, ctx.site, welcome);
  await queueMail(tx, ctx, { dedupeKey: `pass-welcome/${registrationId}/${memberId}`, to: holder.email, letter });
  return ok(pass);
}

/** Whether a registration waits for this member, or is theirs. A held one belongs to its address, which was proved. */
function isOpenFor({ state, memberId: owner, expiresAt }: StoredRegistration, memberId: string): boolean {
  return state === 'HELD' ? expiresAt > new Date(machineNow()) : state === 'ACTIVATED' && owner === memberId;
}

/** When the grants end: after the days of the pass, and with the contract whose seat they come with (D57). */
function endOf({ durationDays }: Pass, contract: RunningContract | null, now: number): Date | null {
  const days = durationDays === null ? [] : [now + durationDays * day];
  const ends = contract === null ? days : [...days, contract.endsAt];
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}
