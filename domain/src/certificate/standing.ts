import { longDate } from '../longDate.ts';
import { acceptedCriteria, criteriaProgress, nearestCriteria, type CriteriaProgress } from './criteria.ts';
import type { Cadence, CertificateType, CriteriaVersion } from './facts.ts';
import { willBeIssuedAt } from './issuing.ts';
import { missingSentence } from './missingSentence.ts';

export const certificateStates = ['ISSUED', 'REVOKED', 'MET', 'IN_PROGRESS', 'UNREGISTERED'] as const;
/**
 * ISSUED: the member holds the credential. REVOKED: it was taken back. MET: earned, not issued yet. UNREGISTERED: one
 * that has to be registered for.
 */
export type CertificateState = (typeof certificateStates)[number];

/** A member and a certificate. Instants are epoch milliseconds. */
export interface CertificateFacts<Version extends CriteriaVersion = CriteriaVersion> {
  readonly type: CertificateType;
  readonly cadence: Cadence;
  readonly versions: readonly Version[];
  /** Null: not registered. */
  readonly registeredAt: number | null;
  /** Whether the member holds the entitlement to a crash course's certificate. */
  readonly entitled: boolean;
  /** The member's latest credential; null without any. */
  readonly credential: { readonly revoked: boolean } | null;
  /** Since when the criteria are met, as recorded. */
  readonly eligibleAt: number | null;
  /** Staff holds the issuing back. */
  readonly isHeldBack: boolean;
}

export interface CertificateStanding<Version extends CriteriaVersion = CriteriaVersion> {
  readonly state: CertificateState;
  /** The criteria that are shown: of the accepted ones those that the member is nearest to. Null without any. */
  readonly version: Version | null;
  readonly progress: CriteriaProgress;
  /** When it will be issued, epoch milliseconds; null where that is not known. */
  readonly issuesAt: number | null;
  /** Why it is not issued yet, and what is missing; null when it is issued. */
  readonly sentence: string | null;
}

/** Whether the member may be issued this certificate at all: Open needs a registration, CrashCourse the entitlement. */
export function isCandidate({
  type,
  registeredAt,
  entitled,
}: Pick<CertificateFacts, 'type' | 'registeredAt' | 'entitled'>) {
  return type === 'Open' ? registeredAt !== null : entitled;
}

/** The accepted criteria that the member meets at `now`; null: the certificate is not earned (D31, THR-37). */
export function earnedCriteria<Version extends CriteriaVersion>(
  facts: Pick<CertificateFacts<Version>, 'type' | 'registeredAt' | 'entitled' | 'versions'>,
  now: number,
): Version | null {
  if (!isCandidate(facts)) return null;
  const accepted = acceptedCriteria(facts.versions, facts.registeredAt, now);
  return accepted.find(({ groups }) => criteriaProgress(groups).isMet) ?? null;
}

/** How far a member is with a certificate, by the rule that issues it (CRT-04, D31). */
export function certificateStanding<Version extends CriteriaVersion>(
  facts: CertificateFacts<Version>,
  now: number,
): CertificateStanding<Version> {
  const version = nearestCriteria(acceptedCriteria(facts.versions, facts.registeredAt, now));
  const groups = version?.groups ?? [];
  const progress = criteriaProgress(groups);
  const known = { version, progress, issuesAt: null };
  const { credential } = facts;
  if (credential?.revoked === false) return { ...known, state: 'ISSUED', sentence: null };
  if (credential !== null) {
    return {
      ...known,
      state: 'REVOKED',
      sentence: 'This certificate was revoked. Contact support if you think that is a mistake.',
    };
  }
  const missing = missingSentence(groups);
  if (!isCandidate(facts)) {
    const start = missing ?? 'You meet every requirement.';
    const next =
      facts.type === 'Open' ? 'Register to have your progress count.' : 'The certificate comes with the crash course.';
    return { ...known, state: 'UNREGISTERED', sentence: `${start} ${next}` };
  }
  if (!progress.isMet) return { ...known, state: 'IN_PROGRESS', sentence: missing };
  if (facts.isHeldBack) {
    return { ...known, state: 'MET', sentence: 'Requirements met. Our team is reviewing it before it is issued.' };
  }
  const issuesAt = willBeIssuedAt(facts.cadence, facts.eligibleAt ?? now, now);
  const sentence =
    issuesAt === null ? 'Requirements met, issued by our team.' : `Requirements met, issued on ${longDate(issuesAt)}`;
  return { ...known, state: 'MET', issuesAt, sentence };
}
