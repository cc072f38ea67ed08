import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { lockMail } from '../../../../mail/acts.ts';
import { endMailStop, findMailStop } from '../../../../mail/trouble.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { findAddress } from '../../store/outbox.ts';

/** Whose address it is: a member's, or that of a mail, for somebody without an account. */
export type MailedAgain = { readonly memberId: string } | { readonly mailId: number };

/**
 * Mails somebody again whose address was given up, because mails came back or were marked as spam (RUN-13). What was
 * not sent meanwhile is not sent later. Refuses with NOT_FOUND for nobody, and without a reason.
 */
export function mailAgain(deps: StaffAct, whose: MailedAgain): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const isOfMail = 'mailId' in whose;
    const address = isOfMail ? ((await lockMail(tx, whose.mailId))?.to ?? null) : await findAddress(tx, whose.memberId);
    if (address === null)
      return refuse('NOT_FOUND', { reason: isOfMail ? 'There is no such mail.' : 'There is no such person.' });
    const stop = await findMailStop(tx, address);
    if (stop === null || !(await endMailStop(tx, address))) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    await auditAct(tx, deps, {
      action: 'MAIL_RESUMED',
      subject: isOfMail ? `mail/${String(whose.mailId)}` : `member/${whose.memberId}`,
      before: { stoppedFor: stop.reason, since: stop.since.toISOString() },
      after: { stoppedFor: null },
    });
    const lines = [`Mails to ${address} are sent again from now on.`, 'What was not sent meanwhile is not sent later.'];
    return ok({ lines, isSaved: true });
  });
}
