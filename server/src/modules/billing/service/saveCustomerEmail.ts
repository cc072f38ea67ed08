import type { Context } from '../../../base/context.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { findAccount } from '../store/accounts.ts';

/**
 * Saves the address that a member has now at the payment provider, after a change of it (ACT-06). Nothing for somebody
 * who has never been on a page of it. Throws when it is away, so that the job is retried.
 */
export async function saveCustomerEmail(
  { db, ports }: Pick<Context, 'db' | 'ports'>,
  { memberId }: { readonly memberId: string },
): Promise<void> {
  const { payments } = ports;
  const account = await findAccount(db, memberId);
  if (payments === null || account === null) return;
  let saved: string | null = null;
  // of two changes in turn the later one must be the one that stays there
  for (let round = 0; round < 10; round += 1) {
    const payer = await findRecipient(db, memberId);
    if (payer === null || payer.email === saved) return;
    await payments.saveEmail(account.providerCustomerId, payer.email);
    saved = payer.email;
  }
}
