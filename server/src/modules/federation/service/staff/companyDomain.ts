import { domainToASCII } from 'node:url';
import { mayBelongToCustomer } from '@atrium/domain/access/federatedSignIn.ts';
import { parse } from 'tldts';

/** A domain as it is stored: in ASCII and lower case. Empty when it cannot be one. */
export function normalizeDomain(given: string): string {
  return domainToASCII(given.trim());
}

/**
 * Whether a normalized domain can be one company's own (D11): not a public mail domain, and not a public suffix like
 * co.uk, below which anybody registers names.
 */
export function isCompanyDomain(domain: string): boolean {
  return mayBelongToCustomer(domain) && parse(domain, { allowPrivateDomains: true }).domain !== null;
}
