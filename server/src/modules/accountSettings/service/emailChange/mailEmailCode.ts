import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../base/context.ts';
import type { JobPayloads } from '../../../../base/jobs/jobTypes.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import { queueMail } from '../../../../mail/outbox.ts';
import { isAddressInUse } from '../../../member/service/addressInUse.ts';
import { accountSettingsMails } from '../../mails.ts';
import { findAddressHolder, lockEmailChange, saveEmailCode } from '../../store/emailChanges.ts';
import { makeEmailCode } from './code.ts';

/**
 * Makes the code of a request and mails it to the new address; the present one gets a mail that says what was asked
 * (THR-04). The owner of an address that is taken gets a mail that says so, and nobody gets a code (THR-12).
 */
export async function mailEmailCode(
  ctx: Context,
  { memberId, email }: JobPayloads['accountSettings.mailEmailCode'],
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const change = await lockEmailChange(tx, memberId);
    const isOpen = change !== null && change.codeHash === null && change.doneAt === null;
    // another request has taken its place, or the job ran before
    if (!isOpen || change.email.toLowerCase() !== email) return;
    const member = await findAddressHolder(tx, memberId);
    if (member === null) return;
    const { code, codeHash } = makeEmailCode(ctx, { memberId, email });
    await saveEmailCode(tx, memberId, codeHash);
    const key = `email-change/${memberId}/${randomUUID()}`;
    const isTaken = await isAddressInUse(tx, email, memberId);
    const letter = isTaken ? accountSettingsMails.emailTaken(ctx.site) : accountSettingsMails.emailCode(ctx.site, code);
    await queueMail(tx, ctx, { dedupeKey: `${key}/new`, to: email, letter });
    const notice = accountSettingsMails.emailChangeAsked({ firstName: member.firstName, email }, ctx.site);
    await queueMail(tx, ctx, { dedupeKey: `${key}/present`, to: member.email, letter: notice });
  });
}
