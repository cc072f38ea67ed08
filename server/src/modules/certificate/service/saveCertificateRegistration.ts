import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { findCertificate } from '../store/certificates.ts';
import { findCurrentCredential } from '../store/credentials.ts';
import { lockMemberCertificate, saveRegistration } from '../store/memberCertificates.ts';
import type { CertificateChange } from '../types.ts';
import { isOpenTo } from './certificates.ts';
import { evaluateCertificate } from './evaluateCertificate.ts';

/**
 * Registers the viewer for a certificate, so that their work counts, earlier work included; or ends the registration,
 * which stops future issuing, keeps enrollments and revokes nothing (CRT-02, D31). Idempotent. Refuses with NOT_FOUND,
 * and with INVALID_INPUT for a crash course, which has no registration.
 */
export async function saveCertificateRegistration(
  ctx: MemberContext,
  { certificateId, registered }: { readonly certificateId: string; readonly registered: boolean },
): Promise<Result<CertificateChange>> {
  const { memberId } = ctx.viewer;
  const row = await findCertificate(ctx, memberId, certificateId);
  if (row === null || !isOpenTo(ctx, row)) return refuse('NOT_FOUND');
  if (row.type !== 'Open') return refuse('INVALID_INPUT', { reason: 'CRASH_COURSE', field: 'certificateId' });
  const key = { memberId, certificateId };
  const now = new Date(ctx.now);
  return transaction(ctx.db, async (tx) => {
    const own = await lockMemberCertificate(tx, key, now);
    if (own === null) return refuse('NOT_FOUND');
    if ((own.registeredAt !== null) !== registered) {
      await saveRegistration(tx, key, registered ? now : null, now);
      await evaluateCertificate(tx, ctx, key);
    }
    const isCompleted = (await findCurrentCredential(tx, key)) !== null;
    return ok({ certificateId, isRegistered: registered, isCompleted });
  });
}
