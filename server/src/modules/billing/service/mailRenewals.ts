import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { billingMails } from '../mails.ts';
import { listRenewing } from '../store/renewals.ts';

/** How long before a yearly renewal the mail is sent: several jurisdictions ask for 15 to 45 days. */
const notice = 30 * day;
/** Nearer to the renewal, as after a new installation, there is not enough time left for a decision. */
const latest = 7 * day;

/** Tells everybody whose membership renews in a month, once, when and for how much (PAY-02, D98). */
export async function mailRenewals(ctx: Context): Promise<void> {
  if (ctx.ports.payments === null) return;
  const window = { after: new Date(ctx.now + latest), until: new Date(ctx.now + notice) };
  const fieldsOf = ({ memberId }: { readonly memberId: string }): object => ({ memberId });
  await runEach(await listRenewing(ctx.db, window), { log: ctx.log, fieldsOf }, (renewing) =>
    transaction(ctx.db, async (tx) => {
      const member = await findRecipient(tx, renewing.memberId);
      if (member === null) return;
      const { product, amount: yearly, off, isDiscounted, renewsAt, dedupeKey } = renewing;
      const isUnknown = isDiscounted && off === null;
      const amount = isUnknown ? null : formatCents(yearly - (isDiscounted ? (off ?? 0) : 0));
      const letter = billingMails.renewalSoon(member, ctx.site, { product, amount, at: renewsAt.getTime() });
      await queueMail(tx, ctx, { dedupeKey, to: member.email, letter });
    }),
  );
}
