import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { findRegistration } from '../store/registrations.ts';
import type { PassExtras } from '../types.ts';
import { activateForMember } from './activate.ts';
import { findKnownPass } from './passLimits.ts';

export interface PassExtrasInput {
  readonly userId: string;
  readonly email: string;
  /** The code of the pass, or the handle that the browser has kept since the registration. */
  readonly shortCode: string;
}

/**
 * Gives the viewer what the pass grants with which their own address was registered, at the first sign-in after it or
 * whenever it is called, each grant once (PAS-07, D53). Member and address must be the viewer's, and what is granted
 * comes from the stored registration alone (THR-61). Refuses with NOT_FOUND for everybody and everything else, and with
 * OTHER_ORGANIZATION.
 */
export async function processPassExtras(ctx: MemberContext, input: PassExtrasInput): Promise<Result<PassExtras>> {
  const { memberId, email } = ctx.viewer;
  const isOwn = input.userId === memberId && asciiAddress(input.email).toLowerCase() === email.toLowerCase();
  if (!isOwn) return refuse('NOT_FOUND');
  const known = await findKnownPass(ctx, input.shortCode);
  if (!known.ok) return known;
  // looked for without a pass as well, so that the time of the answer does not tell which codes exist (THR-58)
  const registration = await findRegistration(ctx.db, known.value?.passId ?? '', email);
  if (registration === null) return refuse('NOT_FOUND');
  const { registrationId } = registration;
  const done = await transaction(ctx.db, (tx) => activateForMember(tx, ctx, { registrationId, memberId }));
  return done.ok ? ok({ success: true, redirectUrl: done.value.redirectUrl }) : done;
}
