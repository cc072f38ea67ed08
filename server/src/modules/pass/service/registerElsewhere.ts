import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isLater } from '@atrium/domain/pass/passTerms.ts';
import { emptyRegistration } from '@atrium/domain/pass/registrationForm.ts';
import type { Context } from '../../../base/context.ts';
import { allOrNothing } from '../../../base/sql/transaction.ts';
import { inTurn } from '../../../base/turns.ts';
import { bindIdentity, findSignupTicket, isBoundTo } from '../../federation/service/signupTicket.ts';
import { lockProvedMember } from '../../identity/service/waysIn.ts';
import { findHolder } from '../store/holders.ts';
import type { CreateUserWithPassInput, Pass, PassOutcome } from '../types.ts';
import { activateForMember, addMemberOf } from './activate.ts';
import { holdSlot } from './holdSlot.ts';

/**
 * Registers somebody whom the company's identity provider has verified (PAS-05): `ssoUsername` and address must be
 * those of the ticket that this browser got for this pass, and the names are the provider's (THR-01, SSO-08). Nothing
 * is mailed to prove the address, and the person signs in at once. Refuses with PASS_SSO_FAILED, OTHER_ORGANIZATION and
 * the refusals of `holdSlot`.
 */
export function registerElsewhere(
  ctx: Context,
  pass: Pass,
  input: CreateUserWithPassInput,
): Promise<Result<PassOutcome>> {
  return inTurn(`pass ${pass.passId}`, () =>
    allOrNothing(ctx.db, async (tx): Promise<Result<PassOutcome>> => {
      const ticket = input.ssoUsername === null ? null : await findSignupTicket(tx, ctx, input.ssoUsername);
      const isForPass = ticket?.passCode?.toLowerCase() === pass.code.toLowerCase();
      if (ticket === null || !isForPass || ticket.email !== asciiAddress(input.email).toLowerCase()) {
        return refuse('PASS_SSO_FAILED');
      }
      const { email, firstName, lastName } = ticket;
      // a change of the address removes what was found by the former one, and must not come between
      const holder = await lockProvedMember(tx, () => findHolder(tx, email));
      // no provider signs staff in (THR-09)
      if (holder?.customer.type === 'INTERNAL') return refuse('PASS_SSO_FAILED');
      const person = { ...emptyRegistration, email, firstName, lastName };
      const held = await holdSlot(tx, ctx, pass.passId, { person, holder, isProved: true });
      if (!held.ok) return held;
      const outcome = { result: 'CONFIRMED_WITHOUT_ACTIVATION', tac: null, passRedirect: null } as const;
      if (isLater(pass, ctx.now)) return ok(outcome);
      const { registrationId } = held.value;
      const memberId = holder?.memberId ?? (await addMemberOf(tx, ctx, registrationId));
      if (memberId === null) return refuse('PASS_SSO_FAILED');
      const activated = await activateForMember(tx, ctx, { registrationId, memberId });
      if (!activated.ok) return activated;
      if (!(await isBoundTo(tx, ticket, memberId)) && !(await bindIdentity(tx, ctx, ticket, memberId))) {
        return refuse('PASS_SSO_FAILED');
      }
      return ok(outcome);
    }),
  );
}
