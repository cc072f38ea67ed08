import type { PersonGrant } from './personQuery.ts';

const sources: Readonly<Record<string, string>> = {
  SUBSCRIPTION: 'Subscription',
  PURCHASE: 'Purchase',
  PASS: 'Pass',
  CONTRACT: 'Contract',
  TRIAL: 'Trial',
  FREEMIUM: 'Free plan',
  STAFF: 'The team',
};

/** Where a grant comes from, in a word. */
export function sourceWords(source: string): string {
  return sources[source] ?? source;
}

const states = { IN_FORCE: 'in force', LATER: 'begins later', OVER: 'over', ENDED: 'ended early' } as const;

/** Where a grant is today, in words. */
export function stateWords(state: PersonGrant['state']): string {
  return states[state];
}

/** When a grant ends or was ended, epoch milliseconds; null for one without an end. */
export function endOf({ endsAt, revokedAt }: Pick<PersonGrant, 'endsAt' | 'revokedAt'>): number | null {
  const ends = [endsAt, revokedAt].filter((at) => at !== null).map(Number);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The years that a ledger spans, the first and the one after the last; at least three, with this one in them. */
export function yearsOf(grants: readonly Pick<PersonGrant, 'startsAt' | 'endsAt' | 'revokedAt'>[], now: number) {
  const year = (at: number): number => new Date(at).getUTCFullYear();
  const instants = [now, ...grants.flatMap((grant) => [Number(grant.startsAt), endOf(grant) ?? now])];
  const first = year(Math.min(...instants));
  return { first, after: Math.max(year(Math.max(...instants)) + 1, first + 3) };
}
