import type { GrantSource } from './entitlement.ts';

export const accountTypes = ['EMPLOYEE', 'MEMBER', 'ALUMNI', 'POST_TRIAL', 'TRIAL', 'LIMITED'] as const;

/** The six account types, upper case as they are stored and sent (D1). */
export type AccountType = (typeof accountTypes)[number];

/** Reads an account type in any case; undefined when it is none of the six (D1). */
export function parseAccountType(text: string): AccountType | undefined {
  const upper = text.trim().toUpperCase();
  return accountTypes.find((type) => type === upper);
}

/** What deriving an account type needs to know of one grant, past or present. */
export type GrantHistoryItem = {
  readonly key: string;
  readonly source: GrantSource;
  /** A pass that hands out a trial; its grants count as TRIAL. */
  readonly trial?: boolean;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly revokedAt: number | null;
};

/**
 * The account type that follows from a person's whole grant history (D4). Instants are epoch milliseconds.
 * STAFF and FREEMIUM grants say nothing about the type, and business-archive alone was never paid for.
 */
export function deriveAccountType(history: readonly GrantHistoryItem[], staff: boolean, now: number): AccountType {
  if (staff) return 'EMPLOYEE';
  const started = history.filter((grant) => hasBegun(grant, now));
  const paid = started.filter(isPaid);
  const trials = started.filter(isTrial);
  if (paid.some((grant) => isRunning(grant, now))) return 'MEMBER';
  if (trials.some((grant) => isRunning(grant, now))) return 'TRIAL';
  if (paid.length > 0) return 'ALUMNI';
  return trials.length > 0 ? 'POST_TRIAL' : 'LIMITED';
}

function isPaid(grant: GrantHistoryItem): boolean {
  if (grant.key === 'area/business-archive' || isTrial(grant)) return false;
  return (
    grant.source === 'SUBSCRIPTION' ||
    grant.source === 'PURCHASE' ||
    grant.source === 'CONTRACT' ||
    grant.source === 'PASS'
  );
}

function isTrial(grant: GrantHistoryItem): boolean {
  return grant.source === 'TRIAL' || (grant.source === 'PASS' && grant.trial === true);
}

function hasBegun(grant: GrantHistoryItem, now: number): boolean {
  return grant.startsAt <= now && (grant.revokedAt === null || grant.revokedAt > grant.startsAt);
}

function isRunning(grant: GrantHistoryItem, now: number): boolean {
  return grant.revokedAt === null && (grant.endsAt === null || now < grant.endsAt);
}
