import type { MemberContext } from '../../../base/context.ts';
import type { Payments } from '../../../ports/payments.ts';
import { whileMember } from '../../member/service/whileMember.ts';
import { addAccount, findAccount } from '../store/accounts.ts';
import type { Account } from '../types.ts';

/**
 * The caller's customer at the provider, who is added there when this is their first order (D46: never from the
 * client). Null when the caller was erased meanwhile: then the provider keeps nothing of them either.
 */
export async function getAccount({ db, viewer }: MemberContext, payments: Payments): Promise<Account | null> {
  const { memberId, email, firstName, lastName } = viewer;
  const known = await findAccount(db, memberId);
  if (known !== null) return known;
  const providerCustomerId = await payments.addCustomer({ memberId, email, name: `${firstName} ${lastName}` });
  const isStored = await whileMember(db, memberId, (tx) => addAccount(tx, memberId, providerCustomerId));
  if (!isStored) await payments.removeCustomer(providerCustomerId);
  return findAccount(db, memberId);
}
