import { reachesCompany, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { judgeRecords, nextLook, proofRecord, type ProofFault } from '@atrium/domain/company/domainProof.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../../base/context.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import type { StaffDeps } from '../../../../base/staffChange.ts';
import type { DomainRecords } from '../../../../ports/domainRecords.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import {
  findCompanyDomain,
  listWatchedDomains,
  saveLook,
  saveProof,
  type CompanyDomainRow,
} from '../../store/companyDomains.ts';
import { normalizeDomain } from './companyDomain.ts';
import type { DomainInput } from './companyDomains.ts';

/** What is needed to look at the DNS. */
export type LookDeps = Pick<StaffDeps, 'db' | 'by' | 'now'> & { readonly domainRecords: DomainRecords };

/** How a look at a domain ended. */
export interface DomainLook {
  readonly isProved: boolean;
  /** Why the record was not found; null when it was. */
  readonly fault: ProofFault | null;
}

/** How many domains are looked at in one run, at the same time. */
const mostAtOnce = 20;

/**
 * Looks for the record of a domain in the DNS, and proves it by that (COM-01, D11). What was proved stays so when the
 * record is gone. Refuses with NOT_FOUND for a company that is not the caller's, and for a domain that it has not.
 */
export async function checkCompanyDomain(
  deps: LookDeps,
  { companyId, domain: given }: DomainInput,
): Promise<Result<DomainLook>> {
  const { by } = deps;
  if (by.kind === 'person' && !reachesCompany(staffReach(by, 'company.write'), companyId)) return refuse('NOT_FOUND');
  const present = await findCompanyDomain(deps.db, normalizeDomain(given));
  if (present?.companyId !== companyId) return refuse('NOT_FOUND');
  const look = await lookAt(deps, present);
  return look === null ? refuse('NOT_FOUND') : ok(look);
}

/** Looks at every domain whose turn it is. */
export async function checkDueDomains({
  db,
  now,
  ports: { domainRecords },
}: Pick<Context, 'db' | 'now' | 'ports'>): Promise<void> {
  const watched = await listWatchedDomains(db);
  const due = watched.filter((domain) => {
    const at = nextLook(domain, now);
    return at !== null && at <= now;
  });
  const by = { kind: 'job', name: 'federation.domains' } as const;
  await Promise.all(due.slice(0, mostAtOnce).map((domain) => lookAt({ db, by, now, domainRecords }, domain)));
}

/** Null when the domain is another company's, or nobody's, once the DNS has answered. */
async function lookAt(deps: LookDeps, { domain, companyId, token }: CompanyDomainRow): Promise<DomainLook | null> {
  const fault = judgeRecords(await deps.domainRecords.findTexts(proofRecord(domain, token).name), token);
  const at = new Date(deps.now);
  return transaction(deps.db, async (tx) => {
    await lock(tx, 'federation/realms');
    const present = await findCompanyDomain(tx, domain);
    if (present?.companyId !== companyId || present.token !== token) return null;
    await saveLook(tx, domain, fault, at);
    if (fault !== null || present.verifiedBy === 'DNS') return { isProved: present.verifiedBy !== null, fault };
    await saveProof(tx, domain, 'DNS', at);
    await auditAct(
      tx,
      { ...deps, reason: '' },
      {
        action: 'DOMAIN_PROVED',
        subject: `domain/${domain}`,
        before: { customerId: companyId, isVerified: present.verifiedBy !== null },
        after: { customerId: companyId, isVerified: true, verifiedBy: 'DNS' },
      },
    );
    return { isProved: true, fault };
  });
}
