import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import type { Cadence } from '@atrium/domain/certificate/facts.ts';
import { issuedUpTo, nextIssueAt, willBeIssuedAt } from '@atrium/domain/certificate/issuing.ts';
import { maskAddress } from '@atrium/domain/person/shownAddress.ts';
import type { StaffContext } from '../../../base/context.ts';
import { listEarned, type EarnedFilter } from '../store/earned.ts';
import type { MemberCertificateKey } from '../types.ts';
import { findEarned } from './evaluateCertificate.ts';

/** A certificate that was earned and is not issued, as the team reads it. Instants are epoch milliseconds. */
export interface DueCertificateRow extends MemberCertificateKey {
  readonly title: string;
  readonly displayName: string;
  readonly email: string;
  readonly companyName: string;
  readonly eligibleAt: number;
  /** When the job issues it; null where it is issued by hand, or held back. */
  readonly issuedAt: number | null;
  readonly heldReason: string | null;
  /** Whether the requirements are still met, without which it is not issued. */
  readonly isEarned: boolean;
}

export interface DuePage {
  readonly nextIssueAt: number;
  readonly certificates: readonly DueCertificateRow[];
  readonly nextAfter: number | null;
}

const mostListed = 50;

/** When the job issues it: with its next run what an issuing has left behind, as one that was held back. */
function issuingOf(cadence: Cadence, eligibleAt: number, now: number): number | null {
  const upTo = issuedUpTo(cadence, now);
  return upTo !== null && eligibleAt <= upTo ? now : willBeIssuedAt(cadence, eligibleAt, now);
}

/**
 * A dry run of the issuings to come: what was earned and is not issued, the oldest first, with when it will be, and
 * whether the requirements are still met, which the job asks again (D31, RUN-14).
 */
export async function listDueCertificates(
  { db, now, staff }: Pick<StaffContext, 'db' | 'now' | 'staff'>,
  filter: EarnedFilter,
): Promise<DuePage> {
  const count = Math.min(Math.max(filter.count, 1), mostListed);
  const after = Math.max(filter.after, 0);
  const isWhole = staffReach(staff, 'address.read') === 'all';
  const rows = await listEarned(db, { view: filter.view, after, count: count + 1 });
  const certificates = [];
  for (const { cadence, email, ...row } of rows.slice(0, count)) {
    const issuedAt = row.heldReason === null ? issuingOf(cadence, row.eligibleAt, now) : null;
    const isEarned = (await findEarned(db, row, issuedAt ?? now)) !== null;
    certificates.push({ ...row, email: isWhole ? email : maskAddress(email), issuedAt, isEarned });
  }
  return {
    nextIssueAt: nextIssueAt(now),
    certificates,
    nextAfter: rows.length > count ? after + count : null,
  };
}
