import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { newAddressForm } from '@atrium/domain/account/emailAddress.ts';
import { addressBond, addressBondWords, sameRequestWithin } from '@atrium/domain/account/emailChange.ts';
import { codeTerms } from '@atrium/domain/account/mailedCode.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../../base/context.ts';
import { enqueue } from '../../../../base/jobs/enqueue.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import { attempts } from '../../../attempt/service/attempts.ts';
import { countAttempt, refuseTooMany } from '../../../attempt/service/countAttempt.ts';
import { isLinkOf } from '../../../federation/service/linking/links.ts';
import { mayMail } from '../../../proof/service/mailLimits.ts';
import { findAddressHolder, saveEmailChange } from '../../store/emailChanges.ts';
import type { PendingEmail } from '../../types.ts';
import { proveOwner } from '../proveOwner.ts';

/**
 * Asks for another address of the account, which a code proves that is mailed to it (ACT-06). The answer, and the time
 * it takes, are the same whether or not somebody has the address: the mail says it, to its owner (THR-12). Asked again
 * at once it sends nothing more. Refuses with INVALID_INPUT, with FORBIDDEN for an address that is bound to a company,
 * as `proveOwner` does (THR-04), and with RATE_LIMITED beyond the limits of mails (THR-14).
 */
export async function startEmailChange(
  ctx: MemberContext,
  input: { readonly email: string; readonly password: string | null },
): Promise<Result<PendingEmail>> {
  const email = asciiAddress(input.email).toLowerCase();
  const about = { field: 'email' };
  const [fault] = newAddressForm.email({ email });
  if (fault !== undefined) return refuse('INVALID_INPUT', { message: fault, ...about });
  const { memberId } = ctx.viewer;
  const wait = await countAttempt(ctx, attempts.emailChanges, memberId);
  if (wait !== null) return refuseTooMany(wait);
  const member = await findAddressHolder(ctx.db, memberId);
  if (member === null) return refuse('NOT_FOUND');
  const bond = addressBond(member);
  if (bond !== null) return refuse('FORBIDDEN', { reason: bond, message: addressBondWords[bond] });
  if (member.email.toLowerCase() === email) {
    return refuse('INVALID_INPUT', { message: 'This is your address already.', ...about });
  }
  const proved = await proveOwner(ctx, input.password);
  if (!proved.ok) return proved;
  if (await isLinkOf(ctx.db, memberId, email)) {
    return refuse('INVALID_INPUT', { message: 'This is your second sign-in. Unlink it first.', ...about });
  }
  const mailed = await mayMail(ctx, 'email-change', email);
  if (!mailed.ok) return mailed;
  const now = machineNow();
  await transaction(ctx.db, async (tx) => {
    const [at, expiresAt] = [new Date(now), new Date(now + codeTerms.lifetime)];
    const repeatedSince = new Date(now - sameRequestWithin);
    if (await saveEmailChange(tx, { memberId, email, at, expiresAt, repeatedSince })) {
      await enqueue(tx, 'accountSettings.mailEmailCode', { memberId, email }, undefined, 'minutes');
    }
  });
  return ok({ email });
}
