import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { mailWithheldWords } from '@atrium/domain/outbox/letters.ts';
import { isAgainAlready, mailState, maySendAgain } from '@atrium/domain/outbox/mailState.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { copyMail, findCopy, isToFormerAddress, lockMail, retryMail } from '../../../../mail/acts.ts';
import { findMailStop } from '../../../../mail/trouble.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';

/**
 * Tries a mail that failed at once, or sends one that was sent once more, as a mail of its own; a second press within
 * ten minutes changes nothing (RUN-01). Refuses with NOT_FOUND for no mail, and with INVALID_INPUT for one that was
 * withdrawn, whose text had a code and is gone, whose reader has given up the address since then, or whose address is
 * not mailed any more.
 */
export function sendMailAgain(deps: StaffAct, { mailId }: { readonly mailId: number }): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const mail = await lockMail(tx, mailId);
    if (mail === null) return refuse('NOT_FOUND', { reason: 'There is no such mail.' });
    const state = mailState(mail);
    if (state === 'WAITING') return ok({ lines: [], isSaved: false });
    if (state === 'WITHDRAWN') return refuse('INVALID_INPUT', { reason: 'This mail was withdrawn.' });
    if (!maySendAgain({ state, isSecret: mail.isSecret }))
      return refuse('INVALID_INPUT', {
        reason: 'This mail had a code, and its text is gone. A new code can be asked for.',
      });
    if (await isToFormerAddress(tx, mailId))
      return refuse('INVALID_INPUT', { reason: 'Its reader has another address by now.' });
    const stop = await findMailStop(tx, mail.to);
    if (stop !== null) return refuse('INVALID_INPUT', { reason: `${mailWithheldWords[stop.reason]}.` });
    const unexplained = refuseReason(deps, { takesAway: false });
    if (unexplained !== null) return unexplained;
    if (state === 'FAILED') await retryMail(tx, mailId);
    else {
      const copy = await findCopy(tx, mailId);
      const facts = copy === null ? null : { state: mailState(copy), createdAt: copy.createdAt.getTime() };
      if (isAgainAlready(facts, deps.now)) return ok({ lines: [], isSaved: false });
      await copyMail(tx, deps, mailId);
    }
    await auditAct(tx, deps, {
      action: 'MAIL_SENT_AGAIN',
      subject: `mail/${String(mailId)}`,
      before: { state },
      after: { state: 'WAITING' },
      detail: { to: mail.to, subject: mail.subject },
    });
    return ok({ lines: [`“${mail.subject}” is sent to ${mail.to} again.`], isSaved: true });
  });
}
