import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { StaffAct } from '../../../base/staffChange.ts';
import { auditAct } from '../../audit/service/writeAudit.ts';
import { findCertificateIn } from '../store/certificates.ts';
import { lockMemberCertificate, saveHold } from '../store/memberCertificates.ts';
import type { MemberCertificateKey } from '../types.ts';

/**
 * Holds the issuing to one person back, or releases it, by staff at the command line (D31). Refuses with NOT_FOUND, and
 * with INVALID_INPUT where it is held back without a reason (D96).
 */
export async function holdCertificate(
  act: Omit<StaffAct, 'dryRun'>,
  { isHeldBack, ...key }: MemberCertificateKey & { readonly isHeldBack: boolean },
): Promise<Result<{ readonly isHeldBack: boolean }>> {
  const unexplained = refuseReason(act, { takesAway: isHeldBack });
  if (unexplained !== null) return unexplained;
  return transaction(act.db, async (tx): Promise<Result<{ readonly isHeldBack: boolean }>> => {
    const now = new Date(act.now);
    if ((await findCertificateIn(tx, key.memberId, key.certificateId)) === null) return refuse('NOT_FOUND');
    if ((await lockMemberCertificate(tx, key, now)) === null) return refuse('NOT_FOUND');
    await saveHold(tx, key, isHeldBack ? act.reason : null, now);
    await auditAct(tx, act, {
      action: isHeldBack ? 'CERTIFICATE_HELD_BACK' : 'CERTIFICATE_RELEASED',
      subject: `member/${key.memberId}`,
      after: { isHeldBack },
      detail: { ...key },
    });
    return ok({ isHeldBack });
  });
}
