import { reachesCompany, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { proofRecord } from '@atrium/domain/company/domainProof.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isClosed, isFull, isLater } from '@atrium/domain/pass/passTerms.ts';
import { maskAddress, seesAddress } from '@atrium/domain/person/shownAddress.ts';
import type { StaffContext } from '../../../base/context.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { readContracts } from '../../seat/service/staff/contractOf.ts';
import {
  countPeople,
  findFacts,
  findState,
  listAdministrators,
  listDomains,
  listSuccessManagers,
} from '../store/company.ts';
import { listCompanyPasses } from '../store/passes.ts';
import type { CompanyDomain, CompanyPage, CompanyPass } from '../types.ts';

/**
 * A company with its contracts, as the team sees it (COM-01). NOT_FOUND for one that there is not, and for one that the
 * caller's role does not reach (STF-01); somebody who reads no addresses gets them masked.
 */
export async function getCompany(ctx: StaffContext, companyId: string): Promise<Result<CompanyPage>> {
  if (companyId.includes('\0') || !reachesCompany(staffReach(ctx.staff, 'company.read'), companyId))
    return refuse('NOT_FOUND');
  const now = new Date(ctx.now);
  const page = await inTenant(
    ctx.db,
    companyId,
    async (tx): Promise<CompanyPage | null> => {
      const facts = await findFacts(tx, companyId);
      if (facts === null) return null;
      const isWhole = seesAddress(ctx.staff, companyId);
      const administrators = await listAdministrators(tx, companyId, now);
      return {
        ...facts,
        people: await countPeople(tx, companyId),
        contract: await findState(tx, companyId, now),
        domains: (await listDomains(tx, companyId)).map(domainOf),
        passes: (await listCompanyPasses(tx, companyId, now)).map((pass) => passOf(pass, ctx.now)),
        administrators: administrators.map(({ email, ...person }) => ({
          ...person,
          email: isWhole ? email : maskAddress(email),
        })),
        successManagers: await listSuccessManagers(tx, companyId),
        ...(await readContracts(tx, companyId, ctx.now)),
      };
    },
    snapshot,
  );
  return page === null ? refuse('NOT_FOUND') : ok(page);
}

function domainOf({
  token,
  verifiedAt,
  checkedAt,
  ...domain
}: Awaited<ReturnType<typeof listDomains>>[number]): CompanyDomain {
  const { name, text } = proofRecord(domain.domain, token);
  return {
    ...domain,
    isVerified: verifiedAt !== null,
    verifiedAt: verifiedAt?.getTime() ?? null,
    recordName: name,
    recordText: text,
    checkedAt: checkedAt?.getTime() ?? null,
  };
}

function passOf(row: Awaited<ReturnType<typeof listCompanyPasses>>[number], now: number): CompanyPass {
  const pass = { ...row, startsAt: row.startsAt?.getTime() ?? null, closesAt: row.closesAt?.getTime() ?? null };
  const state = isClosed(pass, now) ? 'CLOSED' : isFull(pass) ? 'FULL' : isLater(pass, now) ? 'LATER' : 'OPEN';
  return { ...pass, state };
}
