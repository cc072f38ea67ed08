import type { MemberContext } from '../../../base/context.ts';
import type { Payments } from '../../../ports/payments.ts';
import { addAccount, findAccount } from '../store/accounts.ts';
import type { Account } from '../types.ts';

/**
 * The caller's customer at the provider, who is added there when this is their first order (D46: never from the
 * client).
 */
export async function getAccount({ db, viewer }: MemberContext, payments: Payments): Promise<Account> {
  const { memberId, email, firstName, lastName } = viewer;
  const known = await findAccount(db, memberId);
  if (known !== null) return known;
  const providerCustomerId = await payments.addCustomer({ memberId, email, name: `${firstName} ${lastName}` });
  await addAccount(db, memberId, providerCustomerId);
  const added = await findAccount(db, memberId);
  if (added === null) throw new Error('the account of a member was not stored');
  return added;
}
