import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { mailState, mayStop } from '@atrium/domain/outbox/mailState.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { lockMail, withdrawMail } from '../../../../mail/acts.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';

/**
 * Stops a mail that has not left; one that was withdrawn stays so (RUN-01). Refuses with NOT_FOUND for no mail, and
 * with INVALID_INPUT for one that was sent, and without a reason (D96).
 */
export function stopMail(deps: StaffAct, { mailId }: { readonly mailId: number }): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const mail = await lockMail(tx, mailId);
    if (mail === null) return refuse('NOT_FOUND', { reason: 'There is no such mail.' });
    const state = mailState(mail);
    if (state === 'WITHDRAWN') return ok({ lines: [], isSaved: false });
    if (!mayStop(state)) return refuse('INVALID_INPUT', { reason: 'This mail was sent.' });
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    await withdrawMail(tx, deps, mailId);
    await auditAct(tx, deps, {
      action: 'MAIL_STOPPED',
      subject: `mail/${String(mailId)}`,
      before: { state },
      after: { state: 'WITHDRAWN' },
      detail: { to: mail.to, subject: mail.subject },
    });
    return ok({ lines: [`“${mail.subject}” to ${mail.to} is withdrawn: it is not sent.`], isSaved: true });
  });
}
