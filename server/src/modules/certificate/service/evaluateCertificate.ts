import { earnedCriteria } from '@atrium/domain/certificate/standing.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { findCertificateIn, listCandidates } from '../store/certificates.ts';
import { listHeldKeys, lockMemberCertificate, saveEligibility } from '../store/memberCertificates.ts';
import type { CertificateRow, MemberCertificateKey, VersionRow } from '../types.ts';

/** A certificate that a member has earned now, with the criteria by which they did. */
export interface Earned {
  readonly row: CertificateRow;
  readonly version: VersionRow;
}

/** Evaluates each certificate that a member may earn: the job behind badges and attendance (D31). */
export async function evaluateMember(
  ctx: Pick<Context, 'db' | 'pool' | 'now'>,
  { memberId }: { readonly memberId: string },
): Promise<void> {
  const [candidates, held] = await Promise.all([
    listCandidates(ctx, memberId),
    listHeldKeys(ctx.db, memberId, new Date(ctx.now)),
  ]);
  for (const { certificateId, type } of candidates) {
    if (type === 'CrashCourse' && !held.includes(`certificate/${certificateId}`)) continue;
    await transaction(ctx.db, (tx) => evaluateCertificate(tx, ctx, { memberId, certificateId }));
  }
}

/**
 * Locks the member's row of a known certificate, evaluates the criteria and records since when they are met. Returns
 * what was earned, null when the criteria are not met (D31, THR-37).
 */
export async function evaluateCertificate(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  key: MemberCertificateKey,
): Promise<Earned | null> {
  const own = await lockMemberCertificate(tx, key, new Date(now));
  if (own === null) return null;
  const earned = await findEarned(tx, key, now);
  if ((earned !== null) !== (own.eligibleAt !== null)) {
    await saveEligibility(tx, key, earned === null ? null : new Date(now), new Date(now));
  }
  return earned;
}

/** What a member has earned at `now`, from the criteria and their work; null when these are not met. */
export async function findEarned(
  tx: Tx,
  { memberId, certificateId }: MemberCertificateKey,
  now: number,
): Promise<Earned | null> {
  const row = await findCertificateIn(tx, memberId, certificateId);
  if (row === null) return null;
  const entitled =
    row.type === 'CrashCourse' &&
    (await listHeldKeys(tx, memberId, new Date(now))).includes(`certificate/${certificateId}`);
  const version = earnedCriteria({ ...row, entitled }, now);
  return version === null ? null : { row, version };
}
