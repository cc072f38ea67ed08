import { maySignInBy } from '@atrium/domain/access/federatedSignIn.ts';
import { linkingLifetime } from '@atrium/domain/account/accountLinking.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { newAddressForm } from '@atrium/domain/account/emailAddress.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../../base/context.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import { attempts } from '../../../attempt/service/attempts.ts';
import { countAttempt, refuseTooMany } from '../../../attempt/service/countAttempt.ts';
import { isFreshSignIn } from '../../../identity/service/isFreshSignIn.ts';
import { lockLink, saveLinkRequest } from '../../store/accountLinks.ts';
import { findFederatedMember } from '../../store/federatedIdentities.ts';
import type { AccountLinking } from '../../types.ts';
import { googleAuthority } from '../realms.ts';

const ownAddressWords = 'You sign in with this address already. Please enter another one.';

/**
 * Asks for a second address by which the caller signs in with Google (ACT-02, D10). It waits half an hour for a sign-in
 * with that address; until then nothing says whether the address is taken (THR-12). Refuses with LINK_FAILED for
 * somebody whom Google may not sign in, for the caller's own address, and for any `userName`, because no identity is
 * proved yet (THR-01); with ALREADY_LINKED when another address is linked; with SIGN_IN_AGAIN for a sign-in that is not
 * fresh (decision 052); with INVALID_INPUT and RATE_LIMITED.
 */
export async function startAccountLinking(
  ctx: MemberContext,
  input: { readonly email: string; readonly userName: string | null },
): Promise<Result<AccountLinking>> {
  const email = asciiAddress(input.email).toLowerCase();
  const [fault] = newAddressForm.email({ email });
  if (fault !== undefined) return refuse('INVALID_INPUT', { message: fault, field: 'email' });
  const { memberId } = ctx.viewer;
  const wait = await countAttempt(ctx, attempts.linkings, memberId);
  if (wait !== null) return refuseTooMany(wait);
  if (!(await isFreshSignIn(ctx))) return refuse('SIGN_IN_AGAIN');
  // trying again would not help
  if (ctx.viewer.email.toLowerCase() === email)
    return refuse('LINK_FAILED', { message: ownAddressWords, field: 'email' });
  return transaction(ctx.db, async (tx) => {
    const member = await findFederatedMember(tx, memberId);
    const mayLink = member !== null && maySignInBy(member, googleAuthority);
    if (!mayLink || input.userName !== null) return refuse('LINK_FAILED');
    const known = await lockLink(tx, memberId);
    const isSame = known?.email.toLowerCase() === email;
    if (known !== null && known.verifiedAt !== null) {
      return isSame ? ok({ result: 'VERIFIED', email }) : refuse('ALREADY_LINKED');
    }
    const at = new Date(machineNow());
    // a repeated request does not wait longer
    if (known === null || !isSame || known.expiresAt <= at) {
      await saveLinkRequest(tx, { memberId, email, at, expiresAt: new Date(at.getTime() + linkingLifetime) });
    }
    return ok({ result: 'PENDING', email });
  });
}
