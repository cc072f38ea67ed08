import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { billingMails } from '../mails.ts';
import { listEndingTrials } from '../store/trials.ts';

/** How long before the end of a trial the mail is sent, in milliseconds. */
const notice = 3 * day;

/** Tells everybody on a trial, once, that it ends in three days (D74). */
export async function mailTrialEnds(ctx: Context): Promise<void> {
  const window = { after: new Date(ctx.now), until: new Date(ctx.now + notice), atLeast: notice + day };
  const fieldsOf = ({ memberId }: { readonly memberId: string }): object => ({ memberId });
  await runEach(await listEndingTrials(ctx.db, window), { log: ctx.log, fieldsOf }, ({ memberId, endsAt, dedupeKey }) =>
    transaction(ctx.db, async (tx) => {
      const member = await findRecipient(tx, memberId);
      if (member === null) return;
      const letter = billingMails.trialEnding(member, ctx.site, endsAt.getTime());
      await queueMail(tx, ctx, { dedupeKey, to: member.email, letter });
    }),
  );
}
