import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { alwaysSentWords } from '@atrium/domain/outbox/letters.ts';
import type { Context } from '../../../../base/context.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { addSwitch, removeSwitch } from '../../store/switches.ts';
import { findKind } from '../listLetters.ts';

/**
 * Switches a letter off, so that none of its mails is sent from then on, or on again (RUN-01). Mails that were queued
 * before leave. Refuses with NOT_FOUND for no letter, and with INVALID_INPUT for one that is always sent, and for
 * switching off without a reason.
 */
export function switchLetter(
  deps: StaffAct & Pick<Context, 'letterKinds'>,
  { letter, isOn }: { readonly letter: string; readonly isOn: boolean },
): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const kind = findKind(deps, letter);
    if (!kind.ok) return kind;
    const { title, alwaysSent, to } = kind.value;
    if (!isOn && alwaysSent !== null) return refuse('INVALID_INPUT', { reason: alwaysSentWords[alwaysSent] });
    const now = new Date(deps.now);
    const offSince = isOn ? await removeSwitch(tx, letter) : null;
    const isChanged = isOn ? offSince !== null : await addSwitch(tx, letter, now);
    if (!isChanged) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(deps, { takesAway: !isOn });
    if (unexplained !== null) return unexplained;
    await auditAct(tx, deps, {
      action: isOn ? 'LETTER_SWITCHED_ON' : 'LETTER_SWITCHED_OFF',
      subject: `letter/${letter}`,
      before: { isOn: !isOn },
      after: { isOn },
      detail: offSince === null ? {} : { offSince: offSince.toISOString() },
    });
    const lines = isOn
      ? [`“${title}” is sent again from now on.`, 'What was not sent meanwhile is not sent later.']
      : [`“${title}” is not sent any more.`, `It went to: ${to}`, 'Mails that already wait still leave.'];
    return ok({ lines, isSaved: true });
  });
}
