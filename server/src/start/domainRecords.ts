import { dnsRecords } from '../adapters/dns/domainRecords.ts';
import type { Env } from '../env.ts';
import type { DomainRecords } from '../ports/domainRecords.ts';

/** The real DNS; in the demo the stand-in for names that it never has (RFC 2606), as those of the demo's companies. */
export function domainRecordsOf({ DEMO }: Pick<Env, 'DEMO'>, standIn: DomainRecords): DomainRecords {
  const real = dnsRecords();
  if (DEMO !== 'on') return real;
  const isReserved = (name: string): boolean => /\.(?:example|test|invalid|localhost)$/.test(name);
  return { findTexts: (name) => (isReserved(name) ? standIn : real).findTexts(name) };
}
