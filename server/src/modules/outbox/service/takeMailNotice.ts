import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { addNotice, addTrouble } from '../../../mail/trouble.ts';
import type { MailNotice } from '../../../ports/mailNotices.ts';

type Told = Extract<MailNotice, { readonly noticeId: string }>;

/** Takes what the mail provider tells about addresses, each notice once (RUN-13). */
export function takeMailNotice(
  ctx: Pick<Context, 'db' | 'now'>,
  { noticeId, kind, addresses, words }: Told,
): Promise<void> {
  return transaction(ctx.db, async (tx) => {
    if (!(await addNotice(tx, ctx, noticeId))) return;
    const named = new Set(addresses.map((address) => asciiAddress(address.trim()).toLowerCase()));
    // in one order, so that two notices about the same addresses do not wait for each other
    for (const address of [...named].sort()) await addTrouble(tx, ctx, { address, kind, words });
  });
}
