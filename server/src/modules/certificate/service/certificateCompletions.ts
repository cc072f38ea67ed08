import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { StaffContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { runOf } from '../../../base/sql/transaction.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { auditAct } from '../../audit/service/writeAudit.ts';
import { recordEvents } from '../../endpoint/service/recordEvents.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { findCertificateIn } from '../store/certificates.ts';
import { endCredential, findCurrentCredential, isEverIssued } from '../store/credentials.ts';
import { lockMemberCertificate } from '../store/memberCertificates.ts';
import type { CertificateChange, MemberCertificateKey } from '../types.ts';
import { evaluateCertificate, findEarned } from './evaluateCertificate.ts';
import { holderName, issueCertificate, reissueCertificate } from './issueCertificate.ts';

/** Whose certificate staff issues or revokes, and why; `userId` null: their own. */
interface CompletionInput {
  readonly certificateId: string;
  readonly userId: string | null;
  /** '' for none. */
  readonly reason: string;
  /** Whether it is only rehearsed, and nothing is changed. */
  readonly dryRun?: boolean;
}

/**
 * Issues a certificate to a member now (D31, THR-37): for staff, and only when the criteria are met, which are
 * evaluated here. One that is held back or revoked is issued too. To a member who holds it nothing happens, unless
 * their name has changed: then a new credential replaces the former one, whatever the criteria are now. Refuses with
 * NOT_FOUND and NOT_ELIGIBLE.
 */
export async function addCertificateCompletion(
  ctx: StaffContext,
  call: CompletionInput,
): Promise<Result<CertificateChange>> {
  const unexplained = refuseReason(call, { takesAway: false });
  if (unexplained !== null) return unexplained;
  const key = keyOf(ctx, call);
  const reason = call.reason.trim();
  return runOf({ dryRun: call.dryRun ?? false })(ctx.db, async (tx): Promise<Result<CertificateChange>> => {
    const holder = await findRecipient(tx, key.memberId);
    if (holder === null) return refuse('NOT_FOUND');
    const certificate = await findCertificateIn(tx, key.memberId, key.certificateId);
    if (certificate === null) return refuse('NOT_FOUND');
    // before the lock, so that a refusal leaves no row
    const isIssued = (await findCurrentCredential(tx, key)) !== null;
    if (!isIssued && (await findEarned(tx, key, ctx.now)) === null) return refuse('NOT_ELIGIBLE');
    await lockMemberCertificate(tx, key, new Date(ctx.now));
    const by = ctx.viewer.memberId;
    // another call may have issued it before this one had the lock
    const held = await findCurrentCredential(tx, key);
    if (held !== null) {
      if (held.holderName === holderName(holder)) return changed(tx, ctx, key, []);
      await reissueCertificate(tx, ctx, { key, by, reason, former: held.credentialId });
      return changed(tx, ctx, key, [
        `“${certificate.title}” is issued again in the name of ${holderName(holder)}, who is mailed.`,
      ]);
    }
    const earned = await evaluateCertificate(tx, ctx, key);
    if (earned === null) return refuse('NOT_ELIGIBLE');
    await issueCertificate(tx, ctx, { ...earned, key, by, reason });
    return changed(tx, ctx, key, [`“${certificate.title}” is issued to ${holderName(holder)}, who is mailed.`]);
  });
}

/**
 * Revokes a member's certificate for a reason, which the holder sees; the job does not issue it again. Idempotent.
 * Refuses with INVALID_INPUT without a reason, and with NOT_FOUND when it was never issued.
 */
export async function removeCertificateCompletion(
  ctx: StaffContext,
  { reason, dryRun = false, ...call }: CompletionInput,
): Promise<Result<CertificateChange>> {
  const unexplained = refuseReason({ reason, dryRun }, { takesAway: true });
  if (unexplained !== null) return unexplained;
  const key = keyOf(ctx, call);
  return runOf({ dryRun })(ctx.db, async (tx): Promise<Result<CertificateChange>> => {
    if (!(await isEverIssued(tx, key))) return refuse('NOT_FOUND');
    await lockMemberCertificate(tx, key, new Date(ctx.now));
    const current = await findCurrentCredential(tx, key);
    if (current === null) return changed(tx, ctx, key, []);
    await endCredential(tx, current.credentialId, reason.trim(), new Date(ctx.now));
    await auditAct(tx, staffAct(ctx, { reason }), {
      action: 'CERTIFICATE_REVOKED',
      subject: `credential/${current.credentialId}`,
      detail: { ...key },
    });
    await recordEvents(tx, ctx.now, {
      type: 'certificate.revoked',
      data: { ...key, credentialId: current.credentialId },
    });
    return changed(tx, ctx, key, [
      `${current.credentialId} of ${current.holderName} is revoked. Whoever checks it reads so, and reads the reason.`,
    ]);
  });
}

function keyOf(
  { viewer }: StaffContext,
  { certificateId, userId }: Omit<CompletionInput, 'reason' | 'dryRun'>,
): MemberCertificateKey {
  return { memberId: userId ?? viewer.memberId, certificateId };
}

async function changed(
  tx: Tx,
  { now }: StaffContext,
  key: MemberCertificateKey,
  lines: readonly string[],
): Promise<Result<CertificateChange>> {
  const own = await lockMemberCertificate(tx, key, new Date(now));
  const isCompleted = (await findCurrentCredential(tx, key)) !== null;
  return ok({
    certificateId: key.certificateId,
    isRegistered: own !== null && own.registeredAt !== null,
    isCompleted,
    lines,
  });
}
