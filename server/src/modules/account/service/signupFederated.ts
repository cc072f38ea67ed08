import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { allOrNothing } from '../../../base/sql/transaction.ts';
import { bindIdentity, findSignupTicket, isBoundTo } from '../../federation/service/signupTicket.ts';
import { mayMail } from '../../proof/service/mailLimits.ts';
import { findAddressee } from '../store/holders.ts';
import { findNewestSignup, removeSignups } from '../store/signups.ts';
import type { LimitedSignup, SignupInput, SignupOutcome } from '../types.ts';
import { activateLimitedMember } from './activateLimitedMember.ts';
import { takeSignup } from './takeSignup.ts';

/**
 * Signs up somebody whom an identity provider has verified (SIG-07): `ssoUsername` and address must be those of the
 * ticket that this browser got for it, and the names are the provider's (SSO-08, THR-01). Where the provider may speak
 * for the address it makes the member, who signs in at once, and with it completes a signup that waits for its password
 * (SIG-13); any other address gets a link by mail. Refuses with SSO_FAILED, ACCOUNT_NOT_FOUND, RATE_LIMITED and
 * SIGNUP_UNAVAILABLE.
 */
export async function signupFederated(
  ctx: Context,
  input: SignupInput & { readonly ssoUsername: string },
): Promise<Result<SignupOutcome>> {
  const made = await allOrNothing(ctx.db, async (tx): Promise<Result<SignupOutcome | LimitedSignup>> => {
    const ticket = await findSignupTicket(tx, ctx, input.ssoUsername);
    if (ticket === null || ticket.email !== asciiAddress(input.email).toLowerCase()) return refuse('SSO_FAILED');
    const { email: address, firstName, lastName } = ticket;
    const holder = await findAddressee(tx, address);
    // sent again, because the answer was lost
    if (holder !== null && (await isBoundTo(tx, ticket, holder.memberId))) return ok(withoutActivation);
    const pending = await findNewestSignup(tx, address, new Date(machineNow()));
    if (ticket.context === 'set-password' && pending === null) return refuse('ACCOUNT_NOT_FOUND');
    // the names of a signup may have been typed by somebody else
    const { freemiumType } = (ticket.context === 'set-password' ? pending : null) ?? input;
    const signup = { address, firstName, lastName, freemiumType };
    if (holder !== null || !ticket.isAddressProved) return ok(signup);
    const memberId = await activateLimitedMember(tx, ctx, signup);
    if (memberId === null) return refuse('SIGNUP_UNAVAILABLE');
    // somebody else got the identity meanwhile
    if (!(await bindIdentity(tx, ctx, ticket, memberId))) return refuse('SSO_FAILED');
    await removeSignups(tx, address);
    return ok(withoutActivation);
  });
  if (!made.ok || 'result' in made.value) return made as Result<SignupOutcome>;
  const mailed = await mayMail(ctx, 'signup', made.value.address);
  if (!mailed.ok) return mailed;
  return ok(await takeSignup(ctx, made.value, input.redirectPath));
}

const withoutActivation: SignupOutcome = { result: 'CONFIRMED_WITHOUT_ACTIVATION', tac: null, link: null };
