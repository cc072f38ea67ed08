import type { GrantSource } from '../access/entitlement.ts';

export const grantStates = ['IN_FORCE', 'LATER', 'OVER', 'ENDED'] as const;
/** Where a grant is at an instant; ENDED: by somebody, before its time. */
export type GrantState = (typeof grantStates)[number];

/** When a grant begins and ends, epoch milliseconds; the end is exclusive. */
export interface GrantSpan {
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly revokedAt: number | null;
}

export function grantState({ startsAt, endsAt, revokedAt }: GrantSpan, now: number): GrantState {
  if (revokedAt !== null) return 'ENDED';
  if (endsAt !== null && endsAt <= now) return 'OVER';
  return startsAt <= now ? 'IN_FORCE' : 'LATER';
}

/** What the team itself has by being on it (BEG-07); it goes with the last role. */
export const teamRef = 'staff-team';

/** Which source a grant is of. */
export interface GrantOrigin {
  readonly source: GrantSource;
  readonly sourceRef: string;
}

/** Why a grant cannot be ended by itself, and where its source is; absent: it can. */
const elsewhere: Partial<Record<GrantSource, string>> = {
  SUBSCRIPTION: 'It follows a subscription, and ends with it.',
  PURCHASE: 'It was bought, and ends when the payment is given back.',
  CONTRACT: 'It comes with a company’s contract: its seat is revoked on the page of the company.',
};

/** Why a grant is not ended here, in a sentence; null for one that is (PEO-01). */
export function keptBy({ source, sourceRef }: GrantOrigin): string | null {
  if (source === 'STAFF' && sourceRef === teamRef) return 'It comes with the team, and goes with the last role.';
  return elsewhere[source] ?? null;
}

/** Whether a grant can be ended at all: one that is over or ended cannot. */
export function mayEnd(grant: GrantOrigin, state: GrantState): boolean {
  return keptBy(grant) === null && (state === 'IN_FORCE' || state === 'LATER');
}
