import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../base/staffChange.ts';
import { auditAct } from '../../audit/service/writeAudit.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { findCertificateIn } from '../store/certificates.ts';
import { lockMemberCertificate, saveHold } from '../store/memberCertificates.ts';
import type { MemberCertificateKey } from '../types.ts';
import { holderName } from './issueCertificate.ts';

/**
 * Holds the issuing to one person back, or releases it (D31, RUN-14). Refuses with NOT_FOUND, and with INVALID_INPUT
 * where it is held back without a reason (D96). What is so already is left as it is.
 */
export function holdCertificate(
  act: StaffAct,
  { isHeldBack, ...key }: MemberCertificateKey & { readonly isHeldBack: boolean },
): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const now = new Date(act.now);
    const holder = await findRecipient(tx, key.memberId);
    const certificate = await findCertificateIn(tx, key.memberId, key.certificateId);
    if (holder === null || certificate === null) return refuse('NOT_FOUND');
    const own = await lockMemberCertificate(tx, key, now);
    if (own === null) return refuse('NOT_FOUND');
    const wasHeldBack = own.heldBackAt !== null;
    if (wasHeldBack === isHeldBack) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(act, { takesAway: isHeldBack });
    if (unexplained !== null) return unexplained;
    await saveHold(tx, key, isHeldBack ? act.reason.trim() : null, now);
    await auditAct(tx, act, {
      action: isHeldBack ? 'CERTIFICATE_HELD_BACK' : 'CERTIFICATE_RELEASED',
      subject: `member/${key.memberId}`,
      before: { isHeldBack: wasHeldBack },
      after: { isHeldBack },
      detail: { ...key },
    });
    const what = `“${certificate.title}” of ${holderName(holder)}`;
    return ok({
      lines: [
        isHeldBack ? `${what} is not issued until it is released.` : `${what} is issued as if it was never held back.`,
      ],
      isSaved: true,
    });
  });
}
