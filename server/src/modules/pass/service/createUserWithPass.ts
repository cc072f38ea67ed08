import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { ok, refuse, type Refusal, type Refused, type Result } from '@atrium/domain/errors.ts';
import { isClosed, isFull, isLater, joinBy } from '@atrium/domain/pass/passTerms.ts';
import { readRegistration, type PassRegistration } from '@atrium/domain/pass/registrationForm.ts';
import type { Context } from '../../../base/context.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { allOrNothing } from '../../../base/sql/transaction.ts';
import { inTurn } from '../../../base/turns.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { findGuessed, refuseTooMany } from '../../attempt/service/countAttempt.ts';
import { lockProvedMember } from '../../identity/service/waysIn.ts';
import { mayMail, takeSignupMailBack } from '../../proof/service/mailLimits.ts';
import { requireOpen } from '../../staff/service/academy.ts';
import { findHolderByEitherAddress } from '../store/holders.ts';
import { findRegistration } from '../store/registrations.ts';
import type { CreateUserWithPassInput, Holder, Pass, PassOutcome } from '../types.ts';
import { activateForMember } from './activate.ts';
import { holdSlot, isTaken } from './holdSlot.ts';
import { isRecognized } from './isRecognized.ts';
import { findKnownPass, findRedemptionWait } from './passLimits.ts';
import { sealRedirect } from './passRedirect.ts';
import { registerElsewhere } from './registerElsewhere.ts';

/**
 * Registers somebody by a pass: takes a slot, and mails the link by which the address is proved; what the pass grants
 * comes with that (PAS-02 to PAS-06, D50 to D55). Sent again for the same address it takes no second slot. Refuses with
 * ACADEMY_NOT_OPEN (BEG-03), PASS_NOT_FOUND, PASS_CLOSED, PASS_CAP_REACHED, INVALID_INPUT, PASS_EMAIL_NOT_RECOGNIZED,
 * PASS_INVALID_REDEMPTION_CODE, OTHER_ORGANIZATION, RATE_LIMITED, NOT_FOUND for the caller's own address when it has
 * changed meanwhile, and PASS_SSO_FAILED for a single-sign-on pass without the identity that this browser has just
 * proved (THR-01).
 */
export async function createUserWithPass(ctx: Context, input: CreateUserWithPassInput): Promise<Result<PassOutcome>> {
  const open = await requireOpen(ctx.db);
  if (!open.ok) return open;
  const known = await findKnownPass(ctx, input.code);
  if (!known.ok) return known;
  const pass = known.value;
  if (pass === null || !pass.showRegistration) return refuse('PASS_NOT_FOUND');
  if (isClosed(pass, ctx.now)) return refuse('PASS_CLOSED');
  if (pass.usesSSO) return registerElsewhere(ctx, pass, input);
  // only a single-sign-on pass accepts a name at a provider
  if (input.ssoUsername !== null) return refuse('PASS_SSO_FAILED');
  const isMember = isOwnAddress(ctx, asciiAddress(input.email));
  const person = readRegistration({ ...pass, isMember }, input);
  if (person === null) return refuse('INVALID_INPUT');
  const problem = await problemOf(ctx, pass, person, isMember);
  if (problem !== null) return problem;
  // a member who is signed in gets the pass at once, and no mail to prove the address
  const isMailed = isLater(pass, ctx.now) || !isMember;
  const mailed = isMailed ? await mayMail(ctx, 'signup', person.email) : ok(null);
  if (!mailed.ok) return mailed;
  // registrations by one pass would wait for one row's lock: wait here instead, without a connection
  const done = await inTurn(`pass ${pass.passId}`, () => register(ctx, pass, person));
  // mistyped codes must not use up the mails of an address
  if (!done.ok && isMailed) await takeSignupMailBack(ctx, person.email);
  return done;
}

/** What is wrong with an address before a slot is looked for; null when nothing is. */
async function problemOf(
  ctx: Context,
  pass: Pass,
  { email }: PassRegistration,
  isMember: boolean,
): Promise<Refused | null> {
  if (!(await isRecognized(ctx.db, pass, email))) {
    return refuse('PASS_EMAIL_NOT_RECOGNIZED', { field: 'email' });
  }
  const lookUp = () => findJoining(ctx.db, pass, email);
  // a visitor learns here who has an account at a company, as often as mistyping explains (THR-12)
  const found = isMember ? ok(await lookUp()) : await findGuessed(ctx, attempts.addressesElsewhere, lookUp);
  if (!found.ok) return found;
  if (found.value === null) return refuse('OTHER_ORGANIZATION', { field: 'email' });
  const registered = await findRegistration(ctx.db, pass.passId, found.value.address);
  const isNew = registered === null || !isTaken(registered);
  return isNew && isFull(pass) ? refuse('PASS_CAP_REACHED') : null;
}

/** The address under which somebody registers, that of their account if there is one; null: it is another company's. */
async function findJoining(db: Db, pass: Pass, email: string): Promise<{ readonly address: string } | null> {
  const holder = await findHolderByEitherAddress(db, email);
  if (holder === null) return { address: email };
  return joinBy(holder.customer, pass.customer) === 'REFUSED' ? null : { address: holder.email };
}

async function register(ctx: Context, pass: Pass, person: PassRegistration): Promise<Result<PassOutcome>> {
  const wait = await findRedemptionWait(ctx.db, ctx, pass.passId);
  if (wait !== null) return refuseTooMany(wait, { reason: 'REDEMPTION_CODES' });
  const done = await allOrNothing(ctx.db, async (tx): Promise<Result<PassOutcome | Refusal>> => {
    const result = await carryOut(tx, ctx, pass.passId, person);
    const isWrong = !result.ok && result.refusal.code === 'PASS_INVALID_REDEMPTION_CODE';
    // committed, because the attempt was counted
    return isWrong ? ok(result.refusal) : result;
  });
  if (!done.ok) return done;
  return 'code' in done.value ? { ok: false, refusal: done.value } : ok(done.value);
}

async function carryOut(tx: Tx, ctx: Context, passId: string, person: PassRegistration): Promise<Result<PassOutcome>> {
  // a change of the address takes along what is registered by it, and must not come between (ACT-06)
  const holder = await lockProvedMember(tx, () => findHolderByEitherAddress(tx, person.email));
  const isSecond = holder !== null && holder.email.toLowerCase() !== person.email.toLowerCase();
  // the member is signed in, so no mail has to prove the address
  const isProved = isViewer(ctx, holder);
  if (isOwnAddress(ctx, person.email) && !isProved) return refuse('NOT_FOUND');
  const held = await holdSlot(tx, ctx, passId, {
    person: isSecond
      ? {
          ...person,
          email: holder.email,
        }
      : person,
    secondAddress: isSecond ? person.email : null,
    holder,
    isProved,
  });
  if (!held.ok) return held;
  const { pass, registrationId, tac, isLater: later } = held.value;
  if (!later && holder !== null && isProved) {
    const activated = await activateForMember(tx, ctx, { registrationId, memberId: holder.memberId });
    if (!activated.ok) return activated;
  }
  const passRedirect = pass.redirectUrl === null ? null : sealRedirect(pass.code, ctx.secret);
  return ok({ result: later ? 'CONFIRMED_WITHOUT_ACTIVATION' : 'CONFIRMED_WITH_ACTIVATION', tac, passRedirect });
}

/** Whether the caller's account has this address, as far as this process has heard. */
function isOwnAddress({ viewer }: Context, email: string): boolean {
  return viewer?.email.toLowerCase() === email.toLowerCase();
}

/** Whether the account of the address is signed in here, so that no mail has to prove it. */
function isViewer({ viewer }: Context, holder: Holder | null): boolean {
  return holder !== null && viewer?.memberId === holder.memberId;
}
