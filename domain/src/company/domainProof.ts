import { day, hour, minute } from '../time.ts';

/** Why a look at the DNS proved nothing. */
export const proofFaults = ['NO_RECORD', 'OTHER_RECORD', 'NO_ANSWER'] as const;
export type ProofFault = (typeof proofFaults)[number];

/** The same in words, for the page of the company. */
export const proofFaultWords: Readonly<Record<ProofFault, string>> = {
  NO_RECORD: 'There is no such record yet. A new one can take an hour to be seen everywhere.',
  OTHER_RECORD: 'There is a record with another text. Compare every letter.',
  NO_ANSWER: 'The name servers of the domain do not answer. Try again later.',
};

const prefix = 'atrium-site=';

/** The name of the TXT record that proves a domain, and its text (D11). */
export function proofRecord(domain: string, token: string): { readonly name: string; readonly text: string } {
  return { name: `_atrium.${domain}`, text: prefix + token };
}

/** What the TXT records of that name prove: null when the domain is proved. `texts` null: nobody answered. */
export function judgeRecords(texts: readonly string[] | null, token: string): ProofFault | null {
  if (texts === null) return 'NO_ANSWER';
  const found = texts.map((text) => text.trim());
  if (found.includes(prefix + token)) return null;
  return found.some((text) => text.startsWith(prefix)) ? 'OTHER_RECORD' : 'NO_RECORD';
}

/** A domain, as far as it is looked at by itself; instants in epoch milliseconds. */
export interface LookedAt {
  /** Null: it is looked at only when somebody asks. */
  readonly addedAt: number | null;
  readonly checkedAt: number | null;
  readonly verifiedBy: 'DNS' | 'STAFF' | null;
}

/** How long a new domain is looked at by itself, in milliseconds. */
const patience = 30 * day;

/**
 * When a domain is looked at next, in epoch milliseconds: a new one every minute of its first hour, then hourly for 30
 * days; one that the DNS has proved daily. Null: only when somebody asks.
 */
export function nextLook({ addedAt, checkedAt, verifiedBy }: LookedAt, now: number): number | null {
  if (verifiedBy === 'STAFF' || addedAt === null) return null;
  if (checkedAt === null) return addedAt;
  if (verifiedBy === 'DNS') return checkedAt + day;
  if (now >= addedAt + patience) return null;
  return checkedAt + (checkedAt < addedAt + hour ? minute : hour);
}
