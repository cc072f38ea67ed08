import { isPublicMailDomain } from '@atrium/domain/access/publicMail.ts';
import { reachesCompany, staffReach, type StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import { proofRecord } from '@atrium/domain/company/domainProof.ts';
import { gainedLines, lostLines } from '@atrium/domain/company/domainUses.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import type { StaffAct, StaffChange } from '../../../../base/staffChange.ts';
import {
  addUnprovedDomain,
  findCompanyDomain,
  findUses,
  saveProof,
  type CompanyDomainRow,
} from '../../store/companyDomains.ts';
import { findCompanyName, removeDomain } from '../../store/staffRealms.ts';
import { isCompanyDomain, normalizeDomain } from './companyDomain.ts';
import { makeChange, type PlannedChange } from './makeChange.ts';

/** A domain of a company, however it is spelled. */
export interface DomainInput {
  readonly companyId: string;
  readonly domain: string;
}

const noCompany = { reason: 'There is no such company.' };
const noDomain = { reason: 'This is no domain of the company any longer.', field: 'domain' };

/**
 * Enters a domain of a company, which counts for nothing until it is proved (COM-01, D11); the same again changes
 * nothing. Refuses with NOT_FOUND for a company that there is not or that is not the caller's, and with INVALID_INPUT
 * for what is no company's own: a public mail provider's, one below which anybody registers names, another company's.
 */
export function addCompanyDomain(
  act: StaffAct,
  { companyId, domain: given }: DomainInput,
): Promise<Result<StaffChange>> {
  return makeChange(act, async (tx) => {
    const company = await findCompanyAs(tx, act, companyId, 'company.write');
    if (company === null) return refuse('NOT_FOUND', noCompany);
    const domain = normalizeDomain(given.trim().replace(/^@/, ''));
    const fault = domainFault(domain, given);
    if (fault !== null) return fault;
    const present = await findCompanyDomain(tx, domain);
    if (present !== null && present.companyId !== companyId)
      return refuse('INVALID_INPUT', { reason: `Another company has ${domain}.`, field: 'domain' });
    return ok({
      lines:
        present === null
          ? [
              `${domain} is entered for ${company}, and counts for nothing until it is proved.`,
              'The page says which record proves it. The DNS is looked at every minute for an hour, then every hour.',
            ]
          : [],
      action: 'DOMAIN_ADDED',
      subject: `domain/${domain}`,
      before: null,
      after: { customerId: companyId, isVerified: false },
      write: (writer) => addUnprovedDomain(writer, domain, companyId, new Date(act.now)),
    });
  });
}

/**
 * Says that a domain is its company's without a record in the DNS, with the name of who says so and why (COM-01, D11);
 * again it changes nothing. Refuses with NOT_FOUND as `addCompanyDomain`, and with INVALID_INPUT for a domain that the
 * company has not, and without a reason.
 */
export function proveCompanyDomain(act: StaffAct, input: DomainInput): Promise<Result<StaffChange>> {
  return onOwn(act, input, async (tx, company, present) => {
    if (present === null) return refuse('INVALID_INPUT', noDomain);
    const { domain, companyId } = present;
    const uses = await findUses(tx, { companyId, domain, now: new Date(act.now) });
    return ok({
      lines: present.verifiedBy === null ? gainedLines(domain, company, uses) : [],
      // it gives a provider power over addresses, so it is said why
      takesAway: true,
      action: 'DOMAIN_PROVED',
      subject: `domain/${domain}`,
      before: { customerId: companyId, isVerified: false },
      after: { customerId: companyId, isVerified: true, verifiedBy: 'STAFF' },
      write: (writer) => saveProof(writer, domain, 'STAFF', new Date(act.now)),
    });
  });
}

/**
 * Removes a domain of a company, and says how many people lose what by it (COM-01); one that it has not is gone
 * already. Refuses with NOT_FOUND as `addCompanyDomain`, and with INVALID_INPUT without a reason.
 */
export function removeCompanyDomain(act: StaffAct, input: DomainInput): Promise<Result<StaffChange>> {
  return onOwn(act, input, async (tx, company, present) => {
    const noted = { action: 'DOMAIN_REMOVED', takesAway: true } as const;
    if (present === null)
      return ok({ lines: [], ...noted, subject: `domain/${input.domain}`, write: () => Promise.resolve() });
    const { domain, companyId, verifiedBy } = present;
    const lines =
      verifiedBy === null
        ? [`${domain} is no domain of ${company} any longer. It was not proved: nobody loses anything.`]
        : lostLines(domain, company, await findUses(tx, { companyId, domain, now: new Date(act.now) }));
    return ok({
      lines,
      ...noted,
      subject: `domain/${domain}`,
      before: { customerId: companyId, domain, isVerified: verifiedBy !== null },
      write: (writer) => removeDomain(writer, domain),
    });
  });
}

/** Plans a change of a domain of this company; null: it has none of this name. */
function onOwn(
  act: StaffAct,
  { companyId, domain: given }: DomainInput,
  plan: (tx: Tx, company: string, present: CompanyDomainRow | null) => Promise<Result<PlannedChange>>,
): Promise<Result<StaffChange>> {
  return makeChange(act, async (tx) => {
    const company = await findCompanyAs(tx, act, companyId, 'domain.write');
    if (company === null) return refuse('NOT_FOUND', noCompany);
    const present = await findCompanyDomain(tx, normalizeDomain(given));
    return plan(tx, company, present?.companyId === companyId ? present : null);
  });
}

/** The name of a company that this caller may touch; null for any other. */
export async function findCompanyAs(
  tx: Tx,
  { by }: Pick<StaffAct, 'by'>,
  companyId: string,
  operation: StaffOperation,
): Promise<string | null> {
  if (companyId.includes('\0')) return null;
  if (by.kind === 'person' && !reachesCompany(staffReach(by, operation), companyId)) return null;
  return findCompanyName(tx, companyId);
}

function domainFault(domain: string, given: string): Refused | null {
  const wrong = (reason: string): Refused => refuse('INVALID_INPUT', { reason, field: 'domain' });
  if (!/^[^.]+(\.[^.]+)+$/.test(domain) || proofRecord(domain, '').name.length > 253)
    return wrong(given.includes('@') ? 'Enter the part after the @ alone.' : 'Enter a domain, as acme.example.');
  if (isPublicMailDomain(domain)) return wrong(`Anybody gets an address at ${domain}.`);
  return isCompanyDomain(domain)
    ? null
    : wrong(`Anybody registers names below ${domain}: it is not one company’s own.`);
}
