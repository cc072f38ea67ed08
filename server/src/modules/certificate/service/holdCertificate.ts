import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { StaffActor } from '../../../base/actor.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findCertificateIn } from '../store/certificates.ts';
import { lockMemberCertificate, saveHold } from '../store/memberCertificates.ts';
import type { MemberCertificateKey } from '../types.ts';

/**
 * Holds the issuing to one person back for a reason, or releases it (`reason` null), by staff at the command line
 * (D31). Refuses with NOT_FOUND.
 */
export async function holdCertificate(
  ctx: Pick<Context, 'db' | 'now'>,
  { by, reason, ...key }: MemberCertificateKey & { readonly by: StaffActor; readonly reason: string | null },
): Promise<Result<{ readonly isHeldBack: boolean }>> {
  return transaction(ctx.db, async (tx): Promise<Result<{ readonly isHeldBack: boolean }>> => {
    const now = new Date(ctx.now);
    if ((await findCertificateIn(tx, key.memberId, key.certificateId)) === null) return refuse('NOT_FOUND');
    if ((await lockMemberCertificate(tx, key, now)) === null) return refuse('NOT_FOUND');
    await saveHold(tx, key, reason, now);
    await writeAudit(tx, ctx, {
      actor: by,
      action: reason === null ? 'CERTIFICATE_RELEASED' : 'CERTIFICATE_HELD_BACK',
      subject: `member/${key.memberId}`,
      ...(reason !== null && { reason }),
      after: { isHeldBack: reason !== null },
      detail: { ...key },
    });
    return ok({ isHeldBack: reason !== null });
  });
}
